// The folder in which a terminal keeps its games and who it is: DATA_DIR, or `data` where it was started.
import { dirname, join } from 'node:path';
import { makeFolder } from '@planisphere/server/folder';
import { UsageError } from './usage.ts';

export function inDataFolder(...names: readonly string[]): string {
  return join(process.env.DATA_DIR ?? 'data', ...names);
}

/** Writes a file in a folder that may not be there yet; where that cannot be done, one line says so. */
export function keepIn(file: string, write: () => void): void {
  try {
    makeFolder(dirname(file));
    write();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new UsageError(`DATA_DIR: ${JSON.stringify(file)} cannot be written (${code}).`);
  }
}
