// Noctua beside the table: the idea, the task, and the next button. The answer to a try appears on the board, where it
// happened. The panel has room for its longest words from the start, so that the board never moves.
import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import owl from '../../base/art/owl.svg?url';
import { settings } from '../../base/settings/settings.ts';
import ui from '../../base/ui/ui.module.css';
import type { CourseDoor } from '../../table/learn/course-door.ts';
import type { Course, Lesson } from '../../table/learn/lesson.ts';
import { type CourseName, markDone } from '../../table/learn/progress.ts';
import type { Session } from '../../table/session.ts';
import { Diamonds } from './Diamonds.tsx';
import { SHOW_STAGES, type Showing } from './demonstration.ts';
import styles from './learn.module.css';
import type { LessonSource } from './lesson-source.ts';
import { Ways } from './Ways.tsx';
import { learnWords } from './words/index.ts';
import type { Mood } from './words/words.ts';

/** A lesson on the screen, with all its parts. */
export interface Taught {
  readonly name: CourseName;
  readonly door: CourseDoor;
  readonly course: Course;
  readonly number: number;
  readonly lesson: Lesson;
  readonly source: LessonSource;
  readonly session: Session;
  /** Undefined if the board cannot show how something is done. */
  readonly showing: Showing | undefined;
}

/** Joins the tasks into one text: as a dependency of an effect, it changes only when a task does. */
const BETWEEN = '\n';

/** How many reached goals the learner has seen: the guide speaks once the cards rest. */
export function useReached({ session, source }: Pick<Taught, 'session' | 'source'>): number {
  const reached = useSignal(0);
  useSignalEffect(() => {
    if (!session.showing.value && !session.deciding.value) reached.value = source.reached.value;
  });
  return reached.value;
}

export function Coach(props: Taught) {
  const { name, door, number, lesson, session, source, showing } = props;
  const reached = useReached(props);
  const { locale } = settings.value;
  const words = learnWords();
  const step = lesson.steps[reached];
  const before = lesson.steps[reached - 1];
  const done = step === undefined;
  const shown = showing?.shown.value;
  const title = lesson.title[locale];
  const called = words.called(number, door.lessons.length, title);
  const after = afterLesson(props, locale);
  const said = [
    before?.praise[locale],
    step?.say[locale] ?? words.learnt(lesson.learnt[locale]),
    step?.task[locale] ?? after,
  ]
    .filter(Boolean)
    .join(' ');
  const tasks = lesson.steps
    .slice(reached)
    .map(({ task }) => task[locale])
    .join(BETWEEN);
  useEffect(() => {
    session.say(said);
    session.lesson.value = {
      tasks: tasks.split(BETWEEN),
      says: lesson.steps.slice(reached).map(({ say }) => say[locale]),
      missedBy: (actions) => source.missedBy(actions),
      title: done ? title : undefined,
      name: called,
      ...(showing !== undefined && { showMe: () => void showing.play() }),
    };
    if (done) markDone(name, lesson.name);
  }, [session, source, said, tasks, done, name, lesson, reached, locale, title, called, showing]);
  const mood: Mood = done
    ? 'done'
    : shown !== undefined
      ? 'show'
      : session.note.value === ''
        ? 'ask'
        : 'wrong';
  const saying = done ? lesson.steps.length : shown === undefined ? reached : 'show';
  return (
    <aside class={styles.coach} aria-label={words.guide} data-coach data-mood={mood} data-reached={reached}>
      <p class={styles.where}>
        <Diamonds name={name} door={door} now={number} />
      </p>
      <div class={styles.bubble}>
        <img src={owl} alt="" width="72" height="72" />
        <div>
          <span class={`${ui.caps} ${styles.name}`}>{words.guide}</span>
          <Stacked now={String(saying)}>
            {lesson.steps.map(({ say }, index) => (
              <p key={String(index)} class={styles.say}>
                {say[locale]}
              </p>
            ))}
            <p key={String(lesson.steps.length)} class={styles.say}>
              {words.learnt(lesson.learnt[locale])}
            </p>
            <p key="show" class={styles.say}>
              {words.watch}
            </p>
          </Stacked>
        </div>
      </div>
      <div class={styles.task}>
        <span class={ui.caps}>{words.moods[mood]}</span>
        <Stacked now={String(saying)}>
          {lesson.steps.map(({ task }, index) => (
            <h2 key={String(index)}>{task[locale]}</h2>
          ))}
          <h2 key={String(lesson.steps.length)}>{after}</h2>
          <div key="show" class={styles.shown}>
            <h2>{shown?.told}</h2>
            <ol class={styles.stages}>
              {SHOW_STAGES.map((stage, index) => (
                <li
                  key={stage}
                  data-reached={shown !== undefined && index <= SHOW_STAGES.indexOf(shown.stage)}
                  aria-current={stage === shown?.stage ? 'step' : undefined}
                >
                  {words.stages[stage]}
                </li>
              ))}
            </ol>
          </div>
        </Stacked>
        <Ways {...props} mood={mood} />
      </div>
    </aside>
  );
}

/** What comes after this lesson. */
function afterLesson({ course, number }: Taught, locale: 'en' | 'fr'): string {
  const next = course.lessons[number];
  return learnWords().upNext(next === undefined ? learnWords().guided : next.title[locale]);
}

/** Stacks all texts in one place and shows one: the place is as large as the largest. */
function Stacked({ now, children }: { now: string; children: ComponentChildren }) {
  const all = (Array.isArray(children) ? children.flat() : [children]) as readonly {
    readonly key?: string | null;
  }[];
  return (
    <div class={styles.stacked}>
      {all.map((each) => (
        <div key={each.key} aria-hidden={each.key !== now} data-now={each.key === now}>
          {each as ComponentChildren}
        </div>
      ))}
    </div>
  );
}
