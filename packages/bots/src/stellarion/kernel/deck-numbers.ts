// Decks of the base game by number. Without discoveries a deck has fewer than a thousand states, so whatever happens to
// it is one table look-up: see deck-tables.ts.
import { BOTTOM, createWorld, HELD, REST, TOP, type World } from './cells.ts';

export const MOST_NUMBERS = 1024;

/** By number: the cells of the deck, as in piles.ts. */
export const TOP_OF: Int32Array = new Int32Array(MOST_NUMBERS);
export const REST_OF: Uint8Array = new Uint8Array(MOST_NUMBERS);
const BOTTOM_OF = new Int32Array(MOST_NUMBERS);
export const HELD_OF: Uint8Array = new Uint8Array(MOST_NUMBERS);

const numbers = new Map<number, number>();

/** If any cards are at the bottom, at least two others are unknown, so at most six are at the bottom. */
function keyOf(w: World, deck: number): number {
  return (w[BOTTOM + deck]! * 2 ** 8 + w[REST + deck]!) * 2 ** 26 + w[TOP + deck]!;
}

/** The number of a deck of a world; undefined if the base game does not lead to it. */
export function numberOf(w: World, deck: number): number | undefined {
  return numbers.get(keyOf(w, deck));
}

export function writeDeck(w: World, deck: number, number: number): void {
  w[TOP + deck] = TOP_OF[number]!;
  w[REST + deck] = REST_OF[number]!;
  w[BOTTOM + deck] = BOTTOM_OF[number]!;
  w[HELD + deck] = HELD_OF[number]!;
}

/** A world of which only the first deck matters: a bench for trying what happens to it. */
export const bench: World = createWorld();

/** The number of the deck on the bench, a new one if needed. */
export function benchNumber(): number {
  const key = keyOf(bench, 0);
  const known = numbers.get(key);
  if (known !== undefined) return known;
  const number = numbers.size;
  numbers.set(key, number);
  TOP_OF[number] = bench[TOP]!;
  REST_OF[number] = bench[REST]!;
  BOTTOM_OF[number] = bench[BOTTOM]!;
  HELD_OF[number] = bench[HELD]!;
  return number;
}

export function numberCount(): number {
  return numbers.size;
}
