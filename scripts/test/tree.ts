// A throw-away workspace on disk, for checks that read one.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type Files = Readonly<Record<string, string>>;

export function withTree<T>(files: Files, use: (root: string) => T): T {
  const root = mkdtempSync(join(tmpdir(), 'planisphere-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return use(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
