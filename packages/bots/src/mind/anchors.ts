// The ratings of the bots as opponents in rated games. packages/lab/src/strength/anchors.ts computes them from
// docs/strength.json; they do not change with the people who play the bots.
import type { Translated } from '@planisphere/core';

/** A separate list of ratings: for a whole game, or for one set-up of a cooperative game. */
export interface AnchoredSetup {
  /** '' if the game has only one list. */
  readonly id: string;
  /** For a game with several lists. */
  readonly title?: Translated;
  /** The options of the set-up; omitted if any will do. */
  readonly options?: unknown;
  /** Points by bot. */
  readonly levels: Readonly<Record<string, number>>;
}

/** The rating of every game's master; the others are as far below it as measured. */
export const MASTER_POINTS = 1900;
/** The standard deviation of a bot's rating, from the number of measured games. */
export const ANCHOR_DEVIATION = 30;
