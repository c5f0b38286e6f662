// Throws dice once for a thing in one of eight decks, all things equally likely: without a list, and without a branch
// that could be mispredicted.
import type { Dice } from '../../bot/dice.ts';
import type { World } from './cells.ts';
import { NOTHING } from './pick-steps.ts';

const ONES = 0x01010101;
const SIGNS = 0x80808080 | 0;

/** How many things there are in four decks, a byte each: a table look-up by a cell of each deck. */
export function countsOf(w: World, cell: number, table: Uint8Array, from: number): number {
  return (
    table[from + w[cell]!]! |
    (table[from + w[cell + 1]!]! << 8) |
    (table[from + w[cell + 2]!]! << 16) |
    (table[from + w[cell + 3]!]! << 24)
  );
}

/** The deck × 256 + which of its things, or nothing, which is as likely as each of them; there may be 126. */
export function throwFor(low: number, high: number, dice: Dice): number {
  // In each byte the number of things in this deck and all before it.
  const upToLow = Math.imul(low, ONES);
  const upToHigh = (Math.imul(high, ONES) + Math.imul(upToLow >>> 24, ONES)) | 0;
  const thing = dice.below((upToHigh >>> 24) + 1);
  const after = Math.imul(thing + 1, ONES);
  const deck = 8 - signs((upToLow | SIGNS) - after) - signs((upToHigh | SIGNS) - after);
  if (deck === 8) return NOTHING;
  const before = deck <= 4 ? (upToLow << (8 * (4 - deck))) >>> 24 : (upToHigh << (8 * (8 - deck))) >>> 24;
  return (deck << 8) | (thing - (deck === 0 ? 0 : before));
}

/** How many of four bytes have their highest bit set. */
function signs(bytes: number): number {
  return Math.imul((bytes >>> 7) & ONES, ONES) >>> 24;
}
