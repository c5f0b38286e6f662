import { describe, expect, it } from 'vitest';
import { checkBoundaries } from '../../src/architecture/boundaries.ts';
import { type Files, withFiles } from '../../src/folder.ts';

const manifest = (folder: string, dependencies: readonly string[] = []) =>
  JSON.stringify({
    name: folder === 'cli' ? 'planisphere' : `@planisphere/${folder}`,
    exports: { '.': './src/index.ts', './text': './src/text/index.ts' },
    dependencies: Object.fromEntries(dependencies.map((name) => [name, '0.1.0'])),
  });

const core = '@planisphere/core';
const tree: Files = {
  'package.json': JSON.stringify({ devDependencies: { vitest: '4.1.12' } }),
  'packages/core/package.json': manifest('core'),
  'packages/core/src/index.ts': 'export const one = Math.min(1, 2);',
  'packages/stellar/package.json': manifest('stellar', [core, 'left-pad']),
  'packages/stellar/src/index.ts': `import { one } from '${core}';\nexport const two = one + one;`,
  'packages/stellarion/package.json': manifest('stellarion', [core]),
  'packages/stellarion/src/index.ts': 'export const three = 3;',
  'packages/testkit/package.json': manifest('testkit', [core]), // vitest is a development dependency of the root
  'packages/testkit/src/index.ts': "export { it } from 'vitest';",
  'packages/bots/package.json': manifest('bots', [core, '@planisphere/stellar', 'valibot']),
  'packages/bots/src/stellar/index.ts':
    "import { words } from '@planisphere/stellar/text';\nexport { words };",
  'packages/cli/package.json': manifest('cli', [core, '@planisphere/testkit', 'citty']),
  'packages/cli/src/main.ts': "import 'node:fs';\nimport 'citty';",
};

const problemsOf = (changes: Files) => withFiles({ ...tree, ...changes }, checkBoundaries).problems;

it('accepts a tree that keeps to the table, and says what it saw', () => {
  const { problems, modules, imports } = withFiles(tree, checkBoundaries);
  expect(problems).toEqual([]);
  expect({ modules, imports }).toEqual({ modules: 6, imports: 5 });
});

it.each([
  ['stellar', "import '@planisphere/stellarion';", 'stellar may not import stellarion'],
  ['core', "export { two } from '@planisphere/stellar';", 'core may not import stellar'],
  ['core', "export * from '@planisphere/stellar';", 'core may not import stellar'],
  ['core', "export const later = import('@planisphere/stellar');", 'core may not import stellar'],
  ['core', "export type Two = import('@planisphere/stellar').Two;", 'core may not import stellar'],
  ['core', "import type { Two } from '@planisphere/stellar';", 'core may not import stellar'],
  ['cli', "import '@planisphere/testkit';", 'cli may not import testkit'],
  ['stellar', "import '@planisphere/stellar';", 'import the file itself'],
  ['stellar', "import '@planisphere/core/src/index.ts';", 'is not public'],
  ['stellar', "import '../../core/src/index.ts';", 'leaves the package'],
  ['stellar', "import '../test/rulebook.ts';", 'is test code'],
  ['stellar', "import 'left-pad';", 'is a rules package'],
  ['stellar', "import 'node:fs';", 'may not use Node'],
  ['bots', "import 'fs';", 'may not use Node'],
  ['cli', "import 'valibot';", 'valibot is not declared'],
  ['cli', "import '@scope/thing/part';", '@scope/thing is not declared'],
  ['cli', "import '@planisphere/bots';", '@planisphere/bots is not declared'],
  ['cli', 'export const load = (name: string) => import(name);', 'cannot be checked'],
])('refuses, in %s: %s', (folder, text, reason) => {
  expect(problemsOf({ [`packages/${folder}/src/extra.ts`]: text })).toEqual([
    expect.stringMatching(new RegExp(`^packages/${folder}/src/extra.ts:1: .*${reason}`)),
  ]);
});

