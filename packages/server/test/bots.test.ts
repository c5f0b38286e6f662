// Bots think in other threads, for a limited time, in a bounded queue; if their thread dies the game goes on.
import { findBot } from '@planisphere/bots';
import { createDealer, type Game, newCourse, rngOf } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Claim } from '../src/bots/fair-queue.ts';
import type { Job } from '../src/bots/job.ts';
import { type BotPool, createBotPool } from '../src/bots/pool.ts';
import { botActs, jobAt } from '../src/bots/turn.ts';
import { Sqlite } from '../src/store/sqlite.ts';
import { createTable } from '../src/store/tables.ts';
import { LiveTable } from '../src/table/live.ts';
import { openTable } from '../src/table/next-table.ts';
import { temporaryFolder } from './servers.ts';
import { quietContext } from './table-context.ts';

const game = findGame('stellar')?.game as Game;

function someJob(change: Partial<Job> = {}): Job {
  const options = game.decodeOptions({});
  const course = newCourse(game, options.ok ? options.value : undefined, 2).settle(createDealer('bots'));
  const view = game.notation.make(game.view(course.state, 0));
  return { game: 'stellar', level: 'greedy', view, seat: 0, seed: 'x', ...change };
}

const claim = (table: string, guest = 'ada'): Claim => ({ table, guest, rank: 'here' });

function pool(size: { threads?: number; budget?: number; queue?: number } = {}): BotPool {
  const bots = createBotPool({ threads: 1, budget: 10_000, queue: 10, ...size });
  onTestFinished(() => bots.close());
  return bots;
}

describe('the pool', () => {
  it('answers legally, and the same again for the same job', async () => {
    const bots = pool({ threads: 2 });
    const answers = await Promise.all([1, 2, 3, 4].map((n) => bots.run(someJob(), claim(`${n}`))));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^A start /);
  });

  it('decides nothing for what does not fit into the queue, and goes on with the rest', async () => {
    const bots = pool({ queue: 2 });
    const asked = await Promise.all(Array.from({ length: 8 }, (_, n) => bots.run(someJob(), claim(`${n}`))));
    expect(asked.filter((event) => event !== undefined)).toHaveLength(3);
    expect(await bots.run(someJob(), claim('later'))).toMatch(/^A start /);
  });

  it('tells what went wrong, and is none the worse for it', async () => {
    const bots = pool();
    await expect(bots.run(someJob({ view: 'nonsense' }), claim('1'))).rejects.toThrow('unreadable view');
    await expect(bots.run(someJob({ level: 'nobody' }), claim('1'))).rejects.toThrow('no bot nobody');
    expect(await bots.run(someJob(), claim('1'))).toMatch(/^A start /);
  });

  it('stops who thinks too long', async () => {
    const bots = pool({ budget: 1 });
    await expect(bots.run(someJob(), claim('1'))).rejects.toThrow('no answer within 1 ms');
  });
});

describe('at a table', () => {
  async function tableOfBots(): Promise<LiveTable> {
    const sql = new Sqlite(temporaryFolder());
    onTestFinished(() => sql.close());
    const bot = { kind: 'bot', level: 'greedy' } as const;
    const settings = {
      game: 'stellar',
      options: {},
      seats: [bot, bot],
      access: 'link' as const,
      pace: { kind: 'none' as const },
      outOfTime: 'stand-in' as const,
      spectators: true,
      chat: 'free' as const,
      start: 'full' as const,
    };
    const opening = openTable({ game, settings, opener: 'x', sitters: [], now: 1 });
    await createTable(sql, opening);
    return (await LiveTable.load(quietContext(sql, 2), opening.row.code)) as LiveTable;
  }

  it('the greedy bot plays where another fails, and the failure is told', async () => {
    const table = await tableOfBots();
    const failures: unknown[] = [];
    const length = table.state.course?.length ?? 0;
    const { view, seat, seed } = jobAt(table)!;
    const known = game.notation.parse(view);
    if (!known.ok) throw new Error(known.fault.message);
    const action = findBot(game, 'greedy')!.choose(known.value, seat, rngOf(seed));
    await botActs(table, {
      choose: () => Promise.reject(new Error('the thread ended with 1')),
      stopped: () => false,
      onFailure: (error) => failures.push(error),
    });
    expect(table.state.course?.length).toBeGreaterThan(length);
    const played = (await table.entries()).filter((entry) => entry.t === 'event');
    expect(played.map(({ text }) => text)).toContain(game.notation.makeEvent({ by: seat, action }));
    expect(failures).toHaveLength(1);
  });

  it('an answer that comes too late changes nothing', async () => {
    const table = await tableOfBots();
    const bots = pool();
    let asked = 0;
    const thinking = {
      choose: (job: Job) => bots.run(job, claim(`${asked++}`)),
      stopped: () => false,
      onFailure: () => undefined,
    };
    await Promise.all([botActs(table, thinking), botActs(table, thinking)]);
    const entries = await table.entries();
    expect(entries.filter((entry) => entry.t === 'event' && entry.text.startsWith('A '))).toHaveLength(1);
  });

  it('nothing is played when there is no room to think', async () => {
    const table = await tableOfBots();
    const before = table.state.seq;
    const failures: unknown[] = [];
    await botActs(table, {
      choose: async () => undefined,
      stopped: () => false,
      onFailure: (error) => failures.push(error),
    });
    expect(table.state.seq).toBe(before);
    expect(failures).toEqual([]);
  });

  it('nothing is played when the server stops', async () => {
    const table = await tableOfBots();
    const before = table.state.seq;
    await botActs(table, {
      choose: () => Promise.reject(new Error('the server stops')),
      stopped: () => true,
      onFailure: () => undefined,
    });
    expect(table.state.seq).toBe(before);
  });
});
