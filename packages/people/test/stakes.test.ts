// The points that a game of two can bring, told before it begins, are those that it then changes.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changesOf, stakesOf } from '../src/index.ts';

const standing = fc.record({
  points: fc.integer({ min: 800, max: 2200 }),
  deviation: fc.integer({ min: 30, max: 350 }),
  volatility: fc.constant(0.06),
});
const player = fc.record({ standing, since: fc.integer({ min: 0, max: 10_000_000_000 }) });

it('stakes are what a win and a loss change, and the expectations of both add up', () => {
  fc.assert(
    fc.property(player, player, (own, other) => {
      const { expected, win, loss } = stakesOf(own, other);
      expect(win).toBeGreaterThan(0);
      expect(loss).toBeGreaterThan(0);
      expect(expected + stakesOf(other, own).expected).toBeCloseTo(1, 1);
      const [won] = changesOf([
        { id: 'a', place: 1, ...own },
        { id: 'b', place: 2, ...other },
      ]);
      expect(win).toBeCloseTo((won?.after.points ?? 0) - (won?.before.points ?? 0), 9);
    }),
  );
});

it('a stronger opponent is worth more', () => {
  const own = { standing: { points: 1540, deviation: 32, volatility: 0.06 }, since: 0 };
  const strong = { standing: { points: 1700, deviation: 32, volatility: 0.06 }, since: 0 };
  const even = stakesOf(own, own);
  expect(even.expected).toBeCloseTo(0.5, 9);
  expect(even.win).toBeCloseTo(even.loss, 6);
  const { expected, win, loss } = stakesOf(own, strong);
  expect(expected).toBeLessThan(0.3);
  expect(win).toBeGreaterThan(loss);
});
