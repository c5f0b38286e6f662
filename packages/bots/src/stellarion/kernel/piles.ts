// The decks of a world: the same packing and the same one form of what is known as core's piles, changed in place.
import { BOTTOM, EMPTY_RUN, HELD, REST, TOP, type World } from './cells.ts';

const ONE_OF_EACH = 0x5555;

function joined(upper: number, lower: number): number {
  const bits = 31 - Math.clz32(upper);
  return (lower << bits) | (upper ^ (1 << bits));
}

/** A rest without secrets joins the known cards. */
function settle(w: World, deck: number): void {
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

/** Everything known of the order is forgotten. */
export function shuffle(w: World, deck: number, contents: number): void {
  w[TOP + deck] = EMPTY_RUN;
  w[REST + deck] = contents;
  w[HELD + deck] = contents;
  w[BOTTOM + deck] = EMPTY_RUN;
  settle(w, deck);
}

export function putOnTop(w: World, deck: number, face: number): void {
  w[TOP + deck] = (w[TOP + deck]! << 3) | face;
  w[HELD + deck]! += 1 << (face << 1);
  settle(w, deck);
}

export function putAtBottom(w: World, deck: number, face: number): void {
  w[BOTTOM + deck] = joined(w[BOTTOM + deck]!, (EMPTY_RUN << 3) | face);
  w[HELD + deck]! += 1 << (face << 1);
  settle(w, deck);
}

/** Chance has shown that this card of the rest lies on top. */
export function showTop(w: World, deck: number, face: number): void {
  w[TOP + deck] = (EMPTY_RUN << 3) | face;
  w[REST + deck]! -= 1 << (face << 1);
  settle(w, deck);
}

export function isEmpty(w: World, deck: number): boolean {
  return w[HELD + deck] === 0;
}

const SIZE_OF_HEAP = new Uint8Array(1 << 12);
for (let heap = 1; heap < SIZE_OF_HEAP.length; heap++)
  SIZE_OF_HEAP[heap] = SIZE_OF_HEAP[heap >> 2]! + (heap & 3);

export function heapSize(heap: number): number {
  return SIZE_OF_HEAP[heap]!;
}
