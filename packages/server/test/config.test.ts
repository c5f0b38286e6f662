// Impossible settings stop the start with one line that names them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres, type TestPostgres } from '@planisphere/testkit/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, temporaryFolder } from './servers.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe('a setting that does not work', () => {
  it('names the folder in which nothing can be kept', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, 'in the way');
    await expect(startServer({ DATA_DIR: file })).rejects.toThrow(/^DATA_DIR: no database can be kept in/);
    const folder = temporaryFolder();
    writeFileSync(
      join(folder, 'planisphere.db'),
      'something else entirely, for longer than a header. '.repeat(9),
    );
    await expect(startServer({ DATA_DIR: folder })).rejects.toThrow(/^DATA_DIR: .*\(SQLITE_NOTADB\)\.$/);
  });

  it.each(['/proc/nothing/here', '/proc/self/data', '/dev/null/data'])(
    'answers at once where nothing can be made: %s',
    async (folder) => {
      await expect(startServer({ DATA_DIR: folder })).rejects.toThrow(
        `DATA_DIR: no database can be kept in "${folder}"`,
      );
    },
  );

  it('names the address and the port that cannot be listened on', async () => {
    const { url } = await startServer();
    const { port } = new URL(url);
    await expect(startServer({ PORT: port })).rejects.toThrow(
      `PORT: something else is listening on ${port}.`,
    );
    await expect(startServer({ HOST: '192.0.2.1' })).rejects.toThrow(
      'HOST: this machine has no address "192.0.2.1".',
    );
  });

  it('names the database that is not there or does not let it in', async () => {
    const at = new URL(await postgres.database('settings'));
    const changed = (change: Partial<URL>): string => Object.assign(new URL(at), change).href;
    const refusal = (change: Partial<URL>) =>
      expect(startServer({ DATABASE_URL: changed(change) })).rejects.toThrow;
    await refusal({ port: '1' })('DATABASE_URL: no database answers there.');
    await refusal({ pathname: '/other' })('DATABASE_URL: there is no database of that name.');
    await refusal({ password: 'wrong' })(/^DATABASE_URL: the database does not let this user in/);
  });
});
