// The list of the program's parts is complete according to the lock file, and the same each time.
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type Files, withFiles } from '@planisphere/testkit/folder';
import { expect, it } from 'vitest';
import { cycloneDx, licenceList } from '../src/sbom/lists.ts';
import { partsOf, unlicensed } from '../src/sbom/parts.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const entry = (version: string, more: object = {}): object => ({
  version,
  license: 'MIT',
  integrity: `sha512-${createHash('sha512').update(version).digest('base64')}`,
  ...more,
});

const files: Files = {
  'package.json': JSON.stringify({ name: 'whole', version: '1.0.0', license: 'MIT' }),
  'package-lock.json': JSON.stringify({
    packages: {
      '': { name: 'whole' },
      'packages/one': { name: '@own/one', dependencies: { a: '1' } },
      'node_modules/@own/one': { link: true, resolved: 'packages/one' },
      'node_modules/a': entry('1.0.0', { dependencies: { '@s/b': '^2' } }),
      'node_modules/a/node_modules/@s/b': entry('2.0.0', { license: '(MIT OR CC0-1.0)' }),
      'node_modules/@s/b': entry('3.0.0', { license: undefined }),
      'node_modules/tool': entry('4.0.0', { dev: true }),
      'node_modules/elsewhere': entry('5.0.0', { optional: true }),
    },
  }),
  'node_modules/@s/b/package.json': JSON.stringify({ licenses: [{ type: 'ISC' }] }),
  'node_modules/a/LICENSE.md': 'Do as you like.\n',
};

it('lists what runs, with its licence, its sum and what it needs, and nothing else', () =>
  withFiles(files, (folder) => {
    const parts = partsOf(folder);
    expect(parts.map(({ purl, licence }) => `${purl} ${licence}`)).toEqual([
      'pkg:npm/%40s/b@2.0.0 (MIT OR CC0-1.0)',
      'pkg:npm/%40s/b@3.0.0 ISC',
      'pkg:npm/a@1.0.0 MIT',
    ]);
    expect(unlicensed(parts)).toEqual([]);
    const bom = cycloneDx(folder, parts);
    expect(bom.serialNumber).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(bom.components.find(({ name }) => name === 'a')).toMatchObject({
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: createHash('sha512').update('1.0.0').digest('hex') }],
    });
    expect(bom.dependencies.find(({ ref }) => ref === 'pkg:npm/a@1.0.0')?.dependsOn).toEqual([
      'pkg:npm/%40s/b@2.0.0',
    ]);
    expect(licenceList(folder, parts)).toContain('a 1.0.0: MIT\n\nDo as you like.\n');
  }));

it('says which package has no licence', () => {
  const without = { ...files, 'node_modules/@s/b/package.json': '{}' };
  expect(withFiles(without, (folder) => unlicensed(partsOf(folder)))).toEqual(['pkg:npm/%40s/b@3.0.0']);
});

it('holds for this repository: every package has a licence, no tool is among them, and the text is always the same', () => {
  const parts = partsOf(root);
  expect(parts.length).toBeGreaterThan(100);
  expect(unlicensed(parts)).toEqual([]);
  const names = parts.map(({ name }) => name);
  for (const name of ['fastify', 'preact', 'better-sqlite3']) expect(names).toContain(name);
  const tools = /^(vitest|@vitest\/.*|vite|rolldown|typescript|chai|postcss|@biomejs\/.*|playwright.*)$/;
  expect(names.filter((name) => tools.test(name))).toEqual([]);
  const refs = cycloneDx(root, parts).components.map((each) => each['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  expect(JSON.stringify(cycloneDx(root, partsOf(root)))).toBe(JSON.stringify(cycloneDx(root, parts)));
});
