// What the steps of the powers do to a world.
import * as cells from './cells.ts';
import { NO_FACE } from './codes.ts';
import { heapSize, putAtBottom, putOnTop, shuffle } from './piles.ts';
import { keptBit, turnDown, turnUp } from './shown.ts';

// Local constants are faster: an import is read through its module each time.
const { BEGUN, DECK, DISCARD, DISCOVERY, HELD, KEPT, NEBULA, OF_TYPE, ONE, OUTPOST, PAST } = cells;
const { PLACE_STAGE, REST, SCAN_STAGE, STAGE, STARS_TYPE, TOP, TWO } = cells;

export function returnShip(w: cells.World, copy: number): void {
  const deck = copy >> 5;
  const face = cells.faceOfCopy(copy);
  w[DISCARD + deck]! -= 1 << (face << 1);
  putAtBottom(w, deck, face);
}

export function search(w: cells.World, deck: number, face: number): void {
  shuffle(w, deck, w[HELD + deck]! - (1 << (face << 1)));
  putOnTop(w, deck, face);
  turnDown(w, deck);
  turnUp(w, deck);
  w[DECK] = deck;
}

export function recover(w: cells.World, code: number): void {
  const deck = code >> 6;
  const one = (code >> 3) & 7;
  const two = code & 7;
  const cards = (1 << (one << 1)) + (two === NO_FACE ? 0 : 1 << (two << 1));
  w[DISCARD + deck]! -= cards;
  turnDown(w, deck);
  if (w[DISCOVERY] === NEBULA) {
    if (two !== NO_FACE) putOnTop(w, deck, two);
    putOnTop(w, deck, one);
    turnUp(w, deck);
  } else shuffle(w, deck, w[HELD + deck]! + cards);
  if (two === NO_FACE) w[PAST] = 0;
}

export function station(w: cells.World, deck: number): void {
  const face = w[TOP + deck]! & 7;
  const card = cells.cardIn(deck, face);
  w[TOP + deck]! >>= 3;
  w[HELD + deck]! -= 1 << (face << 1);
  turnDown(w, deck);
  keep(w, deck, card);
}

/** Moves a card of this deck to the Outpost. */
export function keep(w: cells.World, deck: number, card: number): void {
  w[OUTPOST]! |= 1 << card;
  w[KEPT]! |= keptBit(card);
  if (deck >= 4) w[OF_TYPE]! |= 1 << card;
}

/** Shuffles the deck to scan; if the pair is certain, shows it at once. True if there is nothing to choose. */
export function scan(w: cells.World, deck: number): boolean {
  shuffle(w, deck, w[HELD + deck]!);
  turnDown(w, deck);
  w[STAGE] = SCAN_STAGE;
  w[BEGUN] = 1;
  w[DECK] = deck;
  const rest = w[REST + deck]!;
  if (rest === 0) return showPair(w, w[TOP + deck]! & 7, w[TOP + deck]! & 7);
  if (heapSize(rest) > 2) return false;
  const low = (31 - Math.clz32(rest & -rest)) >> 1;
  return showPair(w, low, (31 - Math.clz32(rest)) >> 1);
}

/** Two faces of the shuffled deck are in the player's hands; true if there is nothing to choose. */
export function showPair(w: cells.World, one: number, two: number): boolean {
  const deck = w[DECK]!;
  shuffle(w, deck, w[HELD + deck]! - (1 << (one << 1)) - (1 << (two << 1)));
  w[STAGE] = PLACE_STAGE;
  w[ONE] = deck * 32 + cells.cardIn(deck, one);
  w[TWO] = deck * 32 + cells.cardIn(deck, two);
  if (one !== two || w[DISCOVERY] === STARS_TYPE) return false;
  put(w, one, two, 1);
  return true;
}

export function place(w: cells.World, code: number): void {
  const deck = w[DECK]! * 32;
  put(w, cells.faceOfCopy(deck + ((code >> 5) & 31)), cells.faceOfCopy(deck + (code & 31)), code >> 10);
}

function put(w: cells.World, upper: number, lower: number, onTop: number): void {
  const deck = w[DECK]!;
  if (onTop === 2) putOnTop(w, deck, lower);
  if (onTop > 0) putOnTop(w, deck, upper);
  else putAtBottom(w, deck, upper);
  if (onTop < 2) putAtBottom(w, deck, lower);
  if (onTop > 0) turnUp(w, deck);
}
