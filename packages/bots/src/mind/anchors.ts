// What the bots are worth as opponents in rated games. The numbers are made from docs/strength.json (packages/lab/src/strength/anchors.ts)
// and do not change with the people who play them.
import type { Translated } from '@planisphere/core';

/** Where ratings are kept for themselves: the whole game, or one set-up of a game that is played together. */
export interface AnchoredSetup {
  /** '' where a game has one list only. */
  readonly id: string;
  /** Of a game with several. */
  readonly title?: Translated;
  /** The options that belong to it; left out where any will do. */
  readonly options?: unknown;
  /** Points by bot. */
  readonly levels: Readonly<Record<string, number>>;
}

/** The master of every game stands here; the others as far below as was measured. */
export const MASTER_POINTS = 1900;
/** The standard deviation of a bot's rating: what is not known after so many measured games. */
export const ANCHOR_DEVIATION = 30;
