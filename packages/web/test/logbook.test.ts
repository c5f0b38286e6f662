// The logbook's figures, and that `planisphere verify` accepts its export.
import { createDealer, newCourse, parseRecord, randomAction, rngOf, verifyRecord } from '@planisphere/core';
import { stellar } from '@planisphere/stellar';
import { expect, it } from 'vitest';
import { averagesOf, spotOf } from '../src/pages/logbook/luck.ts';
import { matchOf, ownMatch } from '../src/table/logbook/own-match.ts';
import { byGame, figuresOf, gamesOf, percent, within } from '../src/table/logbook/statistics.ts';
import { recordText } from '../src/table/recording.ts';
import type { SavedTable } from '../src/table/saved.ts';

const DAY = 86_400_000;
let count = 0;

function played(own: number, other: number, change: Partial<SavedTable> = {}): SavedTable {
  count++;
  return {
    id: `t${count}`,
    game: 'stellar',
    seats: [{ name: '' }, { name: 'Tycho', bot: 'astronomer' }],
    options: {},
    seed: 's',
    events: [],
    assisted: false,
    createdAt: count,
    updatedAt: count,
    summary: {
      round: 11,
      rounds: 11,
      waitsForPerson: false,
      scores: [own, other],
      winners: own === other ? [0, 1] : [own > other ? 0 : 1],
    },
    ...change,
  };
}

it('counts games, wins, best, mean and streaks', () => {
  const games = gamesOf([played(50, 40), played(30, 60), played(70, 20), played(80, 10), played(60, 50)]);
  expect(figuresOf(games)).toEqual({
    games: 5,
    contests: 5,
    wins: 4,
    best: 80,
    mean: 58,
    streak: 3,
    longest: 3,
  });
  expect(percent(4, 5)).toBe(80);
  expect(figuresOf([])).toEqual({ games: 0, contests: 0, wins: 0, best: 0, mean: 0, streak: 0, longest: 0 });
});

it('calls nothing a win that could not be lost', () => {
  const alone = played(70, 0, { game: 'star-explorer', seats: [{ name: '' }] });
  const games = gamesOf([alone, played(10, 50)]);
  expect(figuresOf(games)).toMatchObject({ games: 2, contests: 1, wins: 0, best: 70 });
});

it('leaves out what is not over and what only tried another line, and counts assisted games apart', () => {
  const unfinished = played(0, 0, { summary: { round: 2, rounds: 11, waitsForPerson: true } });
  const branch = played(90, 1, { branch: { root: 'r', at: 1, name: '', sameDeal: true } });
  const games = gamesOf([unfinished, branch, played(99, 1, { assisted: true }), played(40, 50)]);
  expect(games).toHaveLength(2);
  expect(figuresOf(games)).toMatchObject({ games: 1, wins: 0, best: 40 });
});

it('knows the owner in any seat and groups by opponent', () => {
  const second = played(20, 45, { seats: [{ name: 'Tycho', bot: 'novice' }, { name: '' }] });
  const friends = played(20, 45, { seats: [{ name: 'Ada' }, { name: 'Ben' }] });
  const [stats] = byGame(gamesOf([second, friends, played(10, 5), played(5, 10)]));
  expect(stats?.rows.map(({ key, games, wins }) => [key, games, wins])).toEqual([
    ['astronomer', 2, 1],
    ['friends', 1, 0],
    ['novice', 1, 1],
  ]);
});

it('Stellarion is won or lost together, by the number of players', () => {
  const change = { game: 'stellarion' as const, seats: [{ name: '' }, { name: 'Ben' }] };
  const lost = played(3, 2, { ...change, summary: { ...played(3, 2).summary, winners: [] } });
  const won = played(4, 4, change);
  const [stats] = byGame(gamesOf([lost, won]));
  expect(stats).toMatchObject({ game: 'stellarion', games: 2, wins: 1, rows: [{ key: '2', games: 2 }] });
});

it('looks back a week, a month, or on everything', () => {
  const now = 100 * DAY;
  const ages = [1, 6, 20, 90];
  const games = gamesOf(ages.map((age) => played(2, 1, { updatedAt: now - age * DAY })));
  expect((['week', 'month', 'all'] as const).map((span) => within(games, span, now).length)).toEqual([
    2, 3, 4,
  ]);
});

it('an exported line verifies', () => {
  const options = stellar.decodeOptions({});
  if (!options.ok) throw new Error('no options');
  let course = newCourse(stellar, options.value, 2);
  const rng = rngOf('export');
  for (;;) {
    course = course.settle(createDealer('seed'));
    const { awaiting } = course;
    if (awaiting.kind !== 'seats') break;
    const [seat = 0] = awaiting.seats;
    const action = randomAction(stellar, stellar.view(course.state, seat), { seat, rng });
    course = course.with({ by: seat, action });
  }
  const line = recordText(played(0, 0, { seed: 'seed' }), course as never);
  expect(line).not.toContain('\n');
  const record = parseRecord(line);
  if (!record.ok) throw new Error(record.fault.message);
  expect(verifyRecord(stellar, record.value).ok).toBe(true);
});

