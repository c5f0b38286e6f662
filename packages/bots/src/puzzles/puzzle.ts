// A puzzle: a position in which one action is clearly the best. What counts as clear is written here and explained in
// docs/puzzles.md.

/** In what the actions of a puzzle are valued: percent of winning chance, or points. */
export type PuzzleUnit = 'percent' | 'points';

export interface Puzzle {
  /** What the seat that is to act knows, in the notation of the game. */
  readonly position: string;
  /** The one action, as an event in notation: it names the seat. */
  readonly best: string;
  /** 1 to 5 diamonds: one more for each level of bot that does not find it. */
  readonly rating: number;
  /** What each action is worth that the engine thought about, the best first. */
  readonly values: Readonly<Record<string, number>>;
}

export interface PuzzleSet {
  readonly game: string;
  /** Of the rules under which the positions were found. */
  readonly version: number;
  readonly seed: string;
  readonly unit: PuzzleUnit;
  readonly puzzles: readonly Puzzle[];
}

/** The best must be ahead of the next by so much: what the review calls great. */
export const CLEAR: Readonly<Record<PuzzleUnit, number>> = { percent: 6, points: 4 };
/** And by this many standard errors of the difference, in each of two independent searches. */
export const CERTAIN = 3;
/** What has grown to be a puzzle stays one while this share of the margin is left: bots change. */
export const STILL_CLEAR = 0.5;
