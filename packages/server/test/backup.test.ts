// A backup taken while games go on is restored elsewhere, also into the other kind of database.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startPostgres, type TestPostgres } from '@planisphere/testkit/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp, restore, WrongBackup } from '../src/backup.ts';
import { Visitor } from '../src/client/index.ts';
import { started } from './people.ts';
import { startServer, temporaryFolder } from './servers.ts';
import { expectVerified } from './verified.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe('a backup', () => {
  it('of a running server goes on elsewhere, on PostgreSQL and back', async () => {
    const { server, code, ada, ben } = await started();
    const first = join(temporaryFolder(), 'first.backup');
    expect(await backUp({ dataDir: server.folder, databaseUrl: undefined }, first)).toBeGreaterThan(10);
    ada.link?.close();
    ben.link?.close();
    const databaseUrl = await postgres.database('restored');
    await restore({ dataDir: '', databaseUrl }, first);
    await expect(restore({ dataDir: '', databaseUrl }, first)).rejects.toThrow(WrongBackup);
    const second = join(temporaryFolder(), 'second.backup');
    await backUp({ dataDir: '', databaseUrl }, second);
    const dataDir = temporaryFolder();
    await restore({ dataDir, databaseUrl: undefined }, second);
    await server.close();
    const again = await startServer({ DATA_DIR: dataDir });
    for (const player of [ada, ben]) {
      Object.assign(player, { visitor: new Visitor(again.url, player.visitor.cookie) });
      player.follow(code);
    }
    await Promise.all([ada.playOn('ada'), ben.playOn('ben')]);
    await expectVerified(ada, code);
  });

  it('is refused when it is none', async () => {
    const dataDir = temporaryFolder();
    const where = { dataDir, databaseUrl: undefined };
    await expect(restore(where, '/nowhere')).rejects.toThrow(WrongBackup);
    await expect(backUp(where, join(dataDir, 'x'))).rejects.toThrow(WrongBackup);
  });

  it('that is torn, foreign or cannot be written says so, and leaves the database empty', async () => {
    const { server } = await started();
    const where = { dataDir: server.folder, databaseUrl: undefined };
    const folder = temporaryFolder();
    const whole = join(folder, 'whole.gz');
    await backUp(where, whole);
    await expect(backUp(where, join(folder, 'nowhere', 'x'))).rejects.toThrow(/cannot be written \(ENOENT\)/);
    const bytes = readFileSync(whole);
    const dataDir = temporaryFolder();
    for (const [name, content] of [
      ['torn', bytes.subarray(0, bytes.length / 2)],
      ['plain', Buffer.from('not even compressed')],
      ['foreign', gzipSync('{"some":"thing"}\n')],
      ['headless', gzipSync('["guests",{"id":"x"}]\n')],
      ['empty', gzipSync('')],
    ] as const) {
      writeFileSync(join(folder, name), content);
      const restoring = restore({ dataDir, databaseUrl: undefined }, join(folder, name));
      await expect(restoring, name).rejects.toThrow(WrongBackup);
    }
    expect(await restore({ dataDir, databaseUrl: undefined }, whole)).toBeGreaterThan(10);
  });
});
