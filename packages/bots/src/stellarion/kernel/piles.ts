// The decks of a world: the same packing and the same canonical form as core's piles, changed in place.
import * as cells from './cells.ts';

// Local constants are faster: an import is read through its module each time.
const { BOTTOM, EMPTY_RUN, HELD, REST, TOP } = cells;

const ONE_OF_EACH = 0x5555;

function joined(upper: number, lower: number): number {
  const bits = 31 - Math.clz32(upper);
  return (lower << bits) | (upper ^ (1 << bits));
}

/** A rest without secrets joins the known cards. */
function settle(w: cells.World, deck: number): void {
  const rest = w[REST + deck]!;
  const kinds = (rest | (rest >> 1)) & ONE_OF_EACH;
  if ((kinds & (kinds - 1)) !== 0) return;
  let top = w[TOP + deck]!;
  if (rest !== 0) {
    const face = (31 - Math.clz32(rest)) >> 1;
    for (let copies = (rest >> (face << 1)) & 3; copies > 0; copies--)
      top = joined(top, (EMPTY_RUN << 3) | face);
  }
  w[TOP + deck] = joined(top, w[BOTTOM + deck]!);
  w[REST + deck] = 0;
  w[BOTTOM + deck] = EMPTY_RUN;
}

/** Forgets all known order. */
export function shuffle(w: cells.World, deck: number, contents: number): void {
  w[TOP + deck] = EMPTY_RUN;
  w[REST + deck] = contents;
  w[HELD + deck] = contents;
  w[BOTTOM + deck] = EMPTY_RUN;
  settle(w, deck);
}

export function putOnTop(w: cells.World, deck: number, face: number): void {
  w[TOP + deck] = (w[TOP + deck]! << 3) | face;
  w[HELD + deck]! += 1 << (face << 1);
  settle(w, deck);
}

export function putAtBottom(w: cells.World, deck: number, face: number): void {
  w[BOTTOM + deck] = joined(w[BOTTOM + deck]!, (EMPTY_RUN << 3) | face);
  w[HELD + deck]! += 1 << (face << 1);
  settle(w, deck);
}

/** Chance has shown that this card of the rest is on top. */
export function showTop(w: cells.World, deck: number, face: number): void {
  w[TOP + deck] = (EMPTY_RUN << 3) | face;
  w[REST + deck]! -= 1 << (face << 1);
  settle(w, deck);
}

const SIZE_OF_HEAP = new Uint8Array(1 << 12);
for (let heap = 1; heap < SIZE_OF_HEAP.length; heap++)
  SIZE_OF_HEAP[heap] = SIZE_OF_HEAP[heap >> 2]! + (heap & 3);

export function heapSize(heap: number): number {
  return SIZE_OF_HEAP[heap]!;
}

/** A deck with its black hole and its mirror. */
export const MOST_CARDS = 10;

/** By heap × MOST_CARDS + n: the face of the n-th card, in the order of the faces. */
export const CARD_AT: Uint8Array = new Uint8Array(SIZE_OF_HEAP.length * MOST_CARDS);
for (let heap = 1; heap < SIZE_OF_HEAP.length; heap++) {
  let at = heap * MOST_CARDS;
  for (let face = 0; face < cells.FACES && heapSize(heap) <= MOST_CARDS; face++)
    for (let copies = (heap >> (face << 1)) & 3; copies > 0; copies--) CARD_AT[at++] = face;
}
