// Both nodes are replaced, one after the other, while people play: nothing is lost, and no player notices.
import type { ServerMessage } from '@planisphere/protocol';
import { startPostgres } from '@planisphere/testkit/postgres';
import { describe, expect, it, onTestFinished } from 'vitest';
import { expectAllKept, openPairs, playAll } from './matches.ts';
import { ServerProcess } from './process.ts';
import { NodeProxy } from './proxy.ts';

const GAMES = 9;

const statusOf = async (url: string): Promise<unknown> => {
  const response = await fetch(`${url}/ready`);
  return [response.status, ((await response.json()) as { status: string }).status];
};

describe('rolling to a new version', { timeout: 300_000 }, () => {
  it('moves everybody to the other node and back, without an error and without a break', async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const DATABASE_URL = await postgres.database('rolling');
    const nodes = [new ServerProcess({ DATABASE_URL }), new ServerProcess({ DATABASE_URL })];
    onTestFinished(async () => {
      await Promise.all(nodes.map((node) => node.kill()));
    });
    await Promise.all(nodes.map((node) => node.start()));
    const proxy = new NodeProxy(() => nodes.map(({ url }) => url));
    const pairs = await openPairs([await proxy.start()], GAMES);
    const complaints: string[] = [];
    let connections = 0;
    for (const { code, players } of pairs) {
      for (const player of players) {
        player.link?.close();
        player.follow(code, {
          onMessage: (message: ServerMessage) => {
            if (message.type === 'welcome') connections++;
            if (message.type === 'error' && message.rule !== 'not-your-turn') complaints.push(message.code);
          },
          onConnection: (state) => {
            if (state === 'down') complaints.push('down');
          },
          onLost: (reason) => complaints.push(reason),
        });
      }
    }
    const playing = playAll(pairs, 250);
    for (const node of nodes) {
      const ending = node.kill('SIGTERM');
      await expect.poll(() => statusOf(node.url)).toEqual([503, 'stopping']);
      await ending;
      await node.start();
      await expect.poll(() => proxy.ready, { timeout: 30_000 }).toHaveLength(2);
    }
    const people = pairs.flatMap(({ players }) => players).length;
    await playing;
    expect(complaints).toEqual([]);
    // When the second node stops everybody is at it, so each person has connected again at least once.
    expect(connections).toBeGreaterThanOrEqual(2 * people);
    await expectAllKept(pairs);
  });
});
