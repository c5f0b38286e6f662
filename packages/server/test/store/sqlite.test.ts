import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FolderInUse } from '../../src/store/lock.ts';
import { secretNamed } from '../../src/store/site.ts';
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
