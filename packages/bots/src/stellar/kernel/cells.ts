// A world of Stellar as one flat array of small integers: search copies, changes and discards millions of them. This
// file alone knows the layout; test/stellar-kernel.test.ts proves the kernel equal to the rules.
import { KINDS, NONE, SLOTS } from '@planisphere/stellar';

export type World = Uint16Array;

export const PHASE = 0;
export const MOVER = 1;
/** Turns completed, 0 to 22. */
export const TURN = 2;
/** The coordinate taken in this turn, 0 before. */
export const GAP = 3;
/** The area that step 3 must use. */
export const AREA = 4;
/** The coordinate of step 3, 0 for the deck. */
export const COORDINATE = 5;
export const DRAWN = 6;
/** 1 if a satellite was taken in this turn. */
export const SATELLITE = 7;
export const ROW = 8;
export const ROW_CELLS = 5;
export const DECK_SIZE = 13;
export const DISCARD_SIZE = 14;
const SIDES = 16;

/** Offsets within a side. */
export const HELD = 0;
/** Up to three cards in the order of the kinds. */
export const HAND = 1;
/** Beside each card of the hand: 1 if it was taken in view of all. */
export const OPEN = 4;
/** Slots without a card, as bits. */
export const FREE = 7;
/** By type: slots where it lies face up. */
export const UP = 8;
/** By type: numbers in the notebook, bits 1 to 6. */
export const STACK = 13;
/** Numbers of the satellites in the notebook, bits 1 to 5. */
export const SATELLITES = 18;
export const STARS = 19;
/** By section: the total. */
export const TOTAL = 24;
const SIDE_CELLS = 28;

/** A turn changes everything before this; a touch of the deck changes everything after it. */
const HEAD: number = SIDES + 2 * SIDE_CELLS;
/** By kind: how many are in the deck. */
export const UNSEEN: number = HEAD;
export const DECK: number = UNSEEN + KINDS;
export const DISCARD: number = DECK + 60;
const CELLS = DISCARD + 60;

export const OFFER_PHASE = 0;
export const TAKE_PHASE = 1;
export const PLAY_PHASE = 2;
export const DRAW_PHASE = 3;
export const PLACE_PHASE = 4;
export const REFILL_PHASE = 5;
export const KEEP_PHASE = 6;
export const OVER_PHASE = 7;

export const TELESCOPE_AREA = 1;
export const NOTEBOOK_AREA = 2;

export function sideAt(seat: number): number {
  return SIDES + seat * SIDE_CELLS;
}

export function createWorld(): World {
  const world = new Uint16Array(CELLS);
  for (let i = 0; i < ROW_CELLS; i++) world[ROW + i] = NONE;
  world[DRAWN] = NONE;
  for (let seat = 0; seat < 2; seat++) world[sideAt(seat) + FREE] = (1 << SLOTS) - 1;
  return world;
}

export function copyWorld(from: World, to: World): void {
  to.set(from);
}

/** Copies what a turn changes; `to` must already have the deck of `from`. */
export function copyHead(from: World, to: World): void {
  for (let i = 0; i < HEAD; i++) to[i] = from[i]!;
}
