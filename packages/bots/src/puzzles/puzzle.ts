// A puzzle: a position in which one action is clearly the best. This file defines what is clear; docs/puzzles.md
// explains it.

/** The unit of the values: percent of winning chance, or points. */
export type PuzzleUnit = 'percent' | 'points';

export interface Puzzle {
  /** The view of the seat to act, in the notation of the game. */
  readonly position: string;
  /** The one action, as an event in notation: it names the seat. */
  readonly best: string;
  /** 1 to 5 diamonds: one more for each level of bot that does not find it. */
  readonly rating: number;
  /** The value of each action that the engine considered, best first. */
  readonly values: Readonly<Record<string, number>>;
}

export interface PuzzleSet {
  readonly game: string;
  /** The version of the rules under which the positions were found. */
  readonly version: number;
  readonly seed: string;
  readonly unit: PuzzleUnit;
  readonly puzzles: readonly Puzzle[];
}

/** How far the best must be ahead of the next: the threshold of a great decision in the review. */
export const CLEAR: Readonly<Record<PuzzleUnit, number>> = { percent: 6, points: 4 };
/** The lead must also be this many standard errors of the difference, in each of two independent searches. */
export const CERTAIN = 3;
/** When the bots change, a puzzle remains one as long as this share of the required lead is left. */
export const STILL_CLEAR = 0.5;
