// Fast random numbers for search, where a game takes microseconds: xorshift128, seeded from a core generator. No table
// deals from these numbers.
import type { Rng } from '@planisphere/core';

const TWO_32 = 0x1_0000_0000;

/** The most throws until one fits. If none has fitted by then, the caller has a bug. */
export const MOST_THROWS = 100_000;

export function nothingFits(what: string): Error {
  return new Error(`${what}: nothing fits`);
}

export class Dice {
  #a = 1;
  #b = 2;
  #c = 3;
  #d = 4;

  constructor(rng: Rng) {
    this.seed(rng.next() | 0, rng.next() | 0);
  }

  /** Restarts the stream: the same seeds give the same numbers. */
  seed(one: number, two: number): void {
    this.#a = one | 0;
    this.#b = two | 0;
    this.#c = 0x9e3779b9 | 0;
    this.#d = 0x243f6a88 | 0;
    for (let warm = 0; warm < 8; warm++) this.next();
  }

  next(): number {
    let t = this.#a;
    const s = this.#d;
    this.#a = this.#b;
    this.#b = this.#c;
    this.#c = s;
    t ^= t << 11;
    t ^= t >>> 8;
    this.#d = t ^ s ^ (s >>> 19);
    return this.#d >>> 0;
  }

  /** An integer from 0 to n − 1, for n up to 256: the bias of 2⁻²⁴ is far below what could be measured. */
  below(n: number): number {
    return Math.imul(this.next() >>> 8, n) >>> 24;
  }

  unit(): number {
    return this.next() / TWO_32;
  }
}
