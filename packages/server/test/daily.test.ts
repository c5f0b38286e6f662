// The list of the daily sky: a result counts if it is of the day's deal, legal, and without help.
import {
  commitmentOf,
  createDealer,
  type Game,
  type GameRecord,
  newCourse,
  randomAction,
  recordOf,
  rngOf,
} from '@planisphere/core';
import { findGame } from '@planisphere/games';
import { GAME_IDS } from '@planisphere/games/ids';
import { dailySeed } from '@planisphere/protocol';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type ServerRefusal, Visitor } from '../src/client/index.ts';
import { dailyRoutes } from '../src/http/daily.ts';
import { Sqlite } from '../src/store/sqlite.ts';
import { startServer, temporaryFolder } from './servers.ts';

const TODAY = new Date().toISOString().slice(0, 10);

/** A game of the day as anybody might have played it. */
function played(id: string, player: string, seed = dailySeed(id, TODAY)): GameRecord {
  const game = findGame(id)?.game as Game;
  const { options, opponent } = findGame(id)!.card.dailyTable;
  const decoded = game.decodeOptions(options);
  if (!decoded.ok) throw new Error(decoded.fault.message);
  let course = newCourse(game, decoded.value, opponent === undefined ? 1 : 2);
  const rng = rngOf(player);
  const dealer = createDealer(seed);
  course = course.settle(dealer);
  for (let due = course.awaiting; due.kind === 'seats'; due = course.awaiting) {
    const seat = due.seats[0] as 0;
    const action = randomAction(game, game.view(course.state, seat), { seat, rng });
    course = course.with({ by: seat, action }).settle(dealer);
  }
  const seats = opponent === undefined ? [player] : [player, opponent];
  return recordOf(course, { seats, seed, commitment: commitmentOf(seed) });
}

async function guest(server: string, name: string): Promise<Visitor> {
  const visitor = new Visitor(server);
  await visitor.be({ name, emblem: 'comet' });
  return visitor;
}

const refusal = (sending: Promise<unknown>): Promise<string> =>
  sending.then(
    () => 'done',
    (error: ServerRefusal) => error.code,
  );

describe.each(GAME_IDS)('the daily list of %s', (id) => {
  const path = `/api/daily/${id}/${TODAY}`;

  it('keeps the best of each and shows the best first', async () => {
    const { url } = await startServer();
    const [ada, ben] = [await guest(url, 'Ada'), await guest(url, 'Ben')];
    const games = ['one', 'two', 'three'].map((player) => played(id, player));
    for (const game of games) await ada.call('POST', path, game);
    const other = played(id, 'ben');
    await ben.call('POST', path, other);
    const best = Math.max(...games.map(({ result }) => result?.scores[0] ?? 0));
    const mine = other.result?.scores[0] ?? 0;
    const { results } = (await ben.call('GET', path)) as { results: unknown[] };
    const lines = [
      { name: 'Ada', emblem: 'comet', score: best },
      { name: 'Ben', emblem: 'comet', score: mine, you: true },
    ];
    expect(results).toEqual(mine > best ? lines.reverse() : lines);
  });
});

describe('what does not count', () => {
  const id = 'star-explorer';
  const path = `/api/daily/${id}/${TODAY}`;
  const fair = played(id, 'Ada');
  const scores = fair.result?.scores ?? [];

  it.each([
    ['another deal', 'not-the-daily', played(id, 'Ada', 'another')],
    ['other options', 'not-the-daily', { ...fair, options: { first: 'A' } }],
    ['a game with help', 'not-the-daily', { ...fair, assisted: true }],
    ['a game that was given up', 'not-the-daily', { ...fair, ended: { reason: 'abandoned', winners: [] } }],
    [
      'a better score than was played',
      'wrong-result',
      { ...fair, result: { ...fair.result, scores: [(scores[0] ?? 0) + 1] } },
    ],
    ['half a game', 'unfinished', { ...fair, events: fair.events.slice(0, -3) }],
    ['nonsense', 'unknown-field', { score: 500 }],
  ])('%s is refused with %s', async (_, code, body) => {
    const { url } = await startServer();
    const ada = await guest(url, 'Ada');
    expect(await refusal(ada.call('POST', path, body))).toBe(code);
    expect(await ada.call('GET', path)).toEqual({ results: [] });
  });

  it('another day, another game, and nobody', async () => {
    const { url } = await startServer();
    const ada = await guest(url, 'Ada');
    expect(await refusal(ada.call('POST', `/api/daily/${id}/2020-01-01`, fair))).toBe('not-today');
    expect(await refusal(ada.call('GET', `/api/daily/chess/${TODAY}`))).toBe('not-found');
    expect(await refusal(ada.call('GET', `/api/daily/${id}/tomorrow`))).toBe('not-found');
    expect(await refusal(new Visitor(url).call('POST', path, fair))).not.toBe('done');
  });

  it('is gone with its guest', async () => {
    const { url } = await startServer();
    const ada = await guest(url, 'Ada');
    await ada.call('POST', path, fair);
    await ada.call('DELETE', '/api/me');
    expect(await new Visitor(url).call('GET', path)).toEqual({ results: [] });
  });
});

describe('the replay of a result', () => {
  /**
   * Submits a game while every reading of the clock is 5 ms later; returns the time charged, and the rounds of the
   * event loop.
   */
  async function submitted(record: GameRecord): Promise<{ charged: number; rounds: number }> {
    const sql = new Sqlite(temporaryFolder());
    onTestFinished(() => sql.close());
    const clock = vi.spyOn(performance, 'now');
    onTestFinished(() => clock.mockRestore());
    let now = 0;
    clock.mockImplementation(() => (now += 5));
    let charged = 0;
    let rounds = 0;
    let isOver = false;
    const turn = (): void => {
      rounds++;
      if (!isOver) setImmediate(turn);
    };
    const route = dailyRoutes.find(({ method }) => method === 'POST');
    const call = {
      server: { sql, now: Date.now },
      guest: { id: 'ada' },
      request: { body: record, params: { game: record.game, day: TODAY } },
      payer: { charge: (milliseconds: number) => (charged += milliseconds) },
    };
    const answer = route?.answer as ((call: object) => Promise<unknown>) | undefined;
    setImmediate(turn);
    await answer?.(call);
    isOver = true;
    return { charged, rounds };
  }

  it('is charged, and lets everybody else be served between its pieces', async () => {
    const record = played('stellarion', 'Ada');
    const pieces = Math.floor(record.events.length / 8);
    const { charged, rounds } = await submitted(record);
    expect(pieces).toBeGreaterThan(3);
    expect(charged).toBeGreaterThanOrEqual(pieces * 5);
    expect(rounds).toBeGreaterThanOrEqual(pieces);
  });
});
