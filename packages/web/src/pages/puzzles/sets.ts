// A puzzle that is looked at, and which one is the day's.
import type { Puzzle, PuzzleUnit } from '@planisphere/bots/puzzles';
import type { GameId } from '../../base/games.ts';

/** A puzzle that was opened: one of the set, or one that somebody made. */
export interface PosedPuzzle extends Puzzle {
  readonly game: GameId;
  readonly unit: PuzzleUnit;
  /** From 1; undefined for one that is in no set. */
  readonly number: number | undefined;
  /** The day whose puzzle it is, where it is one. */
  readonly day: string | undefined;
  /** What the best is compared with; left out, the next best of the values. */
  readonly next?: string | undefined;
}

const DAY = 86_400_000;

/** The number of the day's puzzle: everybody's on that date, and every one of the set in its turn. */
export function dailyNumber(day: string, count: number): number {
  return (Math.round(Date.parse(`${day}T00:00:00Z`) / DAY) % count) + 1;
}
