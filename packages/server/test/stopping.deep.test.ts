// A server that is told to stop does so, whatever its database does.
import { startPostgres, type TestPostgres } from '@planisphere/testkit/postgres';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { closeInTime } from '../src/closing.ts';
import { openPairs, playAll } from './matches.ts';
import { ServerProcess } from './process.ts';
import { temporaryFolder } from './servers.ts';
import { Wire } from './wire.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Milliseconds from SIGTERM to the end of the process. */
async function timeToEnd(server: ServerProcess): Promise<number> {
  const told = Date.now();
  await Promise.race([server.kill('SIGTERM'), new Promise((resolve) => setTimeout(resolve, 20_000).unref())]);
  return Date.now() - told;
}

async function playing(DATABASE_URL: string): Promise<ServerProcess> {
  const server = new ServerProcess({ DATABASE_URL, LOG_LEVEL: 'silent' });
  onTestFinished(() => server.kill());
  await server.start();
  const pairs = await openPairs([server.url], 3);
  void playAll(pairs, 50).catch(() => undefined);
  onTestFinished(() => {
    for (const { players } of pairs) for (const { link } of players) link?.close();
  });
  return server;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const LIMIT = 10_000;

describe('SIGTERM ends the server within ten seconds', { timeout: 240_000 }, () => {
  it('when the database has been killed and started again', async () => {
    const server = await playing(await postgres.database('restarted'));
    await sleep(500);
    await postgres.restart(500);
    expect(await timeToEnd(server)).toBeLessThan(LIMIT);
  });

  it('when the database is there and does not answer', async () => {
    const wire = new Wire();
    const server = await playing(await wire.to(await postgres.database('silent')));
    await sleep(500);
    wire.silence();
    await sleep(500);
    expect(await timeToEnd(server)).toBeLessThan(LIMIT);
  });

  it('when connections were lost and the new ones get no answer', async () => {
    const wire = new Wire();
    const server = await playing(await wire.to(await postgres.database('lost')));
    await sleep(500);
    wire.cut();
    wire.silence();
    await sleep(1500);
    expect(await timeToEnd(server)).toBeLessThan(LIMIT);
  });

  it('on the embedded database, in order', async () => {
    const server = new ServerProcess({ DATA_DIR: temporaryFolder(), LOG_LEVEL: 'info' });
    await server.start();
    expect(await timeToEnd(server)).toBeLessThan(LIMIT);
    expect(server.written).toContain('"msg":"stopped"');
    expect(server.written).not.toContain('failed');
  });
});

describe('closing in time', () => {
  it('does every step, goes on after one that fails or hangs, and tells which', async () => {
    const done: string[] = [];
    const troubled: string[] = [];
    const steps = [
      { name: 'first', run: () => done.push('first') },
      { name: 'hangs', run: () => new Promise(() => undefined) },
      { name: 'fails', run: () => Promise.reject(new Error('no')) },
      { name: 'last', run: async () => void done.push('last') },
    ];
    await closeInTime(steps, (name) => troubled.push(name), 200);
    expect(done).toEqual(['first', 'last']);
    expect(troubled).toEqual(['hangs', 'fails']);
  });
});
