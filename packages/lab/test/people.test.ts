// The simulation of people who arrive, wait and play: the same seed gives the same people, and ratings come
// near the strengths.
import { expect, it } from 'vitest';
import { simulatePeople } from '../src/people/simulation.ts';

const strengths = { weak: 1200, strong: 1700 };
const expected = (one: number, two: number): number => 1 / (1 + 10 ** ((two - one) / 400));
const population = {
  strengths,
  score: (one: string, two: string) =>
    expected(strengths[one as 'weak'] ?? 1500, strengths[two as 'weak'] ?? 1500),
};
const options = { guests: 60, seed: '1', every: 20_000, gameTime: 600_000, games: 30, againstBots: 3 };

it('repeats itself, and brings ratings nearer the strength with every game', () => {
  const report = simulatePeople(population, options);
  expect(simulatePeople(population, options)).toEqual(report);
  const errors = report.errors.map(({ error }) => error);
  expect(report.errors.map(({ after }) => after)).toEqual([1, 3, 10, 30]);
  expect(errors[3]).toBeLessThan(errors[0] ?? 0);
  expect(report.games).toBeGreaterThan(60 * 15);
  expect(report.wait.median).toBeLessThan(180);
});
