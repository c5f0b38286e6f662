// The folder in which a terminal keeps its games and its identity, wherever it is started: DATA_DIR, or the system's
// folder for the data of programs.
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeFolder } from '@planisphere/server/folder';
import { cannotWrite } from './trouble.ts';
import { quoted, UsageError } from './usage.ts';

export function inDataFolder(...names: readonly string[]): string {
  return join(dataFolder(process.env, process.platform), ...names);
}

/** XDG_DATA_HOME counts on every system; a relative one is ignored, as its specification demands. */
export function dataFolder(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string {
  if (env.DATA_DIR) return env.DATA_DIR;
  if (env.XDG_DATA_HOME?.startsWith('/')) return join(env.XDG_DATA_HOME, 'planisphere');
  const home = env.HOME || homedir();
  if (platform === 'win32') return join(env.LOCALAPPDATA || join(home, 'AppData', 'Local'), 'Planisphere');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Planisphere');
  return join(home, '.local', 'share', 'planisphere');
}

/** Writes a file in a folder that may not exist yet; if that fails, one line says so. */
export function keepIn(file: string, write: () => void): void {
  try {
    makeFolder(dirname(file));
    write();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new UsageError(cannotWrite(quoted(file), code));
  }
}
