// Rated games: which count, which do not, and that none counts twice.
import type { Leaderboard, Profile, TableRatings } from '@planisphere/protocol';
import { describe, expect, it } from 'vitest';
import { ServerRefusal } from '../src/client/visitor.ts';
import { company, tried } from './people.ts';
import { Player } from './player.ts';
import { seek } from './seeking.ts';
import { startServer, temporaryFolder } from './servers.ts';

const person = { kind: 'person' } as const;
const RELAXED = { kind: 'clock', perMove: 60, bank: 600 } as const;

const ratingsAt = (player: Player, code: string): Promise<TableRatings> =>
  player.visitor.call('GET', `/api/tables/${code}/ratings`) as Promise<TableRatings>;

async function settled(player: Player, code: string): Promise<TableRatings> {
  await expect.poll(async () => (await ratingsAt(player, code)).settled, { timeout: 20_000 }).toBe(true);
  return ratingsAt(player, code);
}

async function refusalOf(asking: Promise<unknown>): Promise<string> {
  try {
    return `done: ${JSON.stringify(await asking)}`;
  } catch (error) {
    if (error instanceof ServerRefusal) return error.code;
    throw error;
  }
}

const leadersOf = (player: Player, query: string): Promise<Leaderboard> =>
  player.visitor.call('GET', `/api/leaderboards/${query}`) as Promise<Leaderboard>;

it('a leaderboard has who gained today, no places for newcomers, the bots, and how many people are where', async () => {
  const { code, ada, ben } = await company({ rated: true, pace: RELAXED });
  await ben.link?.send({ type: 'sit', seat: 'B' });
  await ada.link?.send({ type: 'resign' });
  await settled(ada, code);
  const all = await leadersOf(ada, 'stellar?list=relaxed');
  expect(all).toMatchObject({ time: 'all', people: 2, placed: 0, games: 1 });
  expect(all.rows.map(({ name, you, rank }) => [name, you, rank])).toEqual([
    ['Ben', undefined, undefined],
    ['Ada', true, undefined],
  ]);
  expect(all.bots).toContainEqual({ level: 'master', points: 1900 });
  expect(all.spread).toEqual([
    { from: 1300, count: 1 },
    { from: 1600, count: 1 },
  ]);
  const today = await leadersOf(ben, 'stellar?list=relaxed&time=day');
  expect(today.rows).toMatchObject([
    { name: 'Ben', rank: 1, gained: 162, played: 1, you: true },
    { name: 'Ada', rank: 2, gained: -162, played: 1 },
  ]);
  expect((await leadersOf(ben, 'stellar?list=days')).rows).toEqual([]);
  expect((await leadersOf(ben, 'stellar')).list.id).toBe('relaxed'); // the list with the most people
  expect(await refusalOf(leadersOf(ben, 'chess'))).toBe('not-found');
  expect(await refusalOf(leadersOf(ben, 'stellar?list=hasty'))).toBe('not-found');
});

const pageOf = (player: Player, id: string): Promise<Profile> =>
  player.visitor.call('GET', `/api/people/${id}`) as Promise<Profile>;

it('a page about somebody has ratings, games and opponents, and nothing once it is hidden', async () => {
  const { code, ada, ben } = await company({ rated: true, pace: RELAXED });
  await ben.link?.send({ type: 'sit', seat: 'B' });
  await ada.link?.send({ type: 'resign' });
  await settled(ada, code);
  const list = { game: 'stellar', id: 'relaxed' };
  expect(await pageOf(ada, ben.guest.id)).toMatchObject({
    ...{ guest: { name: 'Ben' }, hidden: false },
    ratings: [{ list, rating: { points: 1662, games: 1 }, path: [{ points: 1662 }] }],
    games: [{ list, score: 1, change: 162, with: [{ name: 'Ada' }], code }],
    opponents: [{ id: ada.guest.id, name: 'Ada', won: 1, drawn: 0, lost: 0 }],
    between: { won: 0, drawn: 0, lost: 1 }, // as Ada sees it
  });
  await ben.visitor.call('PUT', '/api/me/profile', { hidden: true });
  expect(await pageOf(ada, ben.guest.id)).toEqual({
    ...{ guest: expect.objectContaining({ name: 'Ben' }), hidden: true },
    ...{ skies: [], ratings: [], games: [], opponents: [] },
  });
  expect((await leadersOf(ada, 'stellar?list=relaxed')).rows.map(({ name }) => name)).toEqual(['Ada']);
  expect((await pageOf(ben, ben.guest.id)).games).toHaveLength(1);
  expect(await refusalOf(pageOf(ada, 'nobody'))).toBe('not-found');
});

