// The hours in which people come, on the clock of the reader.
import { expect, it } from 'vitest';
import { busiestHours, isWithin, localHours } from '../src/pages/home/hours.ts';

const at = (...hours: readonly number[]): readonly number[] =>
  Array.from({ length: 24 }, (_, hour) => (hours.includes(hour) ? 10 : 1));

it('hours move with the place of the reader, around the day', () => {
  const utc = at(23);
  expect(localHours(utc, 0).indexOf(10)).toBe(23);
  expect(localHours(utc, 60).indexOf(10)).toBe(0);
  expect(localHours(utc, -300).indexOf(10)).toBe(18);
  expect(localHours(utc, 330).indexOf(10)).toBe(5); // half past five
  expect(localHours(utc, 60)).toHaveLength(24);
});

it('names four hours that stand out, also across midnight, and none where all are alike', () => {
  expect(busiestHours(at(19, 20, 21, 22))).toEqual({ from: 19, to: 23 });
  expect(busiestHours(at(22, 23, 0, 1))).toEqual({ from: 22, to: 2 });
  expect(busiestHours(at())).toBeUndefined();
  expect(busiestHours(new Array<number>(24).fill(0))).toBeUndefined();
  expect([21, 22, 23, 0, 1, 2].filter((hour) => isWithin({ from: 22, to: 2 }, hour))).toEqual([22, 23, 0, 1]);
  expect([18, 19, 22, 23].filter((hour) => isWithin({ from: 19, to: 23 }, hour))).toEqual([19, 22]);
});
