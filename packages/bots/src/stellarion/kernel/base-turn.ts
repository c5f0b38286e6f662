// A whole turn of the base game played at random, on decks by number, without stopping at the stages where a search
// would look. test/stellarion-base-turn.test.ts proves that it leads to the same positions as its events, with the same
// odds.
import type { Dice } from '../../bot/dice.ts';
import * as station from './base-station.ts';
import * as steps from './base-steps.ts';
import * as cells from './cells.ts';
import * as codes from './codes.ts';
import { keepPast } from './coordination.ts';
import { numberOf, writeDeck } from './deck-numbers.ts';
import * as tables from './deck-tables.ts';
import * as picks from './pick-turn.ts';
import * as shown from './shown.ts';
import { finish, isRepeated } from './turn.ts';
import { pay, STAR, sourceOf, takeVoyage } from './voyaging.ts';

// Local constants are faster: an import is read through its module each time.
const { BOTTOM, DISCARD, DOWN, EMPTY_RUN, NEBULA, NUMBERS, OVER_STAGE, PAST, PLANET } = cells;
const { REPEATED, REST, SHIP, SHOWN, STAGE, STARS, STUCK, TABLE, TOP, TURN, TWO_PLAYERS, UP } = cells;
const { CARDS, SHUFFLED, TO_TURN_UP, TOP_FACE, TURNED_UP } = tables;
const { COORDINATE } = codes;
const { BIT_OF } = shown;
const { pickTurn } = picks;
const { stationCards } = station;
const { recover, scanDecks, searchDecks, takeTop } = steps;

/** Numbers the decks; false if one is in a state that no base game reaches. */
export function numberDecks(w: cells.World): boolean {
  for (let deck = 0; deck < 8; deck++) {
    const unordered = w[TOP + deck] === EMPTY_RUN && w[BOTTOM + deck] === EMPTY_RUN;
    const number = unordered ? SHUFFLED[w[REST + deck]!] : numberOf(w, deck);
    if (number === undefined) return false;
    w[NUMBERS + deck] = number;
  }
  w[DOWN] = ~w[UP]! & 255;
  return true;
}

/** Writes the decks back in the form of all other code. */
export function writeDecks(w: cells.World): void {
  for (let deck = 0; deck < 8; deck++) writeDeck(w, deck, w[NUMBERS + deck]!);
  w[UP] = shown.decksOf(w[SHOWN]!);
}

/** From the start of a turn to that of the next, or to the end. */
export function playBaseTurn(w: cells.World, dice: Dice): void {
  const code = pickTurn(w, dice);
  if (code < 0) {
    finish(w, STUCK);
    return;
  }
  w[DOWN] = 0;
  if (code >> 16 === COORDINATE) coordinate(w, code & 0xffff, dice);
  else {
    launch(w, code);
    if (w[STAGE] === OVER_STAGE) return;
  }
  turnCardsUp(w, dice);
  if (w[TABLE]! & TWO_PLAYERS) w[TURN]! ^= 1;
  if (w[PAST]! >= 2) endIfRepeated(w);
}

/** Lets chance turn up a card of every deck that waits for it. */
export function turnCardsUp(w: cells.World, dice: Dice): void {
  for (let down = w[DOWN]!; down !== 0; down &= down - 1) {
    const deck = 31 - Math.clz32(down & -down);
    const number = w[NUMBERS + deck]!;
    const showing = TURNED_UP[number * CARDS + dice.below(TO_TURN_UP[number]!)]!;
    w[NUMBERS + deck] = showing;
    w[SHOWN]! |= BIT_OF[(deck << 3) | TOP_FACE[showing]!]!;
  }
}

function endIfRepeated(w: cells.World): void {
  writeDecks(w);
  if (isRepeated(w)) finish(w, REPEATED);
}

function payWith(w: cells.World, source: number): void {
  if (source < 8) w[DISCARD + source]! += 1 << (takeTop(w, source) << 1);
  else pay(w, source);
}

function launch(w: cells.World, code: number): void {
  for (let type = 0; type < 4; type++) {
    const source = sourceOf(code, type);
    if (source === STAR) w[STARS]!--;
    else payWith(w, source);
  }
  w[PAST] = 0;
  takeVoyage(w, code >> 10, w[TURN]!);
}

function cardOf(w: cells.World, source: number): number {
  return source < 8 ? cells.cardIn(source, TOP_FACE[w[NUMBERS + source]!]!) : source - 8;
}

function coordinate(w: cells.World, code: number, dice: Dice): void {
  const low = code >> 5;
  const high = code & 31;
  const card = cardOf(w, low);
  const type = card & 3;
  const major = card === cardOf(w, high) ? 1 : 0;
  if (type === NEBULA && major) writeDecks(w);
  keepPast(w, (type << 1) | major);
  payWith(w, low);
  payWith(w, high);
  switch (type) {
    case SHIP:
      searchDecks(w, 1 + major, dice);
      break;
    case NEBULA:
      recover(w, major, dice);
      break;
    case PLANET:
      stationCards(w, major, dice);
      break;
    default:
      scanDecks(w, 2 + 2 * major, dice);
      break;
  }
}
