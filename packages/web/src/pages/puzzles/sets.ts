// A puzzle to solve, and which one is the day's.
import type { Puzzle, PuzzleUnit } from '@planisphere/bots/puzzles';
import type { GameId } from '../../base/games.ts';

/** An opened puzzle: one of the set, or one that a player made. */
export interface PosedPuzzle extends Puzzle {
  readonly game: GameId;
  readonly unit: PuzzleUnit;
  /** From 1; undefined for a puzzle outside the set. */
  readonly number: number | undefined;
  /** The day, if this is a day's puzzle. */
  readonly day: string | undefined;
  /** What the best action is compared with; without it, the next best of the values. */
  readonly next?: string | undefined;
}

const DAY = 86_400_000;

/**
 * The number of the day's puzzle, which is the same for everybody and reaches every puzzle of the set. A set is
 * numbered from easy to hard; the days stride through it, so that each week has all difficulties.
 */
export function dailyNumber(day: string, count: number): number {
  const days = Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);
  return ((days * strideFor(count)) % count) + 1;
}

const STRIDES = [7, 11, 13, 17, 19, 23];

/** A stride that reaches every number of the set before any twice. */
function strideFor(count: number): number {
  return STRIDES.find((stride) => count % stride !== 0) ?? 1;
}
