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

/**
 * The number of the day's puzzle: everybody's on that date, and every one of the set in its turn. A set is numbered from easy to
 * hard; days stride through it, so that each week has some of all.
 */
export function dailyNumber(day: string, count: number): number {
  const days = Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);
  return ((days * strideFor(count)) % count) + 1;
}

const STRIDES = [7, 11, 13, 17, 19, 23];

/** One that comes to every number of the set before any a second time. */
function strideFor(count: number): number {
  return STRIDES.find((stride) => count % stride !== 0) ?? 1;
}
