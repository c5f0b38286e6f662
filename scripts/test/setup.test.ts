import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFiles } from '@planisphere/testkit/folder';
import { expect, it } from 'vitest';
import { alone } from '../alone.mjs';
import { isInstalled, isNewEnough, loadsNative } from '../setup.mjs';
import { root } from '../workspace.mjs';

it.each(['18.20.1', '20.18.3', '19.99.0'])('refuses Node %s', (version) => {
  expect(isNewEnough(version)).toBe(false);
});

it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0-nightly'])('accepts Node %s', (version) => {
  expect(isNewEnough(version)).toBe(true);
});

it('installs again when npm has noted another version, or nothing', () => {
  const lock = (version: string) => JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } });
  const tree = (installed: Readonly<Record<string, string>>) =>
    withFiles({ 'package-lock.json': lock('2.0.0'), ...installed }, isInstalled);
  expect(tree({})).toBe(false);
  expect(tree({ 'node_modules/.package-lock.json': lock('1.0.0') })).toBe(false);
  expect(tree({ 'node_modules/.package-lock.json': lock('2.0.0') })).toBe(true);
});

it('installs again when what was compiled for another Node does not load', () => {
  expect(loadsNative(root)).toBe(true);
  const other = 'module.exports = class { constructor() { throw new Error("ERR_DLOPEN_FAILED"); } };';
  const files = {
    'packages/server/package.json': '{}',
    'node_modules/better-sqlite3/index.js': other,
  };
  expect(withFiles(files, loadsNative)).toBe(false);
});

/** Writes when it begins and when it ends, with a pause between. */
const worker = `
import { appendFileSync } from 'node:fs';
const { alone } = await import(process.argv[1]);
alone(process.argv[2], () => {
  appendFileSync(process.argv[3], 'begins ');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150);
  appendFileSync(process.argv[3], 'ends ');
});
`;

it('lets one set-up after the other work in a clone, and takes over from one that died', async () => {
  const folder = withFiles({}, (made) => `${made}-lock`);
  const [lock, log] = [`${folder}.lock`, `${folder}.log`];
  const script = join(root, 'scripts', 'alone.mjs');
  const start = () =>
    once(spawn(process.execPath, ['--input-type=module', '-e', worker, script, lock, log]), 'exit');
  await Promise.all([start(), start(), start()]);
  expect(readFileSync(log, 'utf8')).toBe('begins ends '.repeat(3));
  expect(existsSync(lock)).toBe(false);
  const dead = spawn(process.execPath, ['-e', '']);
  await once(dead, 'exit');
  withFiles({ lock: String(dead.pid) }, (tree) => {
    expect(alone(join(tree, 'lock'), () => 'done')).toBe('done');
    expect(existsSync(join(tree, 'lock'))).toBe(false);
  });
});
