// Games, wins and streaks from saved tables.
import type { Review } from '@planisphere/bots/review';
import { expect, it } from 'vitest';
import { meanOf, weighedGames } from '../../src/games/stellarion/statistics/luck.ts';
import { bySetup, finishedGames, tallyOf } from '../../src/games/stellarion/statistics/tally.ts';
import type { SavedTable } from '../../src/table/saved.ts';

const table = (id: number, change: Partial<SavedTable> & { won?: boolean }): SavedTable => ({
  id: String(id),
  game: 'stellarion',
  seats: [{ name: '' }],
  options: { stars: 1, expansions: [], track: 'standard' },
  seed: '',
  events: [],
  assisted: false,
  createdAt: id,
  updatedAt: id,
  summary: { round: 1, rounds: 8, waitsForPerson: false, scores: [1], winners: change.won ? [0] : [] },
  ...change,
});

it('counts wins and streaks, and assisted games apart', () => {
  const wins = [true, true, false, true, true, true];
  const tables = wins.map((won, index) => table(index, { won }));
  const assisted = table(9, { won: true, assisted: true });
  const going = table(10, { summary: { round: 1, rounds: 8, waitsForPerson: true } });
  const other = table(11, { game: 'stellar', won: true });
  const games = finishedGames([...tables, assisted, going, other]);
  expect(tallyOf(games)).toEqual({ games: 6, wins: 5, streak: 3, best: 3, assisted: 1 });
});

it('groups by set-up, the most played first', () => {
  const sun = { stars: 2, expansions: ['sun'], track: 'easy' };
  const games = finishedGames([
    table(1, { won: true }),
    table(2, { options: sun }),
    table(3, { options: sun, won: true }),
    table(4, { seats: [{ name: '' }, { name: 'Tycho', bot: 'greedy' }] }),
  ]);
  expect(
    bySetup(games).map(({ players, options, games: n, wins }) => [players, options.stars, n, wins]),
  ).toEqual([
    [1, 2, 2, 1],
    [1, 1, 1, 1],
    [2, 1, 1, 0],
  ]);
});

it('weighs luck and skill from the reviews of one’s games, none of them assisted', () => {
  const events = ['a', 'b'];
  const games = finishedGames([
    ...[1, 2, 3].map((id) => table(id, { won: true, events })),
    table(4, { won: true, events, assisted: true }),
  ]);
  const review = (luck: number, skill: number): Review => ({
    unit: 'chance',
    start: [0.5],
    passages: [
      { by: 'chance', from: 0, to: 1, values: [0.5 + luck], error: 0 },
      { by: 0, from: 1, to: 2, values: [0.5 + luck + skill], error: 0 },
    ],
  });
  const weighed = weighedGames(games, [
    { id: '1', events: 2, review: review(0.25, -0.125) },
    { id: '2', events: 2, review: review(-0.25, -0.375) },
    { id: '3', events: 1, review: review(0.5, 0) },
    { id: '4', events: 2, review: review(0.5, 0) },
  ]);
  expect([...weighed.keys()]).toEqual(['2', '1']);
  expect(meanOf(weighed.values())).toEqual({ luck: 0, skill: -0.25 });
  expect(meanOf([])).toBeUndefined();
});

it('counts the partner’s decisions by themselves', () => {
  const seats = [{ name: '' }, { name: 'Novice', bot: 'novice' }] as SavedTable['seats'];
  const games = finishedGames([table(1, { won: true, events: ['a', 'b', 'c'], seats })]);
  const values = (chance: number): readonly number[] => [chance, chance];
  const review: Review = {
    ...{ unit: 'chance', start: values(0.5) },
    passages: [
      { by: 'chance', from: 0, to: 1, values: values(0.75), error: 0 },
      { by: 0, from: 1, to: 2, values: values(0.625), error: 0 },
      { by: 1, from: 2, to: 3, values: values(0.375), error: 0 },
    ],
  };
  const weighed = weighedGames(games, [{ id: '1', events: 3, review }]);
  expect(meanOf(weighed.values())).toEqual({ luck: 0.25, skill: -0.125, partner: -0.25 });
});
