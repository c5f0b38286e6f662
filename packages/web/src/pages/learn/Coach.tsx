// Noctua beside the table: the idea, what to try, what became of it, and the way on. Takes the rival's place.
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import owl from '../../base/art/owl.svg?url';
import type { GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { LESSON_COUNT, type Lesson } from '../../table/lesson.ts';
import { RuleLink } from '../../table/Remark.tsx';
import type { Session } from '../../table/session.ts';
import { Diamonds } from './Diamonds.tsx';
import styles from './learn.module.css';
import type { LessonSource } from './lesson-source.ts';
import { markDone } from './progress.ts';
import { learnWords } from './words/index.ts';

interface Props {
  readonly game: GameId;
  readonly number: number;
  readonly lesson: Lesson;
  readonly source: LessonSource;
  readonly session: Session;
}

export function Coach({ game, number, lesson, source, session }: Props) {
  // The guide speaks when the cards have come to rest.
  const reached = useSignal(0);
  useSignalEffect(() => {
    if (!session.showing.value && !session.deciding.value) reached.value = source.reached.value;
  });
  const { locale } = settings.value;
  const step = lesson.steps[reached.value];
  const before = lesson.steps[reached.value - 1];
  const done = step === undefined;
  const said = [before?.praise[locale], step?.say[locale], step?.task[locale]].filter(Boolean).join(' ');
  const tasks = lesson.steps
    .slice(reached.value, reached.value + 2)
    .map(({ task }) => task[locale])
    .join('. ');
  useEffect(() => {
    session.say(said);
    session.lesson.value = { tasks, title: done ? lesson.title[locale] : undefined };
    if (done) markDone(game, number);
  }, [session, said, tasks, done, game, number, lesson, locale]);
  const note = session.note.value;
  const mood = done ? 'done' : note === '' ? 'ask' : 'wrong';
  return (
    <aside class={styles.coach} aria-label={learnWords().guide} data-mood={mood} data-reached={reached.value}>
      <p class={styles.where}>
        <span class={ui.caps}>{learnWords().lesson(number, LESSON_COUNT)}</span>
        <Diamonds game={game} now={number} />
      </p>
      <div class={styles.bubble}>
        <img src={owl} alt="" width="72" height="72" />
        <div>
          <span class={`${ui.caps} ${styles.name}`}>{learnWords().guide}</span>
          {before === undefined ? undefined : <p class={styles.praise}>{before.praise[locale]}</p>}
          {step === undefined ? undefined : <p class={styles.say}>{step.say[locale]}</p>}
        </div>
      </div>
      <div class={styles.task}>
        <span class={ui.caps}>
          {done ? learnWords().done : note === '' ? learnWords().tryIt : learnWords().tryAgain}
        </span>
        <h2>{step?.task[locale] ?? lesson.title[locale]}</h2>
        {note === '' || done ? undefined : (
          <p class={styles.note}>
            <Glyph name="ui-info" />
            <span>
              {note} <RuleLink session={session} />
            </span>
          </p>
        )}
        <Ways game={game} number={number} session={session} source={source} done={done} />
      </div>
    </aside>
  );
}

type WaysProps = Pick<Props, 'game' | 'number' | 'session' | 'source'> & { readonly done: boolean };

function Ways({ game, number, session, source, done }: WaysProps) {
  const next = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (done) next.current?.focus({ preventScroll: true });
  }, [done]);
  const to = `/learn/${game}/${number + 1}`;
  if (done)
    return (
      <div class={styles.ways}>
        <a class={`${ui.button} ${ui.quiet}`} href="/learn">
          {learnWords().all}
        </a>
        <a class={ui.button} href={to} ref={next} data-next>
          {learnWords().next}
          <Glyph name="ui-next" />
        </a>
      </div>
    );
  return (
    <>
      <div class={styles.ways}>
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          aria-label={learnWords().showMe}
          onClick={() => void showMe(session, source)}
        >
          <Glyph name="ui-hint" />
          <span>{learnWords().showMe}</span>
        </button>
        <a class={`${ui.button} ${ui.quiet} ${styles.skip}`} href={to} aria-label={learnWords().skip}>
          <span>{learnWords().skip}</span>
          <Glyph name="ui-next" />
        </a>
      </div>
      <p class={styles.locked}>{learnWords().locked}</p>
    </>
  );
}

/** Says one thing that reaches the goal; the learner still does it. */
async function showMe(session: Session, source: LessonSource): Promise<void> {
  if (!session.mayAct) return;
  const by = session.viewer.value;
  const { action } = await source.hint(by);
  session.note.value = learnWords().example(
    session.voice.tell({ by, action }, session.view.value, session.frame()),
  );
  session.answer(session.note.value);
}
