// The packages as others meet them: packed, installed into an empty folder without a network, with the example of every
// README run under Node and through a bundler, types included; and their sizes.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeVersion, nextVersion } from '../src/release/changes.ts';
import {
  manifestOf,
  PUBLIC,
  pack,
  publicManifest,
  RULES,
  repositoryOf,
  stage,
} from '../src/release/packages.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'planisphere-packages-'));
const archives = join(folder, 'archives');
const home = join(folder, 'home');

/** The example of a README, and what it prints. */
function exampleOf(name: string): { readonly code: string; readonly prints: string } {
  const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
  const [, code = '', prints = ''] = /```js\n([\s\S]*?)```\s+```text\n([\s\S]*?)```/.exec(readme) ?? [];
  return { code, prints };
}

beforeAll(() => {
  mkdirSync(archives);
  mkdirSync(home);
  const files = PUBLIC.map((name) => pack(stage(name, folder), archives));
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'home', private: true, type: 'module' }));
  const npm = ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', ...files];
  const { status, stderr } = spawnSync('npm', npm, {
    cwd: home,
    encoding: 'utf8',
    env: { ...process.env, npm_config_cache: join(folder, 'empty-cache') },
  });
  expect(status, stderr).toBe(0);
}, 240_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('is not published without provenance: npm refuses where no build service vouches for it', () => {
  const [first = ''] = readdirSync(archives);
  const nowhere = ['--registry=http://127.0.0.1:9/', '--//127.0.0.1:9/:_authToken=none', '--fetch-retries=0'];
  const { GITHUB_ACTIONS: _, GITLAB_CI: __, ...env } = process.env;
  const { status, stderr } = spawnSync('npm', ['publish', join(archives, first), ...nowhere], {
    cwd: home,
    encoding: 'utf8',
    env,
  });
  expect(status).not.toBe(0);
  expect(stderr).toContain('Automatic provenance generation not supported');
});

it('names the repository that the build service builds, as the registry asks for', () => {
  expect(repositoryOf('core', {})).toBeUndefined();
  const env = { GITHUB_SERVER_URL: 'https://example.org', GITHUB_REPOSITORY: 'stars/planisphere' };
  expect(repositoryOf('core', env)).toEqual({
    type: 'git',
    url: 'git+https://example.org/stars/planisphere.git',
    directory: 'packages/core',
  });
});

describe.each(PUBLIC)('%s', (name) => {
  it('needs nothing that is not published, and leads nowhere that is not packed', () => {
    const manifest = publicManifest(name);
    expect(manifest).not.toHaveProperty('private');
    expect(manifest.license).toBe('MIT');
    const needed = Object.keys(manifest.dependencies ?? {}).map((each) => each.replace('@planisphere/', ''));
    for (const each of needed) expect(PUBLIC.slice(0, PUBLIC.indexOf(name))).toContain(each);
    const inside = join(home, 'node_modules', manifest.name);
    for (const targets of Object.values(manifest.exports)) {
      expect(Object.keys(targets)).toEqual(['types', 'default']);
      for (const target of Object.values(targets)) readFileSync(join(inside, target));
    }
    expect(readFileSync(join(inside, 'LICENSE'), 'utf8')).toContain('MIT License');
    expect(readFileSync(join(inside, 'CHANGELOG.md'), 'utf8')).toContain(`## ${manifest.version}\n`);
    expect(manifest.version).toBe(manifestOf(name).version);
    expect(manifest.publishConfig).toEqual({ access: 'public', provenance: true });
  });

  it('has a README whose example runs under Node and in a bundle', async () => {
    const { code, prints } = exampleOf(name);
    expect(code).not.toBe('');
    const file = join(home, `${name}.js`);
    writeFileSync(file, code);
    expect(execFileSync(process.execPath, [file], { encoding: 'utf8' })).toBe(prints);
    const { bundle, bytes } = await bundled(file);
    expect(execFileSync(process.execPath, [bundle], { encoding: 'utf8' })).toBe(prints);
    console.info(`${name}: the bundle of its example has ${(bytes / 1000).toFixed(1)} kB (gzip)`);
  });
});

