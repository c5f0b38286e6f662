// The first lesson of a game: half a minute that shows how to win, in a few pictures of the real board. It asks for no
// action.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import owl from '../../base/art/owl.svg?url';
import { navigate } from '../../base/navigation/router.ts';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import { useRootMark } from '../../base/ui/root-mark.ts';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import { Spotlight } from '../../table/advice/Spotlight.tsx';
import { type Goal, lessonPath } from '../../table/learn/course-door.ts';
import { type CourseName, GOAL, markDone } from '../../table/learn/progress.ts';
import styles from './goal.module.css';
import { learnWords } from './words/index.ts';

interface Props {
  readonly name: CourseName;
  readonly goal: () => Promise<Goal>;
}

export function GoalPage({ name, goal }: Props) {
  useRootMark('data-staged');
  const found = useSignal<Goal | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    goal().then(
      (loaded) => {
        found.value = loaded;
      },
      () => {
        failed.value = true;
      },
    );
  }, [goal, found, failed]);
  if (failed.value) return <Notice title={appWords().error.title} text={appWords().error.text} />;
  if (found.value === undefined) return <Notice title={appWords().loading} quiet />;
  return <Frames name={name} goal={found.value} />;
}

function Frames({ name, goal: { frames, Picture } }: { name: CourseName; goal: Goal }) {
  const at = useSignal(0);
  const words = learnWords();
  const { locale } = settings.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const to = lessonPath(name.game, name.course, 1);
  const frame = frames[at.value];
  const last = at.value === frames.length - 1;
  useEffect(() => {
    if (last) markDone(name, GOAL);
  }, [last, name]);
  const turn = (by: number) => {
    if (last && by > 0) {
      navigate(to);
      return;
    }
    at.value = Math.max(0, at.value + by);
    // A screen reader goes on with the new picture.
    heading.current?.focus({ preventScroll: true });
  };
  const lit = (frame?.lit ?? []).map((place) => ({ place, as: 'look' as const }));
  return (
    <div class={styles.page}>
      <header class={styles.bar}>
        <a class={styles.brand} href="/learn" aria-label={words.all}>
          <Glyph name="ui-back" />
          <b>{nameOfGame(name.game)}</b>
        </a>
        <p class={ui.caps}>{words.goal}</p>
        <a class={styles.skip} href={to}>
          {words.skipGoal}
          <Glyph name="ui-next" />
        </a>
      </header>
      <main class={styles.frame} id="content" data-frame={at.value + 1}>
        <div class={styles.picture} inert data-goal-picture>
          <Picture key={at.value} frame={at.value} />
        </div>
        <div class={styles.words} data-goal-words>
          <img src={owl} alt="" width="92" height="92" />
          <div>
            <h1 ref={heading} tabindex={-1}>
              {frame?.title[locale]}
            </h1>
            <p>{frame?.text[locale]}</p>
          </div>
        </div>
        <div class={styles.reel} data-goal-words>
          <ol>
            {frames.map(({ label }, index) => (
              <li key={label.en} data-reached={index <= at.value}>
                <button
                  type="button"
                  aria-current={index === at.value ? 'step' : undefined}
                  onClick={() => (at.value = index)}
                >
                  {label[locale]}
                </button>
              </li>
            ))}
          </ol>
          <div class={styles.turn}>
            <button
              type="button"
              class={`${ui.button} ${ui.quiet}`}
              disabled={at.value === 0}
              onClick={() => turn(-1)}
            >
              <Glyph name="ui-back" />
              {appWords().back}
            </button>
            <button type="button" class={`${ui.button} ${ui.big}`} data-turn onClick={() => turn(1)}>
              {last ? words.firstLesson : words.showNext}
              <Glyph name="ui-next" />
            </button>
          </div>
        </div>
      </main>
      {lit.length === 0 ? undefined : (
        <Spotlight key={at.value} marks={lit} kept="header, [data-goal-words], [data-bright]" />
      )}
    </div>
  );
}
