import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../../src/bench/postgres.ts';
import { MIGRATIONS } from '../../src/store/migrations.ts';
import { connect, Postgres } from '../../src/store/postgres.ts';
import { storeContract } from './contract.ts';

let server: TestPostgres;
let sql: Postgres;
let url: string;
beforeAll(async () => {
  server = await startPostgres();
  url = await server.database('contract');
  sql = new Postgres(connect(url));
  await sql.migrate();
});
afterAll(async () => {
  await sql?.close();
  await server?.stop();
});

storeContract('PostgreSQL', async () => sql);

it('migrates once, also when several nodes start together', async () => {
  const nodes = [1, 2, 3].map(() => new Postgres(connect(url, 1)));
  await Promise.all(nodes.map((node) => node.migrate()));
  await Promise.all(nodes.map((node) => node.close()));
  expect(await sql.all({ text: 'select count(*) as count from migrations', values: [] })).toEqual([
    { count: MIGRATIONS.length },
  ]);
});
