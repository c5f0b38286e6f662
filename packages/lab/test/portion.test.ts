// Measuring in portions: every measurement falls into one part, and finished ones are recognised by size and seed.
import { expect, it } from 'vitest';
import { ITEMS } from '../src/strength/page.ts';
import { isMeasured, portionOf } from '../src/strength/portion.ts';

it('deals every measurement to just one of the parts', () => {
  const parts = Array.from({ length: 8 }, (_, index) => portionOf(ITEMS, { part: index + 1, of: 8 }));
  expect(parts.flat()).toHaveLength(ITEMS.length);
  expect(new Set(parts.flat())).toEqual(new Set(ITEMS));
  const sizes = parts.map(({ length }) => length);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
});

it('knows what was measured with as many deals and the same seed', () => {
  const item = ITEMS.find(({ id }) => id === 'star-explorer solo')!;
  const results = { 'star-explorer solo': { game: 'star-explorer', games: 1000, seed: '3', bots: [] } };
  expect(isMeasured(item, results, { seed: '3' })).toBe(true);
  expect(isMeasured(item, results, { seed: '3', size: 1000 })).toBe(true);
  expect(isMeasured(item, results, { seed: '3', size: 400 })).toBe(false);
  expect(isMeasured(item, results, { seed: '4' })).toBe(false);
  expect(isMeasured(item, {}, { seed: '3' })).toBe(false);
});

it('takes an arena that was ended early for one that is still to be done', () => {
  const item = ITEMS.find(({ id }) => id === 'star-explorer master greedy')!;
  const arena = (deals: number) => ({
    [item.id]: { game: 'star-explorer', options: {}, deals, seed: '1', bots: [], encounters: [{}] },
  });
  expect(isMeasured(item, arena(200), { seed: '1', size: 400 })).toBe(true);
  expect(isMeasured(item, arena(180), { seed: '1', size: 400 })).toBe(false);
});