it.each(RULES)('core and the rules of %s weigh at most 25 kB (gzip)', async (game) => {
  const file = join(home, `rules-of-${game}.js`);
  const core = 'newCourse, createDealer, verifyRecord';
  const name = game.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const code = `import { ${core} } from '@planisphere/core';
import { ${name} } from '@planisphere/${game}';
console.log(typeof newCourse, typeof createDealer, typeof verifyRecord, ${name}.id);\n`;
  writeFileSync(file, code);
  const { bytes } = await bundled(file);
  console.info(`core and ${game}: ${(bytes / 1000).toFixed(1)} kB (gzip)`);
  expect(bytes).toBeLessThanOrEqual(25_000);
});

it('has types that a strict project reads', () => {
  const lines = PUBLIC.map((name) => `import * as ${name.replaceAll('-', '')} from '@planisphere/${name}';`);
  const used = `console.log(${PUBLIC.map((name) => name.replaceAll('-', '')).join(', ')});`;
  writeFileSync(join(home, 'types.ts'), [...lines, used, ''].join('\n'));
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023'];
  const tsc = join(root, 'node_modules', '.bin', 'tsc');
  const { status, stdout } = spawnSync(tsc, [...options, 'types.ts'], { cwd: home, encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

describe('versions', () => {
  it.each([
    ['0.1.0', ['patch'], '0.1.1'],
    ['0.1.4', ['patch', 'minor'], '0.2.0'],
    ['0.1.4', ['major'], '0.2.0'],
    ['1.2.3', ['minor', 'major'], '2.0.0'],
    ['1.2.3', ['patch'], '1.2.4'],
  ])('%s after %j is %s', (version, levels, next) => {
    const notes = levels.map((level) => ({ file: '', level, text: 'x' }));
    expect(nextVersion(version, notes)).toBe(next);
  });

  it('turns notes into a version of every manifest and a section of the changelog', () => {
    const tree = mkdtempSync(join(tmpdir(), 'planisphere-version-'));
    mkdirSync(join(tree, 'packages/core'), { recursive: true });
    mkdirSync(join(tree, 'packages/stellar'), { recursive: true });
    mkdirSync(join(tree, 'changes'));
    const write = (file: string, value: object): void =>
      writeFileSync(join(tree, file), `${JSON.stringify(value, undefined, 2)}\n`);
    write('package.json', { version: '0.1.0' });
    write('packages/core/package.json', { name: '@planisphere/core', version: '0.1.0' });
    const dependencies = { '@planisphere/core': '0.1.0', planisphere: '0.1.0', other: '0.1.0' };
    write('packages/stellar/package.json', { name: '@planisphere/stellar', version: '0.1.0', dependencies });
    writeFileSync(join(tree, 'changes/a.md'), 'minor\nA table.\n');
    writeFileSync(join(tree, 'CHANGELOG.md'), '# Changes\n\n## 0.1.0\n\n- The first.\n');
    expect(makeVersion(tree)).toBe('0.2.0');
    expect(JSON.parse(readFileSync(join(tree, 'packages/stellar/package.json'), 'utf8'))).toEqual({
      name: '@planisphere/stellar',
      version: '0.2.0',
      dependencies: { '@planisphere/core': '0.2.0', planisphere: '0.2.0', other: '0.1.0' },
    });
    expect(readFileSync(join(tree, 'CHANGELOG.md'), 'utf8')).toBe(
      '# Changes\n\n## 0.2.0\n\n- A table.\n\n## 0.1.0\n\n- The first.\n',
    );
    expect(() => makeVersion(tree)).toThrow('no note');
    rmSync(tree, { recursive: true });
  });
});

async function bundled(file: string): Promise<{ readonly bundle: string; readonly bytes: number }> {
  const build = await rolldown({ input: file, cwd: home, platform: 'browser', logLevel: 'silent' });
  const out = file.replace(/\.js$/, '-bundle');
  const { output } = await build.write({ dir: out, format: 'esm', minify: true });
  await build.close();
  const code = output.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : []));
  const entry = output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  return {
    bundle: join(out, entry?.fileName ?? ''),
    bytes: code.reduce((sum, text) => sum + gzipSync(text).length, 0),
  };
}
