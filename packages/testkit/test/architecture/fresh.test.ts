// A fresh clone has nothing installed: what a command of package.json loads before its set-up is Node's own, or ours.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadedBy } from '../../src/architecture/loaded.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Scripts that a command starts first; a command that begins with the set-up may then load anything. */
const { scripts: commands } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const scripts = [
  ...new Set(Object.values(commands).map((command) => /^node (\S+\.mjs)/.exec(command)?.[1])),
].filter((path) => path !== undefined);

it('there are such scripts', () => {
  expect(scripts).toEqual(
    expect.arrayContaining(['scripts/start.mjs', 'scripts/test.mjs', 'scripts/setup.mjs']),
  );
});

it.each(scripts)('%s loads nothing that has to be installed first', (path) => {
  const loaded = [...loadedBy(join(root, path))];
  const foreign = loaded.filter((module) => !module.startsWith('node:') && !module.startsWith(root));
  expect(foreign).toEqual([]);
  // What `tsc` has to compile first is missing as well.
  const made = loaded
    .map((module) => relative(root, module))
    .filter((path) => path.split('/').includes('dist'));
  expect(made).toEqual([]);
});
