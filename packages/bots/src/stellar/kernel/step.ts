// One step of a turn, in place (TURN-1 to TURN-5, SAT-3, DECK-1, END-1). A place is one small integer: 0 the notebook,
// otherwise slot × 2, plus 1 when the card lies face down.
import { isSatellite, NONE, NUMBER_OF, SIX, STARS_OF, TYPE_OF, TYPES } from '@planisphere/stellar';
import {
  AREA,
  COORDINATE,
  DECK,
  DECK_SIZE,
  DISCARD,
  DISCARD_SIZE,
  DRAW_PHASE,
  DRAWN,
  FREE,
  GAP,
  HAND,
  HELD,
  KEEP_PHASE,
  MOVER,
  NOTEBOOK_AREA,
  OFFER_PHASE,
  OPEN,
  OVER_PHASE,
  PHASE,
  PLACE_PHASE,
  PLAY_PHASE,
  REFILL_PHASE,
  ROW,
  ROW_CELLS,
  SATELLITE,
  SATELLITES,
  STACK,
  STARS,
  sideAt,
  TAKE_PHASE,
  TELESCOPE_AREA,
  TOTAL,
  TURN,
  UNSEEN,
  UP,
  type World,
} from './cells.ts';

export const NOTE = 0;
const TURNS = 22;
const FACE_DOWN_NUMBER = 3;
/** By slot: its section. */
const SECTION_OF = Uint8Array.of(0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2);

export function leave(w: World): void {
  w[PHASE] = TAKE_PHASE;
}

export function replaceRow(w: World): void {
  for (let i = 0; i < ROW_CELLS; i++) {
    w[DISCARD + w[DISCARD_SIZE]!++] = w[ROW + i]!;
    w[ROW + i] = NONE;
  }
  w[PHASE] = REFILL_PHASE;
  if (w[DECK_SIZE] === 0) reshuffle(w);
}

export function take(w: World, coordinate: number): void {
  const card = w[ROW + coordinate - 1]!;
  hold(w, sideAt(w[MOVER]!), card | OPEN_MARK);
  w[ROW + coordinate - 1] = NONE;
  w[GAP] = coordinate;
  w[SATELLITE] = isSatellite(card) ? 1 : 0;
  w[PHASE] = PLAY_PHASE;
}

export function play(w: World, card: number, place: number): void {
  const side = sideAt(w[MOVER]!);
  release(w, side, card);
  lay(w, side, (card << 5) | place);
  const number = NUMBER_OF[card]!;
  const coordinate = number !== SIX && number !== w[GAP] ? number : 0;
  w[COORDINATE] = coordinate;
  w[PHASE] = coordinate === 0 ? DRAW_PHASE : PLACE_PHASE;
  w[AREA] = place === NOTE ? TELESCOPE_AREA : NOTEBOOK_AREA;
}

export function put(w: World, place: number): void {
  const coordinate = w[COORDINATE]!;
  const card = coordinate > 0 ? w[ROW + coordinate - 1]! : w[DRAWN]!;
  lay(w, sideAt(w[MOVER]!), (card << 5) | place);
  if (coordinate > 0) w[ROW + coordinate - 1] = NONE;
  w[PHASE] = REFILL_PHASE;
  w[AREA] = 0;
  w[COORDINATE] = 0;
  w[DRAWN] = NONE;
}

/** The card at this index of the deck is the next one: for a blind draw or the first gap of the row. */
export function reveal(w: World, index: number): void {
  const last = --w[DECK_SIZE]!;
  const card = w[DECK + index]!;
  w[DECK + index] = w[DECK + last]!;
  w[UNSEEN + card]!--;
  if (w[PHASE] === DRAW_PHASE) {
    w[DRAWN] = card;
    w[PHASE] = PLACE_PHASE;
  } else {
    fillRow(w, card);
  }
  if (last === 0) reshuffle(w);
}

function fillRow(w: World, card: number): void {
  let at = ROW;
  while (w[at] !== NONE) at++;
  w[at] = card;
  for (at++; at < ROW + ROW_CELLS; at++) if (w[at] === NONE) return;
  // A refill before anything was taken follows a replaced row: the turn begins now.
  if (w[GAP] === 0) w[PHASE] = TAKE_PHASE;
  else endTurn(w);
}

function endTurn(w: World): void {
  const turn = ++w[TURN]!;
  w[MOVER] = 1 - w[MOVER]!;
  w[PHASE] = turn === TURNS ? KEEP_PHASE : w[SATELLITE] === 1 ? OFFER_PHASE : TAKE_PHASE;
  w[GAP] = 0;
  w[SATELLITE] = 0;
}

/** Both answer at the same time; the world is over when both have. */
export function keep(w: World, seat: number, card: number): void {
  const side = sideAt(seat);
  release(w, side, card);
  lay(w, side, (card << 5) | NOTE);
  if (w[sideAt(0) + HELD] === 1 && w[sideAt(1) + HELD] === 1) w[PHASE] = OVER_PHASE;
}

function reshuffle(w: World): void {
  const size = w[DISCARD_SIZE]!;
  for (let i = 0; i < size; i++) {
    const card = w[DISCARD + i]!;
    w[DECK + i] = card;
    w[UNSEEN + card]!++;
  }
  w[DECK_SIZE] = size;
  w[DISCARD_SIZE] = 0;
}

export const OPEN_MARK = 64;

/** Adds a card to a hand, in the order of the kinds; `OPEN_MARK` says that everybody saw it. */
export function hold(w: World, side: number, marked: number): void {
  const card = marked & (OPEN_MARK - 1);
  let at = w[side + HELD]!++;
  for (; at > 0 && w[side + HAND + at - 1]! > card; at--) {
    w[side + HAND + at] = w[side + HAND + at - 1]!;
    w[side + OPEN + at] = w[side + OPEN + at - 1]!;
  }
  w[side + HAND + at] = card;
  w[side + OPEN + at] = marked >> 6;
}

/** Of two equal cards the open one leaves first, as in the memory of the rules. */
function release(w: World, side: number, card: number): void {
  const held = --w[side + HELD]!;
  let at = 0;
  while (w[side + HAND + at] !== card) at++;
  if (at < held && w[side + HAND + at + 1] === card && w[side + OPEN + at + 1] === 1) at++;
  for (; at < held; at++) {
    w[side + HAND + at] = w[side + HAND + at + 1]!;
    w[side + OPEN + at] = w[side + OPEN + at + 1]!;
  }
}

function lay(w: World, side: number, laid: number): void {
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
