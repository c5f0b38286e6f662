// What is usual, and how certain a deviation is.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Comparison, conductOf, quantile, shareOf, usualConduct } from '../src/index.ts';

const comparison = (
  person: string,
  agreed: number,
  decisions = 20,
  times: readonly number[] = [],
): Comparison => ({
  ...{ person, agreed, decisions, times, left: false },
});

describe('a share', () => {
  it('has the interval of Wilson', () => {
    const { share, low, high } = shareOf(8, 10);
    expect([share, low.toFixed(3), high.toFixed(3)]).toEqual([0.8, '0.490', '0.943']);
    expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });

  it('lies in its interval, which is never empty and narrows with more decisions', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (a, b) => {
        const [count, of] = [Math.min(a, b), Math.max(a, b, 1)];
        const { share, low, high } = shareOf(count, of);
        expect(0 <= low && low <= share && share <= high && high <= 1 && low < high).toBe(true);
        const more = shareOf(count * 10, of * 10);
        expect(more.high - more.low).toBeLessThan(high - low);
      }),
    );
  });

  it('of a true strength lies in the interval about 19 times in 20', () => {
    let seed = 7;
    const chance = (): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    let inside = 0;
    const tries = 4000;
    for (let each = 0; each < tries; each++) {
      let count = 0;
      for (let n = 0; n < 60; n++) count += Number(chance() < 0.6);
      const { low, high } = shareOf(count, 60);
      inside += Number(low <= 0.6 && 0.6 <= high);
    }
    expect(inside / tries).toBeGreaterThan(0.93);
    expect(inside / tries).toBeLessThan(0.97);
  });
});

describe('what is usual', () => {
  it('is between the values of eight in ten people, each of whom counts once', () => {
    const people = Array.from({ length: 11 }, (_, n) => comparison(`p${n}`, n, 20, [1000 * n, 1000 * n]));
    const twice = [...people, comparison('p10', 10)];
    const usual = usualConduct(twice);
    expect(usual.people).toBe(11);
    expect(usual.agreement).toEqual({ low: 0.05, high: 0.45 });
    expect(usual.time).toEqual({ low: 1000, high: 9000 });
  });

  it('is not said of fewer than five people, nor by people of whom too little is known', () => {
    const four = Array.from({ length: 4 }, (_, n) => comparison(`p${n}`, 10));
    expect(usualConduct([...four, comparison('p4', 19, 19)])).toMatchObject({
      people: 4,
      agreement: undefined,
    });
    expect(usualConduct([...four, comparison('p4', 20)]).agreement).toBeDefined();
  });

  it('of one person adds up over their games', () => {
    const games = [comparison('a', 5, 10, [1, 9]), { ...comparison('a', 1, 2, [3]), left: true }];
    expect(conductOf(games)).toMatchObject({
      ...{ games: 2, decisions: 12, time: 3 },
      ...{ agreement: { share: 0.5 }, left: { share: 0.5 } },
    });
    expect(conductOf([])).toMatchObject({ games: 0, decisions: 0, time: undefined });
  });

  it('has quantiles between the smallest and the largest', () => {
    expect(quantile([], 0.5)).toBeUndefined();
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { minLength: 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (all, part) => {
          const value = quantile(all, part) ?? -1;
          expect(value).toBeGreaterThanOrEqual(Math.min(...all));
          expect(value).toBeLessThanOrEqual(Math.max(...all));
        },
      ),
    );
  });
});
