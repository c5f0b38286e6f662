// The server is killed without warning, again and again, during games. Nothing that was confirmed is lost.
import { rngOf } from '@planisphere/core';
import { startPostgres } from '@planisphere/testkit/postgres';
import { describe, expect, it, onTestFinished } from 'vitest';
import { expectAllKept, openPairs, playAll } from './matches.ts';
import { ServerProcess } from './process.ts';
import { temporaryFolder } from './servers.ts';

const long = process.env.PLANISPHERE_LONG !== undefined;
const size = long ? { games: 200, kills: 12, pause: 3000 } : { games: 6, kills: 2, pause: 400 };
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Kills one of them at a time, at random moments, and starts it again. */
async function killNowAndThen(processes: readonly ServerProcess[], seed: string): Promise<void> {
  const rng = rngOf(seed);
  for (let kill = 0; kill < size.kills; kill++) {
    await sleep(size.pause * (0.5 + rng.next() / 2 ** 32));
    const victim = processes[rng.next() % processes.length] as ServerProcess;
    await victim.kill();
    await victim.start();
  }
}

// Servers and a database start and restart here, which alone takes a minute on a busy machine.
describe('after SIGKILL', { timeout: long ? 3_600_000 : 300_000 }, () => {
  it(`every confirmed action is there and every game ends: one node, ${size.games} games`, async () => {
    const server = new ServerProcess({ DATA_DIR: temporaryFolder() });
    onTestFinished(() => server.kill());
    await server.start();
    const pairs = await openPairs([server.url], size.games);
    const playing = playAll(pairs, long ? 30 : 10);
    await killNowAndThen([server], 'one node');
    await playing;
    await expectAllKept(pairs);
    expect(pairs).toHaveLength(size.games);
  });

  it(`the same with two nodes on PostgreSQL, which is restarted too: ${size.games} games`, async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const DATABASE_URL = await postgres.database('nodes');
    const nodes = [new ServerProcess({ DATABASE_URL }), new ServerProcess({ DATABASE_URL })];
    onTestFinished(async () => {
      await Promise.all(nodes.map((node) => node.kill()));
    });
    await Promise.all(nodes.map((node) => node.start()));
    const pairs = await openPairs(
      nodes.map(({ url }) => url),
      size.games,
    );
    const playing = playAll(pairs, long ? 30 : 10);
    await killNowAndThen(nodes, 'two nodes');
    await postgres.restart(500);
    await playing;
    await expectAllKept(pairs);
  });
});
