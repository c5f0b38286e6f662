// The legal actions of the mover as numbers: a coordinate for step 1, card × 32 + place for step 2, a place for step 3
// (TEL-2 to TEL-4). Counting comes first: a random player needs one action, not the list.
import * as rules from '@planisphere/stellar';
import type { Dice } from '../../bot/dice.ts';
import * as cells from './cells.ts';
import { NOTE } from './lay.ts';

// Local constants are faster: an import is read through its module each time.
const { TYPE_OF, TYPES } = rules;
const { AREA, COORDINATE, DRAWN, FREE, HAND, HELD, MOVER, NOTEBOOK_AREA, ROW, UP } = cells;

/** Enough for three cards with all slots free. */
export const MOST_ACTIONS = 96;

const BITS = new Uint8Array(1 << 12);
for (let set = 1; set < BITS.length; set++) BITS[set] = BITS[set >> 1]! + (set & 1);

/** The slots where this card may lie face up. */
function faceUpSlots(w: cells.World, side: number, card: number): number {
  const free = w[side + FREE]!;
  const type = TYPE_OF[card]!;
  const same = type < TYPES.length ? w[side + UP + type]! : 0;
  return same === 0 ? free : rules.neighboursOf(same) & free;
}

/** The card of step 3. */
function following(w: cells.World): number {
  const coordinate = w[COORDINATE]!;
  return coordinate > 0 ? w[ROW + coordinate - 1]! : w[DRAWN]!;
}

/** Places for a card in the telescope, face up first; returns the new end of the list. */
function listSlots(up: number, free: number, list: { out: Uint16Array; at: number; card: number }): number {
  let { at } = list;
  for (let rest = up; rest !== 0; rest &= rest - 1)
    list.out[at++] = list.card | ((32 - Math.clz32(rest & -rest)) << 1);
  for (let rest = free; rest !== 0; rest &= rest - 1)
    list.out[at++] = list.card | ((32 - Math.clz32(rest & -rest)) << 1) | 1;
  return at;
}

export function plays(w: cells.World, out: Uint16Array): number {
  const side = cells.sideAt(w[MOVER]!);
  const free = w[side + FREE]!;
  let at = 0;
  for (let i = 0; i < w[side + HELD]!; i++) {
    const card = w[side + HAND + i]!;
    if (i > 0 && card === w[side + HAND + i - 1]) continue;
    at = listSlots(faceUpSlots(w, side, card), free, { out, at, card: card << 5 });
    out[at++] = (card << 5) | NOTE;
  }
  return at;
}

export function puts(w: cells.World, out: Uint16Array): number {
  if (w[AREA] === NOTEBOOK_AREA) {
    out[0] = NOTE;
    return 1;
  }
  const side = cells.sideAt(w[MOVER]!);
  return listSlots(faceUpSlots(w, side, following(w)), w[side + FREE]!, { out, at: 0, card: 0 });
}

/** The k-th play in the order of `plays`; k may be any number below `playCount`. */
export function playAt(w: cells.World, k: number): number {
  const side = cells.sideAt(w[MOVER]!);
  const free = w[side + FREE]!;
  for (let i = 0; i < w[side + HELD]!; i++) {
    const card = w[side + HAND + i]!;
    if (i > 0 && card === w[side + HAND + i - 1]) continue;
    const up = faceUpSlots(w, side, card);
    const count = BITS[up]! + BITS[free]!;
    if (k < count) return (card << 5) | slotPlaceAt(up, free, k);
    if (k === count) return (card << 5) | NOTE;
    k -= count + 1;
  }
  throw new Error('playAt: there are not so many plays');
}

export function playCount(w: cells.World): number {
  const side = cells.sideAt(w[MOVER]!);
  const free = BITS[w[side + FREE]!]!;
  let count = 0;
  for (let i = 0; i < w[side + HELD]!; i++) {
    const card = w[side + HAND + i]!;
    if (i > 0 && card === w[side + HAND + i - 1]) continue;
    count += BITS[faceUpSlots(w, side, card)]! + free + 1;
  }
  return count;
}

export function putCount(w: cells.World): number {
  if (w[AREA] === NOTEBOOK_AREA) return 1;
  const side = cells.sideAt(w[MOVER]!);
  return BITS[faceUpSlots(w, side, following(w))]! + BITS[w[side + FREE]!]!;
}

export function putAt(w: cells.World, k: number): number {
  if (w[AREA] === NOTEBOOK_AREA) return NOTE;
  const side = cells.sideAt(w[MOVER]!);
  return slotPlaceAt(faceUpSlots(w, side, following(w)), w[side + FREE]!, k);
}

/** By set of slots × 12 + number: the place of that slot, face up. */
const PLACE_AT = new Uint8Array(12 * BITS.length);
for (let set = 1; set < BITS.length; set++) {
  let at = 12 * set;
  for (let slot = 1; slot <= 12; slot++) if ((set >> (slot - 1)) & 1) PLACE_AT[at++] = slot << 1;
}

function slotPlaceAt(up: number, free: number, k: number): number {
  const ups = BITS[up]!;
  return k < ups ? PLACE_AT[12 * up + k]! : PLACE_AT[12 * free + k - ups]! | 1;
}

/** A random play, all equally likely. */
export function pickPlay(w: cells.World, dice: Dice): number {
  const side = cells.sideAt(w[MOVER]!);
  const free = w[side + FREE]!;
  const a = w[side + HAND]!;
  const b = w[side + HAND + 1]!;
  const c = w[side + HAND + 2]!;
  const upA = faceUpSlots(w, side, a);
  const upB = faceUpSlots(w, side, b);
  const upC = faceUpSlots(w, side, c);
  const more = BITS[free]! + 1;
  const toB = BITS[upA]! + more;
  const toC = toB + (a === b ? 0 : BITS[upB]! + more);
  const k = dice.below(toC + (b === c ? 0 : BITS[upC]! + more));
  if (k < toB) return (a << 5) | placeAt(upA, free, k);
  return k < toC ? (b << 5) | placeAt(upB, free, k - toB) : (c << 5) | placeAt(upC, free, k - toC);
}

/** Slots first, then the notebook. */
function placeAt(up: number, free: number, k: number): number {
  return k === BITS[up]! + BITS[free]! ? NOTE : slotPlaceAt(up, free, k);
}

/** A random put, all equally likely. */
export function pickPut(w: cells.World, dice: Dice): number {
  if (w[AREA] === NOTEBOOK_AREA) return NOTE;
  const side = cells.sideAt(w[MOVER]!);
  const up = faceUpSlots(w, side, following(w));
  const free = w[side + FREE]!;
  return slotPlaceAt(up, free, dice.below(BITS[up]! + BITS[free]!));
}
