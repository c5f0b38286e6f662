// What a rated game has changed: the new rating, how far it moved, and the old one. The server computes it after the
// game; for a cooperative game the Master first plays the same deal.
import type { SeatRating, TableRatings } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isGameId } from '../../base/games.ts';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import type { OnlineTable } from '../online/online-table.ts';
import { Capsule, Points } from './Points.tsx';
import styles from './rating.module.css';
import { listName, ratingWords } from './rating-words/index.ts';
import { readRatings } from './ratings.ts';
import { signed } from './signed.ts';

const ASKED_EVERY = 1000;
const MOST_QUESTIONS = 60;

/** The ratings of the table once the game has counted; undefined until the server has answered. */
function useRatings(code: string): TableRatings | undefined {
  const found = useSignal<TableRatings | undefined>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (questions: number) => {
      found.value = (await readRatings(code).catch(() => undefined)) ?? found.peek();
      if (found.peek()?.settled === true || questions >= MOST_QUESTIONS) return;
      timer = setTimeout(() => void ask(questions + 1), ASKED_EVERY);
    };
    void ask(1);
    return () => clearTimeout(timer);
  }, [code, found]);
  return found.value;
}

export function RatingChange({ online }: { online: OnlineTable }) {
  const info = online.info.value;
  const told = useRatings(info?.code ?? '');
  const seat = online.seat.value;
  if (told?.list === undefined || seat === undefined || info?.end?.reason === 'abandoned') return undefined;
  const own = told.seats.find((each) => 'ABCD'.indexOf(each.seat) === seat);
  const { list } = told;
  const words = ratingWords();
  const game = isGameId(list.game) ? nameOfGame(list.game) : list.game;
  return (
    <section class={`${ui.panel} ${styles.change}`} aria-label={words.yours(game, listName(list))}>
      <h2 class={ui.caps}>{words.yours(game, listName(list))}</h2>
      {own?.change === undefined ? (
        <p role="status">{list.title === undefined ? words.counting : words.countingPar}</p>
      ) : (
        <Changed own={own} change={own.change} together={list.title !== undefined} />
      )}
    </section>
  );
}

interface ChangedProps {
  readonly own: SeatRating;
  readonly change: NonNullable<SeatRating['change']>;
  readonly together: boolean;
}

function Changed({ own: { rating }, change, together }: ChangedProps) {
  const { before, score, expected } = change;
  const words = ratingWords();
  const moved = rating.points - before.points;
  const reach = Math.max(before.interval, rating.interval, 150);
  const low = Math.floor((Math.min(before.points, rating.points) - reach) / 100) * 100;
  const high = Math.ceil((Math.max(before.points, rating.points) + reach) / 100) * 100;
  const share = Math.round(expected * 100);
  return (
    <>
      <div>
        <p class={styles.moved} role="status">
          <Points rating={rating} big />
          <em data-moved={moved < 0 ? 'down' : 'up'}>{signed(moved)}</em>
        </p>
        <p>{together ? words.par(score) : words.expected(share)}</p>
      </div>
      <div class={styles.scale}>
        <span class={styles.was}>
          <Capsule rating={before} low={low} high={high} />
        </span>
        <span class={styles.is}>
          <Capsule rating={rating} low={low} high={high} />
        </span>
        <span class={styles.ends} aria-hidden="true">
          <span>{low}</span>
          <span>{high}</span>
        </span>
      </div>
      <p class={styles.meaning}>{words.meaning(before.points, before.interval)}</p>
    </>
  );
}
