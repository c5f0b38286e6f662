import { startPostgres, type TestPostgres } from '@planisphere/testkit/postgres';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { MIGRATIONS } from '../../src/store/migrations.ts';
import { Pool } from '../../src/store/pool.ts';
import { Postgres } from '../../src/store/postgres.ts';
import { append, readLog } from '../../src/store/tables.ts';
import { appendTo, newTable } from './contract/samples.ts';
import { storeContract } from './contract.ts';

const ROUNDS = 8;

let server: TestPostgres;
let sql: Postgres;
let url: string;
beforeAll(async () => {
  server = await startPostgres();
  url = await server.database('contract');
  sql = new Postgres(new Pool(url));
  await sql.migrate();
});
afterAll(async () => {
  await sql?.close();
  await server?.stop();
});

storeContract('PostgreSQL', async () => sql);

it('migrates once, also when several nodes start together', async () => {
  const nodes = [1, 2, 3].map(() => new Postgres(new Pool(url, 1)));
  await Promise.all(nodes.map((node) => node.migrate()));
  await Promise.all(nodes.map((node) => node.close()));
  expect(await sql.all({ text: 'select count(*) as count from migrations', values: [] })).toEqual([
    { count: MIGRATIONS.length },
  ]);
});

it('goes on when connections are lost in the middle of what is written', async () => {
  await sql.write([{ text: 'create table counted (round integer)', values: [] }]);
  const insert = (round: number) => ({ text: 'insert into counted values ($1)', values: [round] });
  const killer = new Postgres(new Pool(url, 1));
  onTestFinished(() => killer.close());
  const others = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  let written = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const writes = Array.from({ length: 40 }, () => sql.write([insert(round), insert(round)]));
    const [answers] = await Promise.all([
      Promise.allSettled(writes),
      killer.all({ text: others, values: [] }),
    ]);
    written += answers.filter(({ status }) => status === 'fulfilled').length;
    // The next request gets an answer, over a new connection.
    await expect
      .poll(() => sql.all({ text: 'select 1 as one', values: [] }).catch(() => []))
      .toEqual([{ one: 1 }]);
  }
  const [row] = await sql.all<{ count: number }>({
    text: 'select count(*) as count from counted',
    values: [],
  });
  // Both or none of each pair; everything confirmed is there.
  expect((row?.count ?? 0) % 2).toBe(0);
  expect(row?.count).toBeGreaterThanOrEqual(2 * written);
});

it('lets no table wait for another one that somebody else holds', async () => {
  const [held, free] = [await newTable(sql), await newTable(sql)];
  const pool = new Pool(url, 1);
  onTestFinished(() => pool.close());
  let letGo: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve, reject) => {
    const holding = pool.transaction(async (tx) => {
      await tx`select 1 from tables where code = ${held} for update`;
      resolve();
      await new Promise<void>((go) => {
        letGo = go;
      });
    });
    holding.catch(reject);
  });
  await isHeld;
  const waiting = append(sql, appendTo(held, 1));
  expect(await append(sql, appendTo(free, 1))).toBe(true);
  expect(await append(sql, appendTo(free, 2))).toBe(true);
  expect(await readLog(sql, held, 0)).toEqual(['one']);
  letGo();
  expect(await waiting).toBe(true);
});