it.each([
  'export const n = Math.random();',
  "export const n = Math['random']();",
  'const { random } = Math;',
  'export const now = Date.now();',
  'export let day: Date;',
  'console.log(1);',
  'export const env = process.env;',
  'performance.now();',
  'setTimeout(() => {}, 1);',
  'globalThis.x = 1;',
  'export const f = ({ a = Date }) => a;',
  '/// <reference types="node" />\nexport const x = 1;',
])('refuses in a rules package only: %s', (text) => {
  expect(problemsOf({ 'packages/stellar/src/extra.ts': text })).toEqual([
    expect.stringContaining('rules may not'),
  ]);
  expect(problemsOf({ 'packages/bots/src/extra.ts': text })).toEqual([]);
});

it('takes no property, comment or string for a banned name', () => {
  const text =
    "// Date\nexport const x = { Date: 1, process: 'console' };\nexport const y = x.Date + x.process.length;";
  expect(problemsOf({ 'packages/stellar/src/extra.ts': text })).toEqual([]);
});

it('lets tests import what they need and no more', () => {
  const test = (text: string) => problemsOf({ 'packages/stellar/test/a.test.ts': text });
  expect(
    test("import '@planisphere/stellar'; import '../src/index.ts'; import 'node:fs'; import 'vitest';"),
  ).toEqual([]);
  expect(test("import '@planisphere/stellarion';")).toEqual([
    expect.stringContaining('a test of stellar may not'),
  ]);
  expect(test("import '@planisphere/testkit';")).toEqual([expect.stringContaining('is not declared')]);
  expect(test("import 'valibot';")).toEqual([expect.stringContaining('is not declared')]);
});

it('fails when it sees no modules', () => {
  expect(withFiles({ 'packages/core/package.json': manifest('core') }, checkBoundaries).problems).toEqual([
    'packages/core/src: no modules',
    'packages: no modules at all',
  ]);
  expect(withFiles({}, checkBoundaries).problems).toEqual(['packages: no modules at all']);
  expect(
    problemsOf({ 'packages/games/package.json': manifest('games'), 'packages/games/src/a.md': '' }),
  ).toEqual(['packages/games/src: no modules']);
});

it('fails on a package without a row, and on a file it cannot read', () => {
  const extra = { 'packages/extra/package.json': manifest('extra'), 'packages/extra/src/index.ts': '' };
  expect(problemsOf(extra)).toEqual(['packages/extra: has no row in the import table']);
  expect(problemsOf({ 'packages/core/src/extra.ts': 'import {' })).toHaveLength(1);
});

describe('the names of games', () => {
  it.each([
    ['cli/src/extra.ts', "export const isIt = (game: string) => game === 'stellar';"],
    ['cli/src/extra.ts', 'export const table = { stellar: 1 };'],
    ['cli/src/extra.ts', "export const table = { 'star-explorer': 1 };"],
    ['cli/src/extra.ts', 'export const at = () => `/play/stellarion`;'],
    ['cli/src/extra.tsx', 'export const Link = () => <a href="/rules/stellar">rules</a>;'],
    ['cli/src/extra.ts', 'export const pattern = /packages.(core|stellar)/;'],
    ['cli/src/extra.css', "[data-game='stellar'] { color: red; }"],
    ['games/src/index.ts', "import '@planisphere/stellar';"],
    ['stellar/src/rival.ts', "export const other = 'stellarion';"],
  ])('are unknown outside their rooms: %s, %s', (file, text) => {
    const about = manifest('games', [core, '@planisphere/stellar']);
    expect(problemsOf({ 'packages/games/package.json': about, [`packages/${file}`]: text })).toContainEqual(
      expect.stringMatching(new RegExp(`^packages/${file}:1: .* is known by name`)),
    );
  });

  it.each([
    ['stellar/src/card.ts', "export const id = 'stellar';"],
    ['bots/src/stellar/mind.ts', "export const id = 'stellar';"],
    ['bots/src/minds.ts', "export const MINDS = { stellar: 1, 'star-explorer': 2 };"],
    ['cli/src/extra.ts', "export const word = 'interstellar or stellarions';"],
    ['cli/src/extra.ts', '// As stellar does it.\nexport const a = 1;'],
    ['cli/test/extra.test.ts', "export const game = 'stellar';"],
  ])('are known to the games themselves, to registries and to tests: %s, %s', (file, text) => {
    expect(problemsOf({ [`packages/${file}`]: text })).toEqual([]);
  });
});

