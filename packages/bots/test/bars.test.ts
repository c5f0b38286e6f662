// Which bars a comparison shows: none that speak for the worse line, or that tell another sum than the sentence.
import { expect, it } from 'vitest';
import { barsOf } from '../src/review/bars.ts';
import type { Difference } from '../src/review/examiner.ts';
import type { Moment } from '../src/review/moment.ts';

const part = (name: string, points: number, more: Partial<Difference> = {}): Difference => ({
  ...{ name, points, error: 0 },
  ...more,
});
const chance = (name: string, points: number): Difference => part(name, points, { shows: 'chance' });

const of = (parts: readonly Difference[], moment: Partial<Moment> = {}) =>
  barsOf({ parts, lost: true, unit: 'chance', gap: 0.1, ...moment });

it('shows the biggest three, in favour of the better line, and the rest as one', () => {
  const parts = [part('a', 1), part('b', 4), part('c', -2), part('d', 3), part('e', 0.2)];
  const names = (bars: ReturnType<typeof of>) => bars?.shown.map(({ name, points }) => [name, points]);
  expect(names(of(parts))).toEqual([
    ['b', 4],
    ['d', 3],
    ['c', -2],
  ]);
  expect(of(parts)?.rest).toBeCloseTo(1.2);
  const turned = parts.map((each) => ({ ...each, points: -each.points }));
  expect(names(of(turned, { lost: false }))).toEqual(names(of(parts)));
});

it('shows none where all of them, or those that would be seen, speak for the worse line', () => {
  expect(of([chance('ready.gamma', 0.06), chance('ready.delta', -1)])).toBeUndefined();
  expect(of([chance('ready.gamma', 0.06), chance('ready.delta', -1)], { lost: false })).toBeDefined();
  expect(
    of([part('a', 2), part('b', 2), part('c', 2), part('d', -1.9), part('e', -1.9), part('f', -3)]),
  ).toBe(undefined);
});

it('shows none for what is uncertain, slight, or no bar at all', () => {
  expect(of([part('a', 2, { error: 3 })])).toBeUndefined();
  expect(of([part('a', 0.4)])).toBeUndefined();
  expect(of([chance('proof', 0.01)])).toBeUndefined();
  expect(of([part('hope', 1, { shows: 'nothing' })])).toBeUndefined();
});

it('shows none that come to another sum than what is told in points', () => {
  expect(of([part('a', 6)], { unit: 'margin', gap: 0.01 })).toBeUndefined();
  expect(of([part('a', 6)], { unit: 'margin', gap: 5 })).toBeDefined();
  expect(of([part('a', 20)], { unit: 'points', gap: 14 })).toBeDefined();
  // A chance is no sum of points.
  expect(of([part('a', 6)], { unit: 'chance', gap: 0.01 })).toBeDefined();
});
