// A folder for a test or a benchmark, gone when the process ends: also when the time is up, when something fails, and on Ctrl-C.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const folders = new Set<string>();

export function temporaryFolder(): string {
  if (folders.size === 0) process.once('exit', () => folders.forEach(removeFolder));
  const folder = mkdtempSync(join(tmpdir(), 'planisphere-'));
  folders.add(folder);
  return folder;
}

/** A server that was just killed may still be writing for a moment. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Text by its path below the folder. */
export type Files = Readonly<Record<string, string>>;

/** Uses a folder that holds these files, and takes it away again. */
export function withFiles<T>(files: Files, use: (folder: string) => T): T {
  const folder = temporaryFolder();
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return use(folder);
  } finally {
    removeFolder(folder);
  }
}
