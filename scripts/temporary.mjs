// A folder among the system's temporary ones that is gone when this process ends, also when it fails.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'planisphere-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
