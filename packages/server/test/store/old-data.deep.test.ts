// Databases of every older schema, with rows of an older server: after the migration everything is still there, and
// people continue their games. `schema-3.gz` is a backup by the version of schema 3: ended, running and open tables of
// all games.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { startPostgres, type TestPostgres } from '@planisphere/testkit/postgres';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { MIGRATIONS } from '../../src/store/migrations.ts';
import { type OpenStore, openStore } from '../../src/store/open.ts';
import { Pool } from '../../src/store/pool.ts';
import { statement, type Value } from '../../src/store/sql.ts';
import { databaseFile } from '../../src/store/sqlite.ts';
import { Player } from '../player.ts';
import { startServer, temporaryFolder } from '../servers.ts';
import { expectVerified } from '../verified.ts';

type Row = Readonly<Record<string, Value>>;
type Settings = { readonly DATA_DIR: string } | { readonly DATABASE_URL: string };

const GUESTS = { ada: 'vbBVDf4nJjk3QkRm', ben: 'f0C3vgIm6AT1r9Ur', eve: '4lVemNDi7KYR5fX1' };
const COOKIES = {
  ada: 'planisphere=z_H36FLFEwmySGuSfPOwIqfZ9vYdH3AWs4uyUpmsvPM.5YqRzHHdgnaxPy1VodUazZHr0HBdMWE5HLMMBbNn+WM',
  eve: 'planisphere=l190BzZLrfZ8BIwkpQxKP2elNtoy8-1ms1zRYAk0748.PWdVnfxbI6Wjpa73PfNKO0v+vphiOw+sdSIycH4DRBo',
};
const OVER = ['NTQX37', 'SDWRSC', '763YKC', '5VJCTN'];
const PLAYING = '332YQZ';
/** Eve took a seat here for a moment and left it. */
const STOOD_UP = '5VJCTN';
/** When the backup was made. The test shifts its times to today, so that nothing is overdue or expired. */
const MADE = 1_794_823_305_000;
const TIMES = ['created', 'updated', 'seen', 'due', 'expires', 'began', 'ended'];
/** The schema that introduced each later table. */
const SINCE: Readonly<Record<string, number>> = { daily: 2, crowds: 3 };

const lines = gunzipSync(readFileSync(new URL('./schema-3.gz', import.meta.url)))
  .toString('utf8')
  .split('\n');
const ROWS = lines
  .slice(1)
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as readonly [string, Row])
  .map(([table, row]) => {
    const moved = Object.entries(row).map(([column, value]) => [
      column,
      TIMES.includes(column) && typeof value === 'number' ? value - MADE + Date.now() : value,
    ]);
    return { table, row: Object.fromEntries(moved) as Row };
  });

const rowsOf = (schema: number) => ROWS.filter(({ table }) => (SINCE[table] ?? 1) <= schema);

const migrationsUpTo = (schema: number) => MIGRATIONS.filter(({ number }) => number <= schema);

