// A rating is never a bare number: the points, and the interval in which the true strength lies. Dashed while little is
// known.
import type { RatingInfo } from '@planisphere/protocol';
import ui from '../../base/ui/ui.module.css';
import styles from './rating.module.css';
import { ratingWords } from './rating-words/index.ts';

/** A wider interval gives no place on a list. */
const PLACED_WITHIN = 100;

type Shown = Pick<RatingInfo, 'points' | 'interval'>;

function isVague({ interval }: Shown): boolean {
  return interval > PLACED_WITHIN;
}

export function Points({ rating, big = false }: { rating: Shown; big?: boolean }) {
  const { points, interval } = rating;
  return (
    <span class={`${styles.points} ${big ? styles.big : ''}`}>
      <b class={isVague(rating) ? styles.vague : ''} aria-hidden="true">
        {points}
      </b>
      <small aria-hidden="true">±{interval}</small>
      <span class={ui.hidden}>{ratingWords().spoken(points, interval)}</span>
    </span>
  );
}

interface ScaleProps {
  readonly low: number;
  readonly high: number;
}

/** Where a rating lies between two ends, in hundredths. */
export function placeOn({ low, high }: ScaleProps, points: number): number {
  return Math.max(0, Math.min(100, ((points - low) / (high - low)) * 100));
}

/** The interval as a capsule with a dot; hollow and dashed while little is known. */
export function Capsule({ rating, low, high }: ScaleProps & { readonly rating: Shown }) {
  const { points, interval } = rating;
  const from = placeOn({ low, high }, points - interval);
  const to = placeOn({ low, high }, points + interval);
  return (
    <span class={styles.axis} aria-hidden="true">
      <i
        class={`${styles.capsule} ${isVague(rating) ? styles.vagueCapsule : ''}`}
        style={{ left: `${from}%`, width: `${to - from}%` }}
      />
      <i
        class={`${styles.dot} ${isVague(rating) ? styles.hollow : ''}`}
        style={{ left: `${placeOn({ low, high }, points)}%` }}
      />
    </span>
  );
}