it('a reviewed game is a spot of luck, own decisions and the others’, which add up to its result', () => {
  const [game] = gamesOf([played(60, 50)]);
  const passage = (by: 'chance' | 0 | 1, value: number) =>
    ({ by, from: 0, to: 1, values: [value, 1 - value], error: 0 }) as const;
  const review = {
    unit: 'chance',
    start: [0.5, 0.5],
    passages: [passage('chance', 0.7), passage(0, 0.6), passage(1, 0.9), passage('chance', 1)],
  } as const;
  const spot = spotOf(game!, review)!;
  expect([spot.luck, spot.skill, spot.others].map(Math.round)).toEqual([30, -10, 30]);
  expect(50 + spot.luck + spot.skill + spot.others).toBeCloseTo(100);
  const points = spotOf(game!, { ...review, unit: 'points' })!;
  expect(averagesOf([spot, spot, points]).map(({ unit, games }) => [unit, games])).toEqual([
    ['chance', 2],
    ['points', 1],
  ]);
});

it('what the other player gave away is nobody’s skill, and an assisted game says nothing of it', () => {
  const [game, assisted] = [{}, { assisted: true }].map((more) => gamesOf([played(60, 50, more)])[0]!);
  const values = (value: number) => [value, 1 - value];
  const review = {
    unit: 'chance',
    start: [0.5, 0.5],
    passages: [
      { by: 0, from: 0, to: 1, values: values(0.5), error: 0 },
      { by: 1, from: 1, to: 2, values: values(1.6), error: 0 },
      { by: 'chance', from: 2, to: 3, values: values(1), error: 0 },
    ],
  } as const;
  expect(spotOf(game!, review)).toMatchObject({ skill: 0 });
  expect(spotOf(game!, review)!.others).toBeCloseTo(110);
  expect(spotOf(assisted!, review)).toBeUndefined();
});

it('finds the bot that plays as well as the owner, from games against bots without help', () => {
  const ratings = { random: 400, greedy: 1300, novice: 1100, amateur: 1400, astronomer: 1700, master: 1900 };
  const match = (tables: readonly SavedTable[]) => matchOf(gamesOf(tables), ratings);
  const against = (bot: string, own: number, change: Partial<SavedTable> = {}) =>
    played(own, 50, { seats: [{ name: '' }, { name: 'X', bot }], ...change });
  const times = (n: number, table: () => SavedTable) => Array.from({ length: n }, table);
  expect(match(times(4, () => against('amateur', 60)))).toBeUndefined();
  expect(match(times(5, () => against('amateur', 60, { assisted: true })))).toBeUndefined();
  expect(match(times(5, () => played(60, 50, { seats: [{ name: '' }, { name: 'Ben' }] })))).toBeUndefined();
  // Half against each of two levels: between them.
  const half = Array.from({ length: 20 }, (_, at) =>
    against(at % 2 === 0 ? 'amateur' : 'astronomer', at % 4 < 2 ? 60 : 40),
  );
  expect(match(half)).toEqual({ bot: expect.stringMatching(/^amateur\+[4-6]0$/), games: 20 });
  expect(match(times(12, () => against('novice', 20)))?.bot).toBe('novice');
  expect(match(times(30, () => against('master', 90)))?.bot).toBe('master');
  // The strength of a bot between two levels counts as what it is.
  expect(match([...half, ...times(10, () => against('amateur+50', 60))])?.bot).toMatch(
    /^(amateur\+[7-9]0|astronomer)/,
  );
  // Whoever resigns has lost, whatever the points.
  const resigned = {
    round: 2,
    rounds: 11,
    waitsForPerson: false,
    scores: [60, 50],
    winners: [1],
    ended: 'resigned',
  } as const;
  expect(match(times(12, () => against('novice', 60, { summary: resigned })))?.bot).toBe('novice');
});

it('counts each bot at a table of several', () => {
  const ratings = { novice: 1100, amateur: 1400, astronomer: 1700, master: 1900 };
  const seats = [{ name: '' }, { name: 'X', bot: 'novice' }, { name: 'Y', bot: 'astronomer' }];
  const between = { round: 6, rounds: 6, waitsForPerson: false, scores: [100, 80, 120], winners: [2] };
  const tables = Array.from({ length: 12 }, () =>
    played(0, 0, { game: 'star-explorer', seats, summary: between }),
  );
  expect(matchOf(gamesOf(tables), ratings)).toEqual({ bot: expect.stringMatching(/^amateur/), games: 12 });
});

it('offers no such bot in a cooperative game', async () => {
  expect(await ownMatch('stellarion')).toBeUndefined();
});
