import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FolderInUse } from '../../src/store/lock.ts';
import { secretNamed } from '../../src/store/secrets.ts';
import { statement } from '../../src/store/sql.ts';
import { Sqlite } from '../../src/store/sqlite.ts';
import { storeContract } from './contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'planisphere-sqlite-'));
let sqlite = new Sqlite(folder);
afterAll(async () => {
  await sqlite.close();
  rmSync(folder, { recursive: true, force: true });
});

storeContract('SQLite', async () => sqlite);

it('refuses a second server on the same folder, and opens it again after the first', async () => {
  expect(() => new Sqlite(folder)).toThrow(FolderInUse);
  await secretNamed(sqlite, 'kept', () => 'value');
  await sqlite.close();
  sqlite = new Sqlite(folder);
  expect(await secretNamed(sqlite, 'kept', () => 'other')).toBe('value');
});

it('writes together what is asked together, and a failure takes nothing else with it', async () => {
  const secret = (name: string) =>
    statement('insert into secrets (name, value) values ($1, $2)', name, 'written together');
  const asked = ['one', 'two', 'one', 'three'].map((name) => sqlite.write([secret(name)]));
  const outcomes = (await Promise.allSettled(asked)).map(({ status }) => status);
  expect(outcomes).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  const written = statement('select name from secrets where value = $1 order by name', 'written together');
  expect(await sqlite.all(written)).toEqual([{ name: 'one' }, { name: 'three' }, { name: 'two' }]);
});

it('has written everything that was asked when it is closed', async () => {
  const asked = sqlite.write([statement("insert into secrets (name, value) values ('last', 'word')")]);
  await sqlite.close();
  await asked;
  sqlite = new Sqlite(folder);
  expect(await secretNamed(sqlite, 'last', () => 'other')).toBe('word');
});