describe('inside a package', () => {
  const cli = (files: Files) =>
    problemsOf(
      Object.fromEntries(Object.entries(files).map(([path, text]) => [`packages/cli/src/${path}`, text])),
    );

  it('lets a folder import those below it only', () => {
    expect(cli({ 'play/a.ts': "import '../base/b.ts';", 'base/b.ts': 'export const b = 1;' })).toEqual([]);
    expect(cli({ 'base/b.ts': "import '../play/a.ts';", 'play/a.ts': 'export const a = 1;' })).toEqual([
      'packages/cli/src/base/b.ts:1: base may not import play: it lies above or beside it',
    ]);
    expect(cli({ 'base/b.ts': "export const a = import('../play/a.ts');", 'play/a.ts': '' })).toHaveLength(1);
    expect(cli({ 'base/b.ts': "import type { A } from '../play/a.ts';", 'play/a.ts': '' })).toEqual([]);
  });

  it('lets folders of a list know nothing of each other', () => {
    const bots = { 'packages/bots/src/stellar/a.ts': 'export const a = 1;' };
    expect(problemsOf({ ...bots, 'packages/bots/src/minds.ts': "import './stellar/a.ts';" })).toEqual([]);
    expect(
      problemsOf({ ...bots, 'packages/bots/src/stellarion/b.ts': "export * from '../stellar/a.ts';" }),
    ).toContainEqual(
      expect.stringContaining('stellarion may not import stellar: it lies above or beside it'),
    );
  });

  it('lets a page enter a game by its door only', () => {
    const page = (text: string) =>
      problemsOf({
        'packages/web/package.json': manifest('web'),
        'packages/web/src/games/chart/index.ts': 'export const screen = 1;',
        'packages/web/src/games/chart/board.ts': 'export const board = 1;',
        'packages/web/src/pages/extra.ts': text,
      });
    expect(page("import '../games/chart/index.ts';")).toEqual([]);
    expect(page("export const later = () => import('../games/chart/board.ts');")).toEqual([
      'packages/web/src/pages/extra.ts:1: games/chart is entered by its index.ts',
    ]);
  });

  it('wants a place for every folder', () => {
    expect(cli({ 'extra/a.ts': 'export const a = 1;' })).toEqual([
      'packages/cli/src/extra: has no place among the layers',
    ]);
  });

  it('finds files that go round in a circle, and folders where no order is given', () => {
    expect(cli({ 'base/a.ts': "import './b.ts';", 'base/b.ts': "import './a.ts';" })).toEqual([
      expect.stringMatching(/circle: (src\/base\/a.ts, src\/base\/b.ts|src\/base\/b.ts, src\/base\/a.ts)$/),
    ]);
    const core = { 'packages/core/src/one/a.ts': "import '../two/b.ts';", 'packages/core/src/one/c.ts': '' };
    expect(problemsOf({ ...core, 'packages/core/src/two/b.ts': "import '../one/c.ts';" })).toEqual([
      expect.stringMatching(/circle: (one, two|two, one)$/),
    ]);
  });

  it('loads on demand what may be missing', () => {
    const lab = {
      'packages/lab/package.json': manifest('lab'),
      'packages/lab/src/base/index.ts': 'export const a = 1;',
    };
    const own = JSON.parse(manifest('cli', [core, 'citty']));
    const withLab = JSON.stringify({ ...own, devDependencies: { '@planisphere/lab': '0.1.0' } });
    const problems = (text: string) =>
      problemsOf({ ...lab, 'packages/cli/package.json': withLab, 'packages/cli/src/extra.ts': text });
    expect(problems("export const later = () => import('@planisphere/lab');")).toEqual([]);
    expect(problems("import type { A } from '@planisphere/lab';")).toEqual([]);
    expect(problems("import '@planisphere/lab';")).toEqual([expect.stringContaining('is loaded on demand')]);
  });
});
