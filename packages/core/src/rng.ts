// Random numbers are passed in as an argument; nothing in the rules makes its own.

export interface Rng {
  /** A uniform integer from 0 to 2³² − 1. */
  next(): number;
}

const TWO_32 = 0x1_0000_0000;

/**
 * A uniform integer from 0 to n − 1, n below 2³², by rejection: a word counts only if all n of its stretch exist, so that no
 * value is likelier than another. `>>> 0` on all three tells the compiler that 32-bit division will do; without it the
 * remainder is one of floating-point numbers, which takes several times as long.
 */
export function below(rng: Rng, n: number): number {
  if (!(n >= 1)) throw new Error(`below: there is nothing to choose from below ${n}`);
  for (;;) {
    const word = rng.next() >>> 0;
    const value = (word % (n >>> 0)) >>> 0;
    if (word - value <= TWO_32 - n) return value;
  }
}

/** A uniform number in [0, 1) with 32 bits. */
export function unit(rng: Rng): number {
  return rng.next() / TWO_32;
}

/** Fast and good enough for bots and simulations; not for dealing (see dealer.ts). */
export function createRng(seed: number): Rng {
  return new SmallFast(seed);
}

/** Chris Doty-Humphrey's sfc32. A class, so that the engine can inline `next` whichever Rng a caller gets. */
class SmallFast implements Rng {
  #a: number;
  #b: number;
  #c = 0x9e3779b9 | 0;
  #counter = 1;

  constructor(seed: number) {
    this.#a = seed | 0;
    this.#b = Math.floor(seed / TWO_32) | 0;
    for (let warm = 0; warm < 12; warm++) this.next();
  }

  next(): number {
    const b = this.#b;
    const c = this.#c;
    const sum = (((this.#a + b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = b ^ (b >>> 9);
    this.#b = (c + (c << 3)) | 0;
    this.#c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}