it('who has blocked somebody is not brought together with them', async () => {
  const { url } = await startServer();
  const [ada, ben] = [await Player.arrive(url, 'Ada'), await Player.arrive(url, 'Ben')];
  const block = (on: boolean) => ben.visitor.call('PUT', `/api/people/${ada.guest.id}/block`, { on });
  await block(true);
  expect(await pageOf(ben, ada.guest.id)).toMatchObject({ blocked: true });
  await seek(ada);
  expect((await seek(ben)).state).toBe('waiting');
  await block(false);
  expect((await seek(ben)).state).toBe('met');
  const own = ben.visitor.call('PUT', `/api/people/${ben.guest.id}/block`, { on: true });
  expect(await refusalOf(own)).toBe('nobody-else');
});

describe('a rated game', () => {
  it('changes both ratings once, by the same amount for two newcomers', async () => {
    const { code, ada, ben } = await company({ rated: true, pace: RELAXED });
    expect(ada.table?.settings).toMatchObject({ rated: true, hints: false, outOfTime: 'loses' });
    await ben.link?.send({ type: 'sit', seat: 'B' });
    expect(await ratingsAt(ada, code)).toMatchObject({
      ...{ list: { game: 'stellar', id: 'relaxed' }, rated: true, settled: false },
      seats: [{ rating: { points: 1500, interval: 686, games: 0 } }, { rating: { points: 1500 } }],
    });
    expect(await tried(ben.link?.send({ type: 'hints' }))).toBe('no-hints');
    await ada.link?.send({ type: 'resign' });
    const { seats } = await settled(ada, code);
    expect(seats).toMatchObject([
      { seat: 'A', rating: { points: 1338, games: 1 }, change: { score: 0, expected: 0.5 } },
      { seat: 'B', rating: { points: 1662, games: 1 }, change: { score: 1, before: { points: 1500 } } },
    ]);
    await ben.link?.send({ type: 'rematch' });
    expect((await ratingsAt(ben, code)).seats).toEqual(seats);
  });

  it('outlives the server between its end and its rating', async () => {
    const DATA_DIR = temporaryFolder();
    const first = await startServer({ DATA_DIR });
    const { code, ada, ben } = await company({ rated: true, pace: RELAXED }, first);
    await ben.link?.send({ type: 'sit', seat: 'B' });
    await ben.link?.send({ type: 'resign' });
    await first.close();
    const { url } = await startServer({ DATA_DIR });
    const later = await Player.return(url, ada.visitor.cookie);
    expect((await settled(later, code)).seats[0]?.rating).toMatchObject({ points: 1662, games: 1 });
  });

  it('is played to its end against a bot, whose rating stays', async () => {
    const { url } = await startServer();
    const ada = await Player.arrive(url, 'Ada');
    const seats = [person, { kind: 'bot', level: 'novice' }] as const;
    const { code } = await ada.visitor.open({ game: 'stellar', seats, rated: true, pace: RELAXED });
    ada.follow(code);
    await ada.playUntil(() => ada.confirmed.length > 3, 'rated');
    // The bot has answered: what the player sees at this point is final.
    await ada.until(() => ada.last?.scene?.awaiting.includes('A') === true);
    expect(await tried(ada.link?.send({ type: 'undo' }))).toBe('rated');
    await ada.playOn('rated');
    const told = await settled(ada, code);
    expect(told.seats[1]).toMatchObject({ bot: true, rating: { points: 1097, interval: 59 } });
    expect(told.seats[0]?.rating.points).not.toBe(1500);
  });

  it('together is measured against the master on the same deal', async () => {
    const { url } = await startServer();
    const [ada, ben] = [await Player.arrive(url, 'Ada'), await Player.arrive(url, 'Ben')];
    const { code } = await ada.visitor.open({
      ...{ game: 'stellarion', options: { stars: 1 }, seats: [person, person], rated: true },
    });
    ada.follow(code);
    await ben.follow(code).send({ type: 'sit', seat: 'B' });
    await Promise.all([ada, ben].map((player) => player.playOn('together')));
    const told = await settled(ada, code);
    expect(told.list).toMatchObject({
      game: 'stellarion',
      id: 'one-star',
      title: { fr: 'Une étoile filante' },
    });
    // Two players with random actions lose where the master wins.
    expect(told.seats).toMatchObject([{ change: { score: 0 } }, { change: { score: 0 } }]);
    expect(told.seats[0]?.rating.points).toBeLessThan(1500);
  });

  it('of three counts by who finished before whom', async () => {
    const { url } = await startServer();
    const ada = await Player.arrive(url, 'Ada');
    const [ben, cleo] = [await Player.arrive(url, 'Ben'), await Player.arrive(url, 'Cleo')];
    const seats = [person, person, person];
    const { code } = await ada.visitor.open({ game: 'star-explorer', seats, rated: true, pace: RELAXED });
    ada.follow(code);
    await ben.follow(code).send({ type: 'sit', seat: 'B' });
    await cleo.follow(code).send({ type: 'sit', seat: 'C' });
    await Promise.all([ada, ben, cleo].map((player, n) => player.playOn(`three ${n}`)));
    const { seats: told } = await settled(ada, code);
    const scores = told.map(({ change }) => change?.score ?? Number.NaN);
    expect(scores.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1.5, 2);
    const points = ada.table?.end?.scores ?? [];
    const best = points.indexOf(Math.max(...points));
    expect(told[best]?.rating.points).toBe(Math.max(...told.map(({ rating }) => rating.points)));
  });

  it('does not count when it was abandoned, and cannot be opened where it would mean nothing', async () => {
    const { code, ada, ben, server } = await company({ rated: true, pace: RELAXED });
    await ben.link?.send({ type: 'sit', seat: 'B' });
    await ada.link?.send({ type: 'abandon' });
    await ben.link?.send({ type: 'answer', yes: true });
    await ada.until(() => ada.table?.status === 'over');
    const told = await ratingsAt(ada, code);
    expect(told).toMatchObject({ rated: true, settled: false, seats: [{ rating: { games: 0 } }, {}] });
    const open = (settings: object) =>
      refusalOf(ada.visitor.call('POST', '/api/tables', { rated: true, pace: RELAXED, ...settings }));
    const two = [person, person];
    expect(await open({ game: 'stellar', seats: two, pace: { kind: 'none' } })).toBe('not-ratable');
    expect(await open({ game: 'stellar', seats: two, oneDevice: true })).toBe('not-ratable');
    expect(await open({ game: 'star-explorer', seats: [person] })).toBe('not-ratable');
    const bot = { kind: 'bot', level: 'master' };
    expect(await open({ game: 'stellar', seats: [bot, bot] })).toBe('not-ratable');
    expect(await open({ game: 'stellarion', seats: [person, bot] })).toBe('not-ratable');
    expect(await open({ game: 'stellarion', seats: two, options: { stars: 4 } })).toBe('not-ratable');
    const { token } = (await ada.visitor.call('POST', '/api/me/bots', { name: 'Bot', emblem: 'star' })) as {
      token: string;
    };
    const answer = await fetch(`${server.url}/api/tables`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'stellar', seats: two, rated: true, pace: RELAXED }),
    });
    expect(answer.status).toBe(403);
  });
});
