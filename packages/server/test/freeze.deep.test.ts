// A suspended process, or a sleeping laptop: that time counts for nobody, whatever wakes up first.
import { describe, expect, it, onTestFinished } from 'vitest';
import { Outages } from '../src/deadlines/outages.ts';
import { DeadlineRunner } from '../src/deadlines/runner.ts';
import { setDeadline } from '../src/store/deadlines.ts';
import { beat } from '../src/store/nodes.ts';
import { statement } from '../src/store/sql.ts';
import { Sqlite } from '../src/store/sqlite.ts';
import { Player } from './player.ts';
import { ServerProcess } from './process.ts';
import { temporaryFolder } from './servers.ts';

const START = 1_794_000_000_000;

async function world() {
  const sql = new Sqlite(temporaryFolder());
  const clock = { now: START };
  const outages = new Outages(sql, 'node', () => clock.now);
  onTestFinished(async () => {
    outages.stop();
    await sql.close();
  });
  await outages.start();
  return { sql, clock, outages };
}

describe('time in which the process did not run', () => {
  it('is left out by the first question for the time', async () => {
    const { clock, outages } = await world();
    clock.now += 30_000;
    expect(await outages.present()).toBe(START + 30_000);
    expect(outages.lostSince(START)).toBe(30_000);
    expect(outages.lostSince(START + 30_000)).toBe(0);
  });

  it('also when it is shorter than the pause between two signs of life', async () => {
    const { clock, outages } = await world();
    clock.now += 900;
    await outages.present();
    expect(outages.lostSince(START)).toBe(0);
    clock.now += 1500;
    await outages.present();
    expect(outages.lostSince(START)).toBe(1500);
  });

  it('counts once, however many ask, and each freeze by itself', async () => {
    const { clock, outages } = await world();
    clock.now += 4000;
    const asking = [outages.present(), outages.present()];
    clock.now += 5000; // frozen again while the first freeze is being written down
    await Promise.all([...asking, outages.present()]);
    expect(outages.lostSince(START)).toBe(9000);
    expect(outages.lostSince(START + 4000)).toBe(5000);
  });

  it('is not lost where another node was there', async () => {
    const { sql, clock, outages } = await world();
    clock.now += 30_000;
    await beat(sql, 'other', clock.now - 1000);
    await outages.present();
    expect(outages.lostSince(START)).toBe(0);
  });

  it('is counted once when two nodes were frozen together', async () => {
    const { sql, clock, outages } = await world();
    const other = new Outages(sql, 'other', () => clock.now);
    await other.start();
    onTestFinished(() => other.stop());
    clock.now += 5000;
    await Promise.all([outages.present(), other.present()]);
    await outages.start(); // the next sign of life reads what the other node has written
    await other.start();
    for (const each of [outages, other]) expect(each.lostSince(START)).toBe(5000);
  });

  it('puts deadlines off before anybody looks for those that are due', async () => {
    const { sql, clock, outages } = await world();
    await setDeadline(sql, { code: 'T', kind: 'clock', subject: 'A', due: START + 10_000 });
    const met: number[] = [];
    const runner = new DeadlineRunner(
      sql,
      () => outages.present(),
      async ({ due }) => void met.push(due),
    );
    clock.now += 30_000;
    await runner.look();
    expect(met).toEqual([]);
    const query = statement(`select due from deadlines where code = 'T'`);
    expect(await sql.all(query)).toEqual([{ due: START + 40_000 }]);
  });
});

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

it("a stopped process takes nobody's time: SIGSTOP for longer than a move may take", {
  timeout: 180_000,
}, async () => {
  const server = new ServerProcess({ DATA_DIR: temporaryFolder() });
  onTestFinished(() => server.kill());
  await server.start();
  const person = { kind: 'person' } as const;
  const pairs = await Promise.all(
    [1, 2, 3].map(async (n) => {
      const [ada, ben] = [
        await Player.arrive(server.url, `Ada${n}`),
        await Player.arrive(server.url, `Ben${n}`),
      ];
      const pace = { kind: 'clock', perMove: 15, bank: 0 } as const;
      const { code } = await ada.visitor.open({ game: 'stellar', seats: [person, person], pace });
      ada.follow(code);
      await ben.follow(code).send({ type: 'sit', seat: 'B' });
      await ada.until(() => ada.table?.status === 'playing');
      return { ada, ben, code };
    }),
  );
  const due = (player: Player): number => player.table?.clock?.running[0]?.due ?? 0;
  const before = pairs.map(({ ada }) => due(ada));
  process.kill(server.pid, 'SIGSTOP');
  const stopped = Date.now();
  // A player's actions meanwhile wait in the socket, and are heard before any timer.
  const acting = pairs[0]?.ada.playUntil(() => (pairs[0]?.ada.confirmed.length ?? 0) > 0, 'first');
  await sleep(17_000);
  process.kill(server.pid, 'SIGCONT');
  const frozen = Date.now() - stopped;
  await acting;
  await sleep(1500);
  for (const [index, { ada, code }] of pairs.entries()) {
    const table = await ada.visitor.table(code);
    expect(table.seats.map(({ bot }) => bot)).toEqual([undefined, undefined]);
    const running = table.clock?.running ?? [];
    expect(running.length).toBeGreaterThan(0);
    for (const { due } of running) expect(due - (before[index] ?? 0)).toBeGreaterThanOrEqual(frozen - 500);
  }
  for (const { ada, ben } of pairs) for (const { link } of [ada, ben]) link?.close();
});
