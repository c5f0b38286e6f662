// Visible cards as bits: one word tells which types can be paired and which galaxies launched to. A card of a galaxy
// and type is the bit type × 4 + galaxy: in SHOWN for the decks of the galaxies, 16 bits higher for those of the types,
// and in KEPT for the Outpost. SPECIALS has a bit per deck with a visible black hole, 8 bits higher for a mirror.
import * as cells from './cells.ts';

// Local constants are faster: an import is read through its module each time.
const { KEPT, SHOWN, SPECIALS, TOP, UP } = cells;

/** By deck × 8 + face: the bit of the card. */
export const BIT_OF: Int32Array = new Int32Array(8 * 8);
const SPECIAL_OF = new Int32Array(8 * 8);
/** By deck: all bits of SHOWN except its own. */
export const OTHER_DECKS: Int32Array = new Int32Array(8);
for (let deck = 0; deck < 8; deck++) {
  let own = 0;
  for (let face = 0; face < 4; face++) {
    const bit = deck < 4 ? face * 4 + deck : 16 + (deck - 4) * 4 + face;
    BIT_OF[deck * 8 + face] = 1 << bit;
    own |= 1 << bit;
  }
  OTHER_DECKS[deck] = ~own;
  SPECIAL_OF[deck * 8 + 4] = 1 << deck;
  SPECIAL_OF[deck * 8 + 5] = 0x100 << deck;
}

/** Shows the known top card of a deck that showed none. */
export function turnUp(w: cells.World, deck: number): void {
  const at = (deck << 3) | (w[TOP + deck]! & 7);
  w[UP]! |= 1 << deck;
  w[SHOWN]! |= BIT_OF[at]!;
  w[SPECIALS]! |= SPECIAL_OF[at]!;
}

export function turnDown(w: cells.World, deck: number): void {
  w[UP]! &= ~(1 << deck);
  w[SHOWN]! &= OTHER_DECKS[deck]!;
  w[SPECIALS]! &= ~(0x101 << deck);
}

/** The bit of a card of the Outpost in KEPT. */
export function keptBit(card: number): number {
  return 1 << (((card & 3) << 2) | (card >> 2));
}

/** Galaxies, a bit each, with as many types at hand as a Launch needs. */
export function complete(w: cells.World, withStar: boolean): number {
  const shown = w[SHOWN]!;
  const hand = shown | (shown >>> 16) | w[KEPT]!;
  const a = hand & 15;
  const b = (hand >> 4) & 15;
  const c = (hand >> 8) & 15;
  const d = (hand >> 12) & 15;
  return withStar ? (a & b & (c | d)) | (c & d & (a | b)) : a & b & c & d;
}

/** The decks that show one of these cards of SHOWN: a bit each. */
export function decksOf(cards: number): number {
  const types = cards | (cards >> 8);
  const pairs = (cards >>> 16) | (cards >>> 18);
  const galaxies = (pairs | (pairs >> 1)) & 0x1111;
  const high = galaxies | (galaxies >> 3) | (galaxies >> 6) | (galaxies >> 9);
  return ((types | (types >> 4)) & 15) | ((high & 15) << 4);
}

/** How many cards of each type can pay: four bits per type. */
export function typeCounts(w: cells.World): number {
  const own = (w[SHOWN]! >>> 16) | (w[SHOWN]! >>> 17);
  return bitsPerType(w[SHOWN]! & 0xffff) + bitsPerType(w[KEPT]!) + ((own | (own >> 2)) & 0x1111);
}

function bitsPerType(cards: number): number {
  const pairs = cards - ((cards >> 1) & 0x5555);
  return (pairs & 0x3333) + ((pairs >> 2) & 0x3333);
}

/** Cards of a type that can pay: bits 0–3 the decks of the galaxies, 4 that of the type, 5–8 the Outpost by galaxy. */
export function ofType(shown: number, kept: number, type: number): number {
  const at = type << 2;
  const own = (shown >>> (16 + at)) & 15;
  return ((shown >> at) & 15) | ((own + 15) & 16) | (((kept >> at) & 15) << 5);
}

/** All cards of the galaxies of these cards, as bits of KEPT. */
export function galaxyOf(kept: number): number {
  const bits = kept | (kept >> 8);
  return ((bits | (bits >> 4)) & 15) * 0x1111;
}
