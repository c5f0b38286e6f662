// Everything that loads with a file before its first line runs: files of the tree by their paths, other modules by
// their names.
import { dirname, resolve } from 'node:path';
import { readModule } from './module.ts';

/** Includes the file itself. Types do not load, and dynamic imports load later. */
export function loadedBy(file: string, seen: Set<string> = new Set()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { specifier = '', kind } of readModule(file).imports) {
    if (kind !== 'value') continue;
    if (specifier.startsWith('.')) loadedBy(resolve(dirname(file), specifier), seen);
    else seen.add(specifier);
  }
  return seen;
}
