// The log of a table is folded once and cached while there is room; a second reading gives the same.
import { botsOf } from '@planisphere/bots';
import { type Game, randomAction, rngOf, type Seat } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Sqlite } from '../src/store/sqlite.ts';
import { append, createTable } from '../src/store/tables.ts';
import { waitingSeats } from '../src/table/course.ts';
import { makeEntry } from '../src/table/entry.ts';
import { LiveTable } from '../src/table/live.ts';
import { LogCache } from '../src/table/log-cache.ts';
import { openTable } from '../src/table/next-table.ts';
import type { Watcher } from '../src/table/watcher.ts';
import { temporaryFolder } from './servers.ts';
import { quietContext } from './table-context.ts';

const game = findGame('stellar')?.game as Game;
const ada = { id: 'ada', name: 'Ada', emblem: 'star' } as const;

async function tableWith(logs: LogCache, sql: Sqlite): Promise<LiveTable> {
  const bot = { kind: 'bot', level: botsOf(game)[0]?.name ?? '' } as const;
  const settings = {
    game: 'stellar',
    options: { first: 'A', memory: true },
    seats: [{ kind: 'person' as const }, bot],
    access: 'link' as const,
    pace: { kind: 'none' as const },
    outOfTime: 'stand-in' as const,
    spectators: true,
    chat: 'free' as const,
    start: 'full' as const,
  };
  const opening = openTable({ game, settings, opener: 'ada', sitters: [{ seat: 0, guest: ada }], now: 1 });
  await createTable(sql, opening);
  return (await LiveTable.load(quietContext(sql, 2, logs), opening.row.code)) as LiveTable;
}

/** Ada plays her own seat. */
async function play(table: LiveTable, id: number): Promise<string> {
  const { course } = table.state;
  const [seat] = waitingSeats(course).seats;
  const view = game.view(course?.state, seat as Seat);
  const action = randomAction(game, view, { seat: seat as Seat, rng: rngOf(`${id}`) });
  const event = game.notation.makeEvent({ by: seat as Seat, action });
  const outcome = await table.perform({ type: 'act', table: table.fixed.code, id: `${id}`, event }, ada);
  return 'refused' in outcome ? outcome.refused.code : 'done';
}

async function allOf(table: LiveTable, guest: string = ada.id): Promise<string> {
  const sent: string[] = [];
  const watcher: Watcher = {
    viewer: 'table',
    wanted: undefined,
    guest: { ...ada, id: guest },
    muted: new Set(),
    charge: () => undefined,
    send: (text) => sent.push(text),
    sendAway: () => undefined,
  };
  await table.watch(watcher, 0);
  table.leave(watcher);
  return sent.join();
}

function store(): Sqlite {
  const sql = new Sqlite(temporaryFolder());
  onTestFinished(() => sql.close());
  return sql;
}

it('lets go of the stories used longest ago, and reads them again when they are asked for', async () => {
  const [logs, sql] = [new LogCache(12), store()];
  const first = await tableWith(logs, sql);
  expect(await play(first, 1)).toBe('done');
  const before = await allOf(first);
  const second = await tableWith(logs, sql);
  await allOf(second);
  expect(logs.pages).toBeLessThanOrEqual(12);
  const apply = vi.spyOn(game, 'apply');
  expect(await allOf(first)).toBe(before);
  const folded = apply.mock.calls.length;
  expect(await allOf(first)).toBe(before);
  expect(apply.mock.calls.length).toBe(folded);
  apply.mockRestore();
  expect(folded).toBeGreaterThan(0);
});

it('reads the same as a table that was just loaded, also after something was taken back', async () => {
  const sql = store();
  const table = await tableWith(new LogCache(1000), sql);
  await play(table, 1);
  await Promise.all(['ada', 'eve'].map((guest) => allOf(table, guest)));
  await table.perform({ type: 'undo', table: table.fixed.code, id: 'back' }, ada);
  await table.perform({ type: 'say', table: table.fixed.code, id: 'said', text: 'Hello' }, ada);
  const fresh = (await LiveTable.load(quietContext(sql, 2, new LogCache(0)), table.fixed.code)) as LiveTable;
  for (const guest of ['ada', 'eve']) expect(await allOf(table, guest)).toBe(await allOf(fresh, guest));
  expect(await table.entries()).toEqual(await fresh.entries());
  expect(table.state.course?.events).toEqual(fresh.state.course?.events);
});

/** Adds lines as if somebody else had written them meanwhile. */
async function lengthen(table: LiveTable, sql: Sqlite, lines: number): Promise<void> {
  const body = makeEntry({ t: 'say', guest: ada, text: 'good evening', at: 1 });
  const change = {
    code: table.fixed.code,
    after: table.state.seq,
    bodies: new Array<string>(lines).fill(body),
  };
  const same = { players: undefined, deadlines: undefined, opening: undefined, traces: [] };
  await append(sql, { ...change, ...same, status: 'playing', awaiting: 'A', now: 1 });
  await table.refresh();
}

it('an action is the same work in a long log as in a short one', async () => {
  const work = async (lines: number): Promise<object> => {
    const sql = store();
    const table = await tableWith(new LogCache(10_000), sql);
    if (lines > 0) await lengthen(table, sql, lines);
    const spies = {
      apply: vi.spyOn(game, 'apply'),
      view: vi.spyOn(game, 'view'),
      reads: vi.spyOn(sql, 'all'),
      writes: vi.spyOn(sql, 'writeIf'),
    };
    expect(await play(table, 1)).toBe('done');
    const [written] = spies.writes.mock.calls;
    const counts = Object.entries(spies).map(([name, spy]) => [name, spy.mock.calls.length]);
    for (const spy of Object.values(spies)) spy.mockRestore();
    return { ...Object.fromEntries(counts), statements: written?.[1].length };
  };
  expect(await work(3000)).toEqual(await work(0));
});
