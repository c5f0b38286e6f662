// A copy of this tree that can be changed, compiled and run, with what is installed here.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspace.mjs';

/** What a copy does without: installed or written by other tests. */
const LEFT_OUT = new Set(['node_modules', '.git', 'test-results']);

export interface Copy {
  readonly root: string;
  /** Makes a package of the copy known to the others. */
  link(name: string): void;
  remove(): void;
}

export function copyTree(): Copy {
  const copy = mkdtempSync(join(tmpdir(), 'planisphere-copy-'));
  for (const name of readdirSync(root)) {
    if (LEFT_OUT.has(name)) continue;
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !LEFT_OUT.has(path.split('/').at(-1) ?? ''),
    });
  }
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@planisphere'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@planisphere' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  const link = (name: string) =>
    symlinkSync(join(copy, 'packages', name), join(modules, '@planisphere', name));
  for (const name of readdirSync(join(root, 'packages'))) {
    link(name);
    const own = join(root, 'packages', name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(copy, 'packages', name, 'node_modules'));
  }
  return { root: copy, link, remove: () => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }) };
}
