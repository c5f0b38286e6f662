// On a fresh clone nothing is installed yet: what a command of package.json loads before it has set up is Node's own, or ours.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { root } from '../workspace.mjs';

/** Every module that is loaded with a file, itself included; a name that is no path stays as it is. */
function loadedBy(file: string, seen: Set<string> = new Set()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { moduleRequest } of parseSync(file, readFileSync(file, 'utf8')).module.staticImports) {
    const { value } = moduleRequest;
    if (value.startsWith('.')) loadedBy(resolve(dirname(file), value), seen);
    else seen.add(value);
  }
  return seen;
}

const scripts = readdirSync(join(root, 'scripts')).filter((name) => name.endsWith('.mjs'));

it.each(scripts)('%s loads nothing that has to be installed first', (name) => {
  const loaded = [...loadedBy(join(root, 'scripts', name))];
  const foreign = loaded.filter((module) => !module.startsWith('node:') && !module.startsWith(root));
  expect(foreign).toEqual([]);
  // What `tsc` has to make first is not there either.
  const made = loaded
    .map((module) => relative(root, module))
    .filter((path) => path.split('/').includes('dist'));
  expect(made).toEqual([]);
});
