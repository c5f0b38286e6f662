// All lessons of the three games, the learner's progress, and where to go on.
import { GAME_IDS, type GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Shell } from '../../base/ui/Shell.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import { SCREENS } from '../../games/index.ts';
import { type CourseDoor, lessonPath } from '../../table/learn/course-door.ts';
import {
  type CourseName,
  countDone,
  GOAL,
  hasBegun,
  isDone,
  nextLesson,
} from '../../table/learn/progress.ts';
import { Afterwards } from './Afterwards.tsx';
import { Diamonds } from './Diamonds.tsx';
import { Expansions } from './Expansions.tsx';
import styles from './learn.module.css';
import { NextForYou, nextCourse } from './NextForYou.tsx';
import { useCourse } from './use-course.ts';
import { learnWords } from './words/index.ts';

export function LearnPage() {
  return (
    <Shell>
      <main class={styles.page} id="content">
        <header class={styles.head}>
          <div>
            <h1>{learnWords().title}</h1>
            <p>{learnWords().lead}</p>
          </div>
          <NextForYou />
        </header>
        <div class={styles.courses}>
          {GAME_IDS.map((game) => {
            const door = SCREENS[game].courses?.[0];
            return door === undefined ? undefined : <Course key={game} game={game} door={door} />;
          })}
        </div>
        {GAME_IDS.map((game) => {
          const [, ...doors] = SCREENS[game].courses ?? [];
          return doors.length === 0 ? undefined : <Expansions key={game} game={game} doors={doors} />;
        })}
        <Afterwards />
      </main>
    </Shell>
  );
}

function Course({ game, door }: { game: GameId; door: CourseDoor }) {
  const course = useCourse(door);
  const words = learnWords();
  const name: CourseName = { game };
  const next = nextLesson(name, door);
  // No lesson is next once all are done.
  const open = countDone(name, door) < door.lessons.length ? next : undefined;
  const { locale } = settings.value;
  const rows = [
    ...(course?.lessons ?? []).map(({ name: lesson, title, about }) => ({
      lesson,
      title: title[locale],
      about: about[locale],
    })),
    ...(course === undefined
      ? []
      : [{ lesson: 'guided', title: words.guided, about: course.guided.about[locale] }]),
  ];
  const allDone = countDone(name, door) === door.lessons.length;
  const isNext = nextCourse()?.game === game;
  return (
    <section
      class={`${ui.panel} ${styles.course}`}
      aria-labelledby={`learn-${game}`}
      data-brief={!isNext && !hasBegun(name)}
    >
      <img src={SCREENS[game].scene} alt="" />
      <header>
        <h2 id={`learn-${game}`}>{nameOfGame(game)}</h2>
        <div>
          <Diamonds name={name} door={door} {...(open !== undefined && { now: open })} />
          <small>{words.minutes(door.minutes)}</small>
        </div>
      </header>
      {door.goal === undefined ? undefined : (
        <a class={styles.goal} href={lessonPath(game, undefined, 'goal')}>
          <Glyph name="ui-eye" />
          <span>
            <b>{words.goal}</b> {words.inHalfAMinute}
            <span class={ui.hidden}> {nameOfGame(game)}</span>
          </span>
          {isDone(name, door, GOAL) ? (
            <em>
              <Glyph name="ui-check" />
              {words.seen}
            </em>
          ) : undefined}
        </a>
      )}
      <ol>
        {rows.map(({ lesson, title, about }, index) => (
          <li key={lesson}>
            <a
              href={lessonPath(game, undefined, index + 1)}
              class={index + 1 === open ? styles.current : undefined}
              aria-current={index + 1 === open ? 'step' : undefined}
            >
              <Badge done={isDone(name, door, lesson)} number={index + 1} />
              <span>
                <b>{title}</b>
                <small>{about}</small>
              </span>
            </a>
          </li>
        ))}
      </ol>
      <div class={styles.ways}>
        <a class={isNext ? ui.button : `${ui.button} ${ui.quiet}`} href={lessonPath(game, undefined, next)}>
          <Glyph name="ui-play" />
          {allDone ? words.again : hasBegun(name) ? words.goOn : words.begin}
          <span class={ui.hidden}> {nameOfGame(game)}</span>
        </a>
        <a class={`${ui.button} ${ui.quiet}`} href={`/rules/${game}`}>
          <Glyph name="ui-rules" />
          {appWords().nav.rules}
          <span class={ui.hidden}> {nameOfGame(game)}</span>
        </a>
      </div>
    </section>
  );
}

function Badge({ done, number }: { done: boolean; number: number }) {
  return (
    <i class={`${styles.badge} ${done ? styles.past : ''}`}>
      <em>{done ? <Glyph name="ui-check" /> : number}</em>
      {done ? <span class={ui.hidden}>{`${number}, ${learnWords().done}`}</span> : undefined}
    </i>
  );
}
