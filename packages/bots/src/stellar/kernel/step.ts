// One step of a turn, in place (TURN-1 to TURN-5, SAT-3, DECK-1, END-1).
import * as rules from '@planisphere/stellar';
import * as cells from './cells.ts';
import { hold, lay, NOTE, OPEN_MARK, release } from './lay.ts';

// Local constants are faster: an import is read through its module each time.
const { NONE, NUMBER_OF, SIX } = rules;
const { AREA, COORDINATE, DECK, DECK_SIZE, DISCARD, DISCARD_SIZE, DRAW_PHASE, DRAWN, GAP } = cells;
const { HELD, KEEP_PHASE, MOVER, NOTEBOOK_AREA, OFFER_PHASE, OVER_PHASE, PHASE, PLACE_PHASE } = cells;
const { PLAY_PHASE, REFILL_PHASE, ROW, ROW_CELLS, SATELLITE, TAKE_PHASE, TELESCOPE_AREA, TURN } = cells;
const { UNSEEN } = cells;

const TURNS = 22;

export function leave(w: cells.World): void {
  w[PHASE] = TAKE_PHASE;
}

export function replaceRow(w: cells.World): void {
  for (let i = 0; i < ROW_CELLS; i++) {
    w[DISCARD + w[DISCARD_SIZE]!++] = w[ROW + i]!;
    w[ROW + i] = NONE;
  }
  w[PHASE] = REFILL_PHASE;
  if (w[DECK_SIZE] === 0) reshuffle(w);
}

export function take(w: cells.World, coordinate: number): void {
  const card = w[ROW + coordinate - 1]!;
  hold(w, cells.sideAt(w[MOVER]!), card | OPEN_MARK);
  w[ROW + coordinate - 1] = NONE;
  w[GAP] = coordinate;
  w[SATELLITE] = rules.isSatellite(card) ? 1 : 0;
  w[PHASE] = PLAY_PHASE;
}

export function play(w: cells.World, card: number, place: number): void {
  const side = cells.sideAt(w[MOVER]!);
  release(w, side, card);
  lay(w, side, (card << 5) | place);
  const number = NUMBER_OF[card]!;
  const coordinate = number !== SIX && number !== w[GAP] ? number : 0;
  w[COORDINATE] = coordinate;
  w[PHASE] = coordinate === 0 ? DRAW_PHASE : PLACE_PHASE;
  w[AREA] = place === NOTE ? TELESCOPE_AREA : NOTEBOOK_AREA;
}

export function put(w: cells.World, place: number): void {
  const coordinate = w[COORDINATE]!;
  const card = coordinate > 0 ? w[ROW + coordinate - 1]! : w[DRAWN]!;
  lay(w, cells.sideAt(w[MOVER]!), (card << 5) | place);
  if (coordinate > 0) w[ROW + coordinate - 1] = NONE;
  w[PHASE] = REFILL_PHASE;
  w[AREA] = 0;
  w[COORDINATE] = 0;
  w[DRAWN] = NONE;
}

/** Makes the card at this index of the deck the next one: for a blind draw or the first gap of the row. */
export function reveal(w: cells.World, index: number): void {
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

/** The index of a card of this kind in the deck. */
export function deckIndexOf(w: cells.World, card: number): number {
  for (let index = 0; index < w[DECK_SIZE]!; index++) if (w[DECK + index] === card) return index;
  throw new Error(`deckIndexOf: the deck has no card of kind ${card}`);
}

function fillRow(w: cells.World, card: number): void {
  let at = ROW;
  while (at < ROW + ROW_CELLS && w[at] !== NONE) at++;
  if (at === ROW + ROW_CELLS) throw new Error('fillRow: the row is full');
  w[at] = card;
  for (at++; at < ROW + ROW_CELLS; at++) if (w[at] === NONE) return;
  // A refill before anything was taken follows a new row: the turn begins.
  if (w[GAP] === 0) w[PHASE] = TAKE_PHASE;
  else endTurn(w);
}

/** The row is full again. */
export function endTurn(w: cells.World): void {
  const turn = ++w[TURN]!;
  w[MOVER] = 1 - w[MOVER]!;
  w[PHASE] = turn === TURNS ? KEEP_PHASE : w[SATELLITE] === 1 ? OFFER_PHASE : TAKE_PHASE;
  w[GAP] = 0;
  w[SATELLITE] = 0;
}

/** Both answer at the same time; the game is over when both have. */
export function keep(w: cells.World, seat: number, card: number): void {
  const side = cells.sideAt(seat);
  release(w, side, card);
  lay(w, side, (card << 5) | NOTE);
  if (w[cells.sideAt(0) + HELD] === 1 && w[cells.sideAt(1) + HELD] === 1) w[PHASE] = OVER_PHASE;
}

export function reshuffle(w: cells.World): void {
  const size = w[DISCARD_SIZE]!;
  for (let i = 0; i < size; i++) {
    const card = w[DISCARD + i]!;
    w[DECK + i] = card;
    w[UNSEEN + card]!++;
  }
  w[DECK_SIZE] = size;
  w[DISCARD_SIZE] = 0;
}
