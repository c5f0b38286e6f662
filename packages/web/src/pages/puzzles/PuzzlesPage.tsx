// All puzzles: the day's of each game, and the sets by number, each with its result.
import type { PuzzleSet } from '@planisphere/bots/puzzles';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import owl from '../../base/art/owl.svg?url';
import { GAME_IDS, type GameId } from '../../base/games.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Shell } from '../../base/ui/Shell.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { SCREENS } from '../../games/index.ts';
import { dayOf } from '../../table/daily/daily.ts';
import { firstPuzzle } from './first-puzzle.ts';
import { outcomeOf, outcomeOn } from './kept.ts';
import { Moon } from './Moon.tsx';
import { dateText } from './naming.ts';
import { type DayPuzzle, PuzzlePicture, puzzleOfToday } from './Picture.tsx';
import styles from './puzzles.module.css';
import { Rating } from './Rating.tsx';
import { dailyNumber } from './sets.ts';
import { phasesOf } from './tries.ts';
import { Week } from './Week.tsx';
import { puzzleWords } from './words/index.ts';

export function PuzzlesPage() {
  return (
    <Shell>
      <main class={styles.page} id="content">
        <header class={styles.title}>
          <img src={owl} alt="" width="88" height="88" />
          <div>
            <h1>{puzzleWords().title}</h1>
            <p>{puzzleWords().lead}</p>
          </div>
          <Week />
        </header>
        <div class={styles.sets}>
          {GAME_IDS.filter((game) => SCREENS[game].puzzles !== undefined).map((game) => (
            <OneSet key={game} game={game} />
          ))}
        </div>
      </main>
    </Shell>
  );
}

function OneSet({ game }: { game: GameId }) {
  const set = useSignal<PuzzleSet | undefined>(undefined);
  const first = useSignal<number | undefined>(undefined);
  useEffect(() => {
    void SCREENS[game].puzzles?.().then(async (loaded) => {
      set.value = loaded;
      first.value = await firstPuzzle({ game, puzzles: loaded.puzzles }, SCREENS[game].coursesFor);
    });
  }, [game, set, first]);
  const puzzles = set.value?.puzzles ?? [];
  const solved = puzzles.filter((_, index) => outcomeOf(game, index + 1)?.solved === true).length;
  return (
    <section class={`${ui.panel} ${styles.set}`} aria-labelledby={`puzzles-${game}`}>
      <header>
        <img src={SCREENS[game].scene} alt="" />
        <div>
          <h2 id={`puzzles-${game}`}>{nameOfGame(game)}</h2>
          <small>{puzzleWords().progress(solved, puzzles.length)}</small>
        </div>
      </header>
      {set.value === undefined ? undefined : <Today game={game} set={set.value} />}
      {set.value === undefined || solved > 0 ? undefined : (
        <a class={`${ui.button} ${ui.quiet}`} href={`/puzzle/${game}/${first.value ?? 1}`}>
          {puzzleWords().beginWith(first.value ?? 1)}
        </a>
      )}
      {[1, 2, 3, 4, 5].map((rating) => (
        <Numbers key={rating} game={game} rating={rating} set={set.value} />
      ))}
    </section>
  );
}

function Today({ game, set: { puzzles } }: { game: GameId; set: PuzzleSet }) {
  const posed = useSignal<DayPuzzle | undefined>(undefined);
  useEffect(() => {
    void puzzleOfToday(game).then((found) => {
      posed.value = found;
    });
  }, [game, posed]);
  const day = dayOf(new Date());
  const outcome = outcomeOn(game, day);
  const puzzle = puzzles[dailyNumber(day, puzzles.length) - 1];
  const [moon = 'now' as const] = outcome === undefined ? [] : phasesOf(outcome).slice(-1);
  return (
    <a class={styles.today} href={`/puzzle/${game}`}>
      <PuzzlePicture game={game} posed={posed.value} />
      <Moon phase={moon} />
      <span>
        <b>{posed.value?.task ?? puzzleWords().today}</b>
        <small>
          {puzzleWords().today}, {dateText(day)}
        </small>
        <Rating rating={puzzle?.rating ?? 0} />
      </span>
      <em class={`${ui.button} ${outcome === undefined ? '' : ui.quiet}`}>
        {outcome === undefined ? puzzleWords().play : puzzleWords().again}
      </em>
    </a>
  );
}

interface NumbersProps {
  readonly game: GameId;
  readonly rating: number;
  readonly set: PuzzleSet | undefined;
}

function Numbers({ game, rating, set }: NumbersProps) {
  const of = (set?.puzzles ?? []).flatMap((puzzle, index) => (puzzle.rating === rating ? [index + 1] : []));
  if (of.length === 0) return undefined;
  return (
    <div class={styles.numbers}>
      <Rating rating={rating} />
      <ol>
        {of.map((number) => {
          const solved = outcomeOf(game, number)?.solved;
          const look = solved === undefined ? '' : solved ? styles.solved : styles.failed;
          return (
            <li key={number}>
              <a
                href={`/puzzle/${game}/${number}`}
                class={look}
                aria-label={puzzleWords().state(number, solved)}
              >
                {solved === true ? <Glyph name="ui-check" /> : number}
              </a>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
