// A folder for a test or a benchmark, removed when the process ends: also after a timeout, a failure or
// Ctrl-C.
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

/** A server that was just killed may go on writing for a moment. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** File contents by path below the folder. */
export type Files = Readonly<Record<string, string>>;

/** Runs `use` in a folder with these files and removes the folder. */
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