function insertOf(table: string, row: Row): { text: string; values: Value[] } {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`).join(', ');
  return {
    text: `insert into ${table} (${columns.join(', ')}) values (${places})`,
    values: Object.values(row),
  };
}

async function oldSqlite(schema: number): Promise<Settings> {
  const DATA_DIR = temporaryFolder();
  const db = new Database(databaseFile(DATA_DIR));
  db.exec('create table migrations (number integer primary key)');
  for (const { number, statements } of migrationsUpTo(schema)) {
    for (const text of statements) db.exec(typeof text === 'string' ? text : text.sqlite);
    db.prepare('insert into migrations values (?)').run(number);
  }
  for (const { table, row } of rowsOf(schema)) {
    const { text, values } = insertOf(table, row);
    db.prepare(text.replace(/\$\d+/g, '?')).run(...values);
  }
  db.close();
  return { DATA_DIR };
}

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

let databases = 0;
async function oldPostgres(schema: number): Promise<Settings> {
  const DATABASE_URL = await postgres.database(`old_${databases++}`);
  const pool = new Pool(DATABASE_URL, 1);
  await pool.transaction(async (tx) => {
    await tx`create table migrations (number integer primary key)`;
    for (const { number, statements } of migrationsUpTo(schema)) {
      for (const text of statements) await tx.unsafe(typeof text === 'string' ? text : text.postgres);
      await tx`insert into migrations values (${number})`;
    }
    for (const { table, row } of rowsOf(schema)) {
      const { text, values } = insertOf(table, row);
      await tx.unsafe(text, values);
    }
  });
  await pool.close();
  return { DATABASE_URL };
}

function open(settings: Settings): Promise<OpenStore> {
  const { DATA_DIR, DATABASE_URL } = { DATA_DIR: '', DATABASE_URL: undefined, ...settings };
  return openStore({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
}

it('a released migration stays as it was', () => {
  const sums = MIGRATIONS.map(({ statements }) =>
    createHash('sha256').update(JSON.stringify(statements)).digest('hex').slice(0, 12),
  );
  expect(sums).toEqual([
    'f4434dcc3499',
    '7b676b8ddcbc',
    '194e840a12fe',
    'dc6145671cc0',
    '9f6b4a6e77bd',
    '4436f8a6d657',
    'a65f30d483d8',
    'dae5db01e844',
    '347a0c964471',
    '3a7f95da5170',
    '46cadfa446fb',
    '40cea31d5a57',
    '2ca305a27f55',
    '9055cccd8a20',
    'e8866e4767ae',
    'ea92cc6bfad5',
    '692abb0c88b4',
  ]);
});

describe.each([
  ['SQLite', oldSqlite],
  ['PostgreSQL', oldPostgres],
] as const)('a database of an older schema in %s', { timeout: 120_000 }, (_, create) => {
  it.each([1, 2, 3])('%i keeps every row, and fills what is new', async (schema) => {
    const { sql } = await open(await create(schema));
    onTestFinished(() => sql.close());
    for (const { table, row } of rowsOf(schema)) {
      const where = Object.keys(row).map((column, index) => `${column} = $${index + 1}`);
      const query = statement(
        `select count(*) as count from ${table} where ${where.join(' and ')}`,
        ...Object.values(row),
      );
      expect([table, row, await sql.all(query)]).toEqual([table, row, [{ count: 1 }]]);
    }
    const devices = await sql.all<Row>(statement('select * from devices'));
    expect(devices).toHaveLength(3);
    for (const { hash, id, created, seen, issued, ends } of devices)
      expect([id, seen, issued, ends]).toEqual([String(hash).slice(0, 16), created, created, 0]);
    expect(await sql.all(statement('select used - created as later from passkeys'))).toEqual([{ later: 0 }]);
    const traces = await sql.all<Row>(statement('select guest, code from traces order by guest, code'));
    const named = ROWS.flatMap(({ table, row }) => {
      if (table === 'tables') return [`${row.opener} ${row.code}`];
      const { guest } =
        table === 'entries' ? (JSON.parse(String(row.body)) as { guest?: { id: string } }) : {};
      return guest === undefined ? [] : [`${guest.id} ${row.code}`];
    });
    expect(traces.map(({ guest, code }) => `${guest} ${code}`).sort()).toEqual([...new Set(named)].sort());
    expect(traces).toContainEqual({ guest: GUESTS.eve, code: STOOD_UP });
  });

  it('lets people go on where they were', async () => {
    const { url } = await startServer({ ...(await create(3)), LOG_LEVEL: 'silent' });
    for (const code of OVER) {
      const ada = await Player.return(url, COOKIES.ada);
      ada.follow(code);
      await ada.until(() => ada.table?.status === 'over');
      await expectVerified(ada, code);
      ada.link?.close();
    }
    const ada = await Player.return(url, COOKIES.ada);
    ada.follow(PLAYING);
    await ada.playOn('old data');
    await expectVerified(ada, PLAYING);
    ada.link?.close();
    const { devices } = (await ada.visitor.call('GET', '/api/me/devices')) as { devices: unknown[] };
    expect(devices).toMatchObject([{ current: true }]);
  });

  it('forgets a guest also where they only stood up', async () => {
    const settings = await create(3);
    const { url, close } = await startServer({ ...settings, LOG_LEVEL: 'silent' });
    const eve = await Player.return(url, COOKIES.eve);
    await eve.visitor.call('DELETE', '/api/me');
    await close();
    const { sql } = await open(settings);
    onTestFinished(() => sql.close());
    const naming = statement('select count(*) as count from entries where body like $1', `%${GUESTS.eve}%`);
    expect(await sql.all(naming)).toEqual([{ count: 0 }]);
  });
});
