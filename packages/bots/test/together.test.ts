// Several analyses of one position are combined by their certainty.
import { expect, test } from 'vitest';
import { together } from '../src/together.ts';

const line = (event: string, value: number, error: number, more = {}) => ({
  events: [event],
  value,
  error,
  tried: true,
  steady: false,
  margin: undefined,
  ...more,
});
const found = (...lines: ReturnType<typeof line>[]) => ({
  unit: 'chance' as const,
  lines,
  nodes: 100,
  passes: 2,
  depth: 1,
  done: false,
});
const key = (event: string): string => event;

test('the surer one counts for more, and both are surer together', () => {
  const both = together([found(line('a', 0.5, 0.1)), found(line('a', 0.6, 0.05))], 4, key);
  expect(both.lines[0]?.value).toBeCloseTo(0.58, 5);
  expect(both.lines[0]?.error).toBeCloseTo(0.0447, 3);
  expect(both.nodes).toBe(200);
});

test('what was tried comes before what was only listed, and no more lines than are wanted', () => {
  const guess = line('b', 0.9, 0.5, { tried: false });
  const { lines } = together([found(line('a', 0.4, 0.1), guess), found(line('c', 0.3, 0.1))], 2, key);
  expect(lines.map(({ events }) => events[0])).toEqual(['a', 'c']);
});

test('what is steady for one is steady, and whoever is done ends it', () => {
  const steady = line('a', 0.7, 0, { steady: true });
  const both = together([{ ...found(steady), done: true }, found(line('a', 0.6, 0.1))], 4, key);
  expect(both.lines[0]).toMatchObject({ value: 0.7, error: 0, steady: true });
  expect(both.done).toBe(true);
});

test('the steps after the first are kept from whoever followed them furthest', () => {
  const far = { ...line('a', 0.5, 0.1), events: ['a', 'b', 'c'] };
  expect(together([found(line('a', 0.5, 0.1)), found(far)], 4, key).lines[0]?.events).toHaveLength(3);
});
