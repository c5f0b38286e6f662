// A node is ready if it can write; figures are for operators, on a separate port.
import { startPostgres } from '@planisphere/testkit/postgres';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Readiness } from '../src/http/readiness.ts';
import type { Sql } from '../src/store/sql.ts';
import { databaseFile } from '../src/store/sqlite.ts';
import { startServer } from './servers.ts';
import { Wire } from './wire.ts';

const readyAt = async (url: string): Promise<unknown> => {
  const response = await fetch(`${url}/ready`);
  return [response.status, ((await response.json()) as { status: string }).status];
};

async function eventually(url: string, wanted: unknown): Promise<void> {
  await expect.poll(() => readyAt(url), { timeout: 20_000, interval: 300 }).toEqual(wanted);
}

describe('GET /ready', { timeout: 120_000 }, () => {
  it('says no while the embedded database can be read and not written', async () => {
    const { url, folder } = await startServer({ LOG_LEVEL: 'silent' });
    expect(await readyAt(url)).toEqual([200, 'ok']);
    const other = new Database(databaseFile(folder));
    onTestFinished(() => void other.close());
    other.exec('begin immediate'); // nobody else can write
    await eventually(url, [503, 'not-writable']);
    expect((await fetch(`${url}/health`)).status).toBe(200);
    other.exec('rollback');
    await eventually(url, [200, 'ok']);
  });

  it('says no while PostgreSQL does not answer, and while it is away', async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const wire = new Wire();
    const DATABASE_URL = await wire.to(await postgres.database('ready'));
    const { url } = await startServer({ DATABASE_URL, LOG_LEVEL: 'silent' });
    expect(await readyAt(url)).toEqual([200, 'ok']);
    wire.silence();
    await eventually(url, [503, 'not-writable']);
    wire.speak();
    wire.cut();
    await eventually(url, [200, 'ok']);
  });

  it('says why: no room, no way to write, on its way out; and asks the disk once for all who ask', async () => {
    let writes = 0;
    const sql = {
      write: async () => {
        writes++;
        throw new Error('SQLITE_READONLY');
      },
    } as Partial<Sql> as Sql;
    const parts = { sql, node: 'n', folder: '/data', stopping: () => false };
    const full = new Readiness({ ...parts, freeBytes: async () => 4096 });
    expect(await full.fault()).toBe('disk-full');
    const readOnly = new Readiness({ ...parts, freeBytes: async () => 2 ** 40 });
    expect(await Promise.all([1, 2, 3].map(() => readOnly.fault()))).toEqual(Array(3).fill('not-writable'));
    expect(writes).toBe(1);
    expect(await new Readiness({ ...parts, stopping: () => true }).fault()).toBe('stopping');
  });
});

describe('figures', () => {
  it('are on a port of their own, and not where the public is', async () => {
    const { url, metricsUrl = '' } = await startServer({ METRICS_PORT: '0' });
    expect(new URL(metricsUrl).port).not.toBe(new URL(url).port);
    expect(await (await fetch(metricsUrl)).text()).toContain('planisphere_live_tables');
    expect((await fetch(new URL('/', metricsUrl))).status).toBe(404);
    expect(await (await fetch(`${url}/metrics`)).text()).not.toContain('planisphere_live_tables');
  });

  it('are nowhere unless a port is set, and name the setting that does not work', async () => {
    const { metricsUrl, url } = await startServer();
    expect(metricsUrl).toBeUndefined();
    const { port } = new URL(url);
    await expect(startServer({ METRICS_PORT: port })).rejects.toThrow(
      `METRICS_PORT: something else is listening on ${port}.`,
    );
  });
});
