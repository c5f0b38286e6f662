// A folder for a test or a benchmark, gone when the process ends: also when the time is up, when something fails, and on Ctrl-C.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
