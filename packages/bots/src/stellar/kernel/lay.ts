// Moves cards into a hand, out of it, and to their place (TEL-5, NOTE-1); changes the world in place. The place of a
// card is one small integer: 0 the notebook, otherwise slot × 2, plus 1 when the card lies face down.
import * as rules from '@planisphere/stellar';
import * as cells from './cells.ts';

// Local constants are faster: an import is read through its module each time.
const { NUMBER_OF, STARS_OF, TYPE_OF, TYPES } = rules;
const { FREE, HAND, HELD, OPEN, SATELLITES, STACK, STARS, TOTAL, UP } = cells;

export const NOTE = 0;
const FACE_DOWN_NUMBER = 3;
/** By slot: its section. */
const SECTION_OF = Uint8Array.of(0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2);

export const OPEN_MARK = 64;

/** Adds a card to a hand, in the order of the kinds; `OPEN_MARK` means that everybody saw it. */
export function hold(w: cells.World, side: number, marked: number): void {
  const card = marked & (OPEN_MARK - 1);
  let at = w[side + HELD]!++;
  for (; at > 0 && w[side + HAND + at - 1]! > card; at--) {
    w[side + HAND + at] = w[side + HAND + at - 1]!;
    w[side + OPEN + at] = w[side + OPEN + at - 1]!;
  }
  w[side + HAND + at] = card;
  w[side + OPEN + at] = marked >> 6;
}

/** Of two equal cards the open one leaves first, as in the rules' memory. */
export function release(w: cells.World, side: number, card: number): void {
  const held = --w[side + HELD]!;
  let at = 0;
  while (at < held && w[side + HAND + at] !== card) at++;
  if (w[side + HAND + at] !== card) throw new Error('release: the hand does not have the card');
  if (at < held && w[side + HAND + at + 1] === card && w[side + OPEN + at + 1] === 1) at++;
  for (; at < held; at++) {
    w[side + HAND + at] = w[side + HAND + at + 1]!;
    w[side + OPEN + at] = w[side + OPEN + at + 1]!;
  }
}

/** `laid` is card × 32 + place. */
export function lay(w: cells.World, side: number, laid: number): void {
  const card = laid >> 5;
  const place = laid & 31;
  const type = TYPE_OF[card]!;
  const number = NUMBER_OF[card]!;
  if (place === NOTE) {
    w[side + (type < TYPES.length ? STACK + type : SATELLITES)]! |= 1 << number;
    return;
  }
  const slot = place >> 1;
  const bit = 1 << (slot - 1);
  w[side + FREE]! &= ~bit;
  if (place & 1) {
    w[side + TOTAL + SECTION_OF[slot]!]! += FACE_DOWN_NUMBER;
    return;
  }
  w[side + TOTAL + SECTION_OF[slot]!]! += number;
  if (type < TYPES.length) {
    w[side + UP + type]! |= bit;
    w[side + STARS + type]! += STARS_OF[card]!;
  }
}
