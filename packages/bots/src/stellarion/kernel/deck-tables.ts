// What happens to a deck of the base game, by its number. The functions of piles.ts fill the tables, so no rule is
// written twice.
import { EMPTY_RUN, HELD, TOP } from './cells.ts';
import { NO_FACE } from './codes.ts';
import {
  bench,
  benchNumber,
  HELD_OF,
  MOST_NUMBERS,
  numberCount,
  REST_OF,
  TOP_OF,
  writeDeck,
} from './deck-numbers.ts';
import { CARD_AT, heapSize, MOST_CARDS, putAtBottom, putOnTop, showTop, shuffle } from './piles.ts';

export const FACES = 4;
const COPIES = 2;
const MOST_HEAPS: number = (COPIES + 1) ** FACES;
/** The most cards of a deck, and the most pairs of them in order. */
export const CARDS = 8;
export const PAIRS = 56;

/** The known face on top, and the deck without it. */
export const TOP_FACE: Uint8Array = new Uint8Array(MOST_NUMBERS).fill(NO_FACE);
export const WITHOUT_TOP: Uint16Array = new Uint16Array(MOST_NUMBERS);
/** From how many cards chance turns one up; by number × CARDS + card, the resulting deck. */
export const TO_TURN_UP: Uint8Array = new Uint8Array(MOST_NUMBERS).fill(1);
export const TURNED_UP: Uint16Array = new Uint16Array(MOST_NUMBERS * CARDS);
/** How many faces a search can find, and whether there are two cards to scan. */
export const TO_FIND: Uint8Array = new Uint8Array(MOST_NUMBERS);
export const TO_SCAN: Uint8Array = new Uint8Array(MOST_NUMBERS);
/** By heap of cards: the shuffled deck of them. */
export const SHUFFLED: Uint16Array = new Uint16Array(1 << (2 * FACES));
/** The heap of all its cards, the index into the tables below. */
export const HEAP_OF: Uint8Array = new Uint8Array(MOST_NUMBERS);
/** By heap × FACES + face: the deck after a search has found it. */
export const FOUND: Uint16Array = new Uint16Array(MOST_HEAPS * FACES);
/**
 * How many ways there are to put two scanned cards one on top and one at the bottom; by heap × PAIRS + way, the deck.
 */
export const WAYS: Uint8Array = new Uint8Array(MOST_HEAPS);
export const SCANNED: Uint16Array = new Uint16Array(MOST_HEAPS * PAIRS);

function one(face: number): number {
  return 1 << (face << 1);
}

function facesIn(heap: number): readonly number[] {
  return Array.from({ length: heapSize(heap) }, (_, index) => CARD_AT[heap * MOST_CARDS + index]!);
}

function isHeap(heap: number): boolean {
  return (heap & (heap >> 1) & 0b01010101) === 0;
}

function shuffled(heap: number): number {
  shuffle(bench, 0, heap);
  return benchNumber();
}

function found(heap: number, face: number): number {
  shuffle(bench, 0, heap - one(face));
  putOnTop(bench, 0, face);
  return benchNumber();
}

function scanned(heap: number, upper: number, lower: number): number {
  shuffle(bench, 0, heap - one(upper) - one(lower));
  putOnTop(bench, 0, upper);
  putAtBottom(bench, 0, lower);
  return benchNumber();
}

function withoutTop(number: number): number {
  writeDeck(bench, 0, number);
  bench[HELD]! -= one(bench[TOP]! & 7);
  bench[TOP]! >>= 3;
  return benchNumber();
}

function turnedUp(number: number, face: number): number {
  writeDeck(bench, 0, number);
  showTop(bench, 0, face);
  return benchNumber();
}

function tellOfHeap(heap: number, place: number): void {
  const faces = facesIn(heap);
  SHUFFLED[heap] = shuffled(heap);
  [...new Set(faces)].forEach((face, index) => {
    FOUND[place * FACES + index] = found(heap, face);
  });
  for (let upper = 0; upper < faces.length; upper++)
    for (let lower = 0; lower < faces.length; lower++)
      if (upper !== lower)
        SCANNED[place * PAIRS + WAYS[place]!++] = scanned(heap, faces[upper]!, faces[lower]!);
}

function tellOfDeck(number: number): void {
  if (TOP_OF[number] !== EMPTY_RUN) {
    TOP_FACE[number] = TOP_OF[number]! & 7;
    WITHOUT_TOP[number] = withoutTop(number);
  }
  const faces = TOP_OF[number] === EMPTY_RUN ? facesIn(REST_OF[number]!) : [];
  TO_TURN_UP[number] = Math.max(1, faces.length);
  TURNED_UP[number * CARDS] = number;
  faces.forEach((face, card) => {
    TURNED_UP[number * CARDS + card] = turnedUp(number, face);
  });
  const cards = facesIn(HELD_OF[number]!);
  TO_FIND[number] = new Set(cards).size;
  TO_SCAN[number] = cards.length < 2 ? 0 : 1;
}

const heaps = Array.from({ length: 1 << (2 * FACES) }, (_, heap) => heap).filter(isHeap);
heaps.forEach(tellOfHeap);
// A deck may lead to others, which get their numbers when they are first reached.
for (let number = 0; number < numberCount(); number++) {
  tellOfDeck(number);
  HEAP_OF[number] = heaps.indexOf(HELD_OF[number]!);
}
