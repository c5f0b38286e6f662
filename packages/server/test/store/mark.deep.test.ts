// A database that has lost its last commits refuses to start: the write-ahead log was deleted, cut, or left behind by a
// copy.
import { copyFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { markFile } from '../../src/store/mark.ts';
import { databaseFile } from '../../src/store/sqlite.ts';
import { Player } from '../player.ts';
import { ServerProcess } from '../process.ts';
import { startServer, temporaryFolder } from '../servers.ts';

/** The files of a server that was killed after some guests had come. */
async function killedServer(): Promise<string> {
  const folder = temporaryFolder();
  const server = new ServerProcess({ DATA_DIR: folder });
  onTestFinished(() => server.kill());
  await server.start();
  for (const name of ['Ada', 'Ben', 'Eve']) await Player.arrive(server.url, name);
  await server.kill();
  expect(statSync(`${databaseFile(folder)}-wal`).size).toBeGreaterThan(0);
  return folder;
}

function copyOf(folder: string): string {
  const copy = temporaryFolder();
  for (const suffix of ['', '-wal', '-mark'])
    copyFileSync(`${databaseFile(folder)}${suffix}`, `${databaseFile(copy)}${suffix}`);
  return copy;
}

const said = /^DATA_DIR: the last \d+ commits that were confirmed are not in .*write-ahead log/;

describe('after a crash', { timeout: 120_000 }, () => {
  it('starts with its write-ahead log, and not without it or with half of it', async () => {
    const folder = await killedServer();
    const missing = copyOf(folder);
    rmSync(`${databaseFile(missing)}-wal`);
    await expect(startServer({ DATA_DIR: missing })).rejects.toThrow(said);
    const cut = copyOf(folder);
    truncateSync(`${databaseFile(cut)}-wal`, Math.floor(statSync(`${databaseFile(cut)}-wal`).size / 2));
    await expect(startServer({ DATA_DIR: cut })).rejects.toThrow(said);
    const gone = copyOf(folder);
    for (const suffix of ['', '-wal']) rmSync(`${databaseFile(gone)}${suffix}`);
    await expect(startServer({ DATA_DIR: gone })).rejects.toThrow(said);
    await startServer({ DATA_DIR: folder });
    rmSync(markFile(databaseFile(cut)));
    await startServer({ DATA_DIR: cut }); // an operator can decide to go on without the rest
  });

  it('starts after a stop in order, with a mark that nobody can read, and with one that is behind', async () => {
    const { folder, close } = await startServer();
    await close();
    const again = await startServer({ DATA_DIR: folder });
    await again.close();
    for (const text of ['', 'nonsense', '1'.padStart(16, '0')]) {
      writeFileSync(markFile(join(folder, 'planisphere.db')), text);
      await (await startServer({ DATA_DIR: folder })).close();
    }
  });
});
