// Puzzles by difficulty: a cell for each tried one, full if it was solved.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { SCREENS } from '../../games/index.ts';
import { percent } from '../../table/logbook/statistics.ts';
import { playedWords } from '../../table/logbook/words.ts';
import { triedPuzzles } from '../puzzles/kept.ts';
import { Rating } from '../puzzles/Rating.tsx';
import logbook from './logbook.module.css';
import styles from './solved.module.css';
import { logbookWords } from './words/index.ts';

interface Attempt {
  readonly rating: number;
  readonly solved: boolean;
  readonly first: boolean;
}

async function loadTried(): Promise<readonly Attempt[]> {
  const found = triedPuzzles();
  const games = [...new Set(found.map(({ game }) => game))];
  const sets = new Map(
    await Promise.all(games.map(async (game) => [game, await SCREENS[game].puzzles?.()] as const)),
  );
  return found.flatMap(({ game, number, outcome: { solved, missed } }) => {
    const rating = sets.get(game)?.puzzles[number - 1]?.rating;
    return rating === undefined ? [] : [{ rating, solved, first: solved && missed.length === 0 }];
  });
}

export function Solved() {
  const tried = useSignal<readonly Attempt[]>([]);
  useEffect(() => {
    void loadTried().then((found) => {
      tried.value = found;
    });
  }, [tried]);
  const all = tried.value;
  const solved = all.filter((each) => each.solved).length;
  const first = all.filter((each) => each.first).length;
  return (
    <section class={ui.panel}>
      <header class={logbook.top}>
        <h2>{logbookWords().puzzles}</h2>
        <small>
          {all.length === 0 ? '' : logbookWords().puzzlesOf(solved, all.length, percent(first, all.length))}
        </small>
      </header>
      <ol class={styles.rows}>
        {[1, 2, 3, 4, 5].map((rating) => (
          <Row key={rating} rating={rating} tried={all.filter((each) => each.rating === rating)} />
        ))}
      </ol>
      <a class={ui.link} href="/puzzle">
        {logbookWords().toPuzzles}
        <Glyph name="ui-next" />
      </a>
    </section>
  );
}

function Row({ rating, tried }: { rating: number; tried: readonly Attempt[] }) {
  const solved = tried.filter((each) => each.solved).length;
  return (
    <li>
      <Rating rating={rating} />
      <span class={styles.cells} aria-hidden="true">
        {tried
          .toSorted((a, b) => Number(b.solved) - Number(a.solved))
          .map((each, index) => (
            <i key={`${rating}-${index + 1}`} class={each.solved ? styles.full : undefined} />
          ))}
      </span>
      <b>{tried.length === 0 ? '–' : playedWords().ofGames(solved, tried.length)}</b>
    </li>
  );
}
