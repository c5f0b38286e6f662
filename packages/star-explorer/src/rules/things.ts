// One bit set for everything that a drawing can collide with: a bit for each star, and a bit for each line that another
// line could cross. A drawing fits if its bits and the taken bits have nothing in common.
import { PLACES } from './disc.ts';
import { CROSSING, LINES } from './lines.ts';

const STAR_BITS: number = Math.ceil(PLACES.length / 32) * 32;

let next = STAR_BITS;
/** By line: its bit, or −1 for a line that nothing can cross. */
export const LINE_BIT: Int16Array = Int16Array.from(LINES, (_, line) =>
  CROSSING[line] === undefined ? -1 : next++,
);

/** 32-bit words in a set. */
export const WORDS: number = Math.ceil(next / 32);

export type Things = Int32Array;

export function noThings(): Things {
  return new Int32Array(WORDS);
}

export function addThing(things: Things, bit: number): void {
  things[bit >> 5] = (things[bit >> 5] as number) | (1 << (bit & 31));
}

export function hasThing(things: Things, bit: number): boolean {
  return (((things[bit >> 5] as number) >>> (bit & 31)) & 1) === 1;
}

/** Whether an older line crosses this one. */
export function isBlocked(taken: Things, line: number): boolean {
  const bit = LINE_BIT[line] as number;
  return bit >= 0 && hasThing(taken, bit);
}
