// Every sentence about ratings.
import type { PaceName } from '@planisphere/protocol';

export interface RatingWords {
  readonly paces: Readonly<Record<PaceName, string>>;
  /** What a screen reader says for “1540 ±62”. */
  readonly spoken: (points: number, interval: number) => string;
  readonly yours: (game: string, list: string) => string;
  readonly counting: string;
  readonly countingPar: string;
  /** Wins in a hundred. */
  readonly expected: (share: number) => string;
  /** 1 better than par, 0.5 as good, 0 worse. */
  readonly par: (score: number) => string;
  readonly meaning: (points: number, interval: number) => string;
}
