// How the lower levels look at a sky: what they notice, and what they count.
import { KIND_OF, tileOf, type Weighting } from '@planisphere/star-explorer';
import type { Attention } from './attention.ts';
import { Hand } from './hand.ts';
import type { SearchBoard } from './kernel/board.ts';
import { withBonus } from './kernel/bonus.ts';
import { sideNumber } from './kernel/sides.ts';
import { NO_OUTLOOK, Outlook } from './outlook.ts';
import { OUTLOOK } from './outlook-weights.ts';
import { STAR_EXPLORER_CARES } from './overlooks.ts';

export interface Manner {
  readonly care: Attention;
  /** Calls sizes and chooses sides. */
  readonly hand: Hand;
  /** Calls the largest size, whatever it brings. */
  readonly lovesLarge: boolean;
  /** How it values the points of the round. */
  weigh(points: Weighting, board: SearchBoard, tile: number): Weighting;
}

const shortSighted = new Hand(new Outlook(NO_OUTLOOK));
export const FAR_SIGHTED: Hand = new Hand(new Outlook(OUTLOOK));

/** Sees only the stars that its tile shows: no lines, no previous tile, no bonuses. */
export const NOVICE: Manner = {
  care: STAR_EXPLORER_CARES.novice,
  hand: shortSighted,
  lovesLarge: true,
  weigh: ({ stars, lines, price }, _board, tile) => {
    const { kind } = tileOf(tile);
    return {
      stars: Float64Array.from(stars, (_, star) => (KIND_OF[star] === kind ? 1 : 0)),
      lines: new Float64Array(lines.length),
      price,
    };
  },
};

/** Counts the points of the round well, and forgets the bonuses and the later rounds. */
export const AMATEUR: Manner = {
  care: STAR_EXPLORER_CARES.amateur,
  hand: shortSighted,
  lovesLarge: false,
  weigh: (points) => points,
};

/** Knows what every star is worth later, but does not try every turn and place. */
export const ASTRONOMER: Manner = {
  care: STAR_EXPLORER_CARES.astronomer,
  hand: FAR_SIGHTED,
  lovesLarge: false,
  weigh: (points, board, tile) => {
    const { stars, lines, price } = withBonus(points);
    const { outlook } = FAR_SIGHTED;
    outlook.weigh(board, sideNumber(tileOf(tile).back));
    return { stars: Float64Array.from(stars, (worth, star) => worth - outlook.costs[star]!), lines, price };
  },
};
