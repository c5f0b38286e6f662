// Two servers on one SQLite file would each believe they alone know the tables. The lock is held by the operating
// system on a file of its own, so it ends with the process, however that ends, and backups can still read the database.
import { join } from 'node:path';
import Database from 'better-sqlite3';

export class FolderInUse extends Error {}

/** Returns the function that releases it. */
export function holdLock(folder: string): () => void {
  const lock = new Database(join(folder, 'planisphere.lock'), { timeout: 0 });
  try {
    lock.pragma('locking_mode = EXCLUSIVE');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new FolderInUse(`Another server is running on ${folder}.`);
  }
  return () => lock.close();
}
