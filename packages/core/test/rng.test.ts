import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, createRng, type Rng, unit } from '../src/index.ts';
import { chiSquare, chiSquareLimit } from './chi-square.ts';

/** Returns these words one after another. */
function wordsOf(words: readonly number[]): Rng {
  const rest = words.values();
  return { next: () => rest.next().value as number };
}

const first = (rng: Rng, count: number) => Array.from({ length: count }, () => rng.next());

describe('createRng', () => {
  it('gives the same numbers for the same seed and others for another', () => {
    expect(first(createRng(7), 50)).toEqual(first(createRng(7), 50));
    expect(first(createRng(7), 50)).not.toEqual(first(createRng(8), 50));
    // Seeds are more than 32 bits.
    expect(first(createRng(7), 50)).not.toEqual(first(createRng(7 + 2 ** 32), 50));
  });

  it('never changes its numbers: records of simulations depend on them', () => {
    expect(first(createRng(1), 3)).toEqual([573063952, 3268221502, 703077755]);
  });

  it('gives whole numbers of 32 bits, every bit as often set as not', () => {
    const rng = createRng(11);
    const ones = new Array<number>(32).fill(0);
    const draws = 20_000;
    for (const word of first(rng, draws)) {
      expect(Number.isInteger(word) && word >= 0 && word < 2 ** 32).toBe(true);
      for (let bit = 0; bit < 32; bit++) ones[bit] = (ones[bit] as number) + ((word >>> bit) & 1);
    }
    for (const count of ones) expect(chiSquare([count, draws - count], [1, 1])).toBeLessThan(15);
  });

  it('gives a unit from 0 to less than 1', () => {
    expect(unit(wordsOf([0]))).toBe(0);
    expect(unit(wordsOf([2 ** 31]))).toBe(0.5);
    expect(unit(wordsOf([2 ** 32 - 1]))).toBeLessThan(1);
  });
});

describe('below', () => {
  it('rejects the words that would favour small numbers, and only those', () => {
    // 2³² mod 3 is 1: the highest word alone is one too many.
    expect(below(wordsOf([0xffff_ffff, 5]), 3)).toBe(2);
    expect(below(wordsOf([0xffff_fffe]), 3)).toBe(2);
    // For a power of two nothing is left over.
    expect(below(wordsOf([0xffff_ffff]), 64)).toBe(63);
    // 2³² mod (2³¹ + 1) is 2³¹ − 1: almost half of the words.
    expect(below(wordsOf([2 ** 31 + 1, 0xffff_ffff, 2 ** 31]), 2 ** 31 + 1)).toBe(2 ** 31);
  });

  it('is uniform over every accepted word: as many words for each number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 - 1 }), (n) => {
        const limit = 2 ** 32 - (2 ** 32 % n);
        expect(limit % n).toBe(0);
        expect(below(wordsOf([limit - 1]), n)).toBe(n - 1);
        if (limit < 2 ** 32) expect(below(wordsOf([limit, 0]), n)).toBe(0);
      }),
      { seed: 4 },
    );
  });

  it.each([0, -1, 0.5, Number.NaN])('throws below %d instead of searching for ever', (n) => {
    expect(() => below(createRng(1), n)).toThrow('nothing to choose from');
  });

  it.each([1, 2, 3, 7, 35, 60])('is uniform below %i', (n) => {
    const rng = createRng(n);
    const counts = new Array<number>(n).fill(0);
    for (let draw = 0; draw < 2000 * n; draw++) {
      const number = below(rng, n);
      counts[number] = (counts[number] as number) + 1;
    }
    expect(counts.length).toBe(n);
    if (n > 1)
      expect(
        chiSquare(
          counts,
          counts.map(() => 1),
        ),
      ).toBeLessThan(chiSquareLimit(n - 1));
  });
});
