// All lessons of the three games, how far one has come, and where to go on.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import owl from '../../base/art/owl.svg?url';
import { GAME_IDS, type GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Shell } from '../../base/ui/Shell.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import { SCREENS } from '../../games/index.ts';
import type { Course as Lessons } from '../../table/lesson.ts';
import { Diamonds } from './Diamonds.tsx';
import styles from './learn.module.css';
import { isDone, nextLesson } from './progress.ts';
import { learnWords } from './words/index.ts';

export function LearnPage() {
  return (
    <Shell>
      <main class={styles.page} id="content">
        <header class={styles.head}>
          <img src={owl} alt="" width="88" height="88" />
          <div>
            <h1>{learnWords().title}</h1>
            <p>{learnWords().lead}</p>
          </div>
          <a class={`${ui.button} ${ui.quiet} ${styles.puzzles}`} href="/puzzle">
            <Glyph name="ui-target" />
            {appWords().home.learnPuzzles}
          </a>
        </header>
        <div class={styles.courses}>
          {GAME_IDS.filter((game) => SCREENS[game].course !== undefined).map((game) => (
            <Course key={game} game={game} />
          ))}
        </div>
      </main>
    </Shell>
  );
}

function Course({ game }: { game: GameId }) {
  const course = useSignal<Lessons | undefined>(undefined);
  useEffect(() => {
    void SCREENS[game].course?.().then((found) => {
      course.value = found;
    });
  }, [game, course]);
  const next = nextLesson(game);
  const begun = isDone(game, 1);
  const { locale } = settings.value;
  const { lessons = [], guided } = course.value ?? {};
  const rows = [
    ...lessons.map(({ title, about }) => ({ title: title[locale], about: about[locale] })),
    ...(guided === undefined ? [] : [{ title: learnWords().guided, about: guided.about[locale] }]),
  ];
  return (
    <section class={`${ui.panel} ${styles.course}`} aria-labelledby={`learn-${game}`}>
      <header>
        <img src={SCREENS[game].scene} alt="" />
        <div>
          <h2 id={`learn-${game}`}>{nameOfGame(game)}</h2>
          <Diamonds game={game} now={next} />
        </div>
        <small>{learnWords().minutes(SCREENS[game].lessonMinutes ?? 0)}</small>
      </header>
      <ol>
        {rows.map(({ title, about }, index) => (
          <li key={title}>
            <a
              href={`/learn/${game}/${index + 1}`}
              class={index + 1 === next ? styles.current : undefined}
              aria-current={index + 1 === next ? 'step' : undefined}
            >
              <Badge done={isDone(game, index + 1)} number={index + 1} />
              <span>
                <b>{title}</b>
                <small>{about}</small>
              </span>
            </a>
          </li>
        ))}
      </ol>
      <div class={styles.ways}>
        <a class={ui.button} href={`/learn/${game}/${next}`}>
          {begun ? learnWords().goOn : learnWords().begin}
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
