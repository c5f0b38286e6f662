// The test of the house: a fourth game is three folders and a line in each of a few lists, and then it is played everywhere.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { parseRecord } from '@planisphere/core';
import { Visitor } from '@planisphere/server/client';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { register } from '../../examples/meteor-watch/register.mjs';
import { type Copy, copyTree } from './copy.ts';

/** Compiling takes its time on a busy machine. */
const PATIENCE = 300_000;
/** As many existing files as a new game may touch. */
const MOST_FILES = 8;

let copy: Copy;
let touched: readonly string[];

beforeAll(() => {
  copy = copyTree();
  touched = register(copy.root);
  copy.link('meteor-watch');
  const tsc = join(copy.root, 'node_modules', 'typescript', 'bin', 'tsc');
  try {
    execFileSync(process.execPath, [tsc, '-b', 'packages/cli', 'packages/web'], {
      cwd: copy.root,
      encoding: 'utf8',
    });
  } catch (error) {
    throw new Error((error as { stdout?: string }).stdout);
  }
}, PATIENCE);

afterAll(() => copy.remove());

const dataOf = (name: string): string => {
  const folder = join(copy.root, `data-${name}`);
  mkdirSync(folder);
  return folder;
};

it('touches few files, and the ladder of CONTRIBUTING.md names each of them', () => {
  expect(touched.length).toBeLessThanOrEqual(MOST_FILES);
  const ladder = readFileSync(join(copy.root, 'CONTRIBUTING.md'), 'utf8');
  for (const file of touched) expect(ladder).toContain(file);
});

it(
  'keeps its own rules and the promises of every game',
  () => {
    const vitest = join(copy.root, 'node_modules', 'vitest', 'vitest.mjs');
    execFileSync(process.execPath, [vitest, 'run', 'packages/meteor-watch/'], {
      cwd: copy.root,
      stdio: 'pipe',
    });
    execFileSync(process.execPath, ['scripts/check-rules.mjs'], { cwd: copy.root, stdio: 'pipe' });
  },
  PATIENCE,
);

it(
  'is played to its end in the terminal',
  () => {
    const input = [...Array.from({ length: 6 }, () => 'pass'), ''].join('\n');
    const args = [
      'packages/cli/dist/main.js',
      'play',
      'meteor-watch',
      '--level',
      'greedy',
      '--seed',
      'example',
    ];
    const out = execFileSync(process.execPath, args, {
      cwd: copy.root,
      input,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dataOf('terminal'), LANG: 'C', NO_COLOR: '1' },
    });
    expect(out).toContain('A meteor of brightness');
    expect(out).toMatch(/Victory: /);
  },
  PATIENCE,
);

it(
  'is played to its end on the server, and its record is sound',
  async () => {
    const env = {
      ...process.env,
      PORT: '0',
      METRICS_PORT: '0',
      LOG_LEVEL: 'error',
      DATA_DIR: dataOf('server'),
    };
    const server = spawn(process.execPath, ['packages/cli/dist/main.js', 'serve'], { cwd: copy.root, env });
    onTestFinished(() => void server.kill('SIGKILL'));
    let url = '';
    for await (const line of createInterface({ input: server.stdout })) {
      url = /http:\S+/.exec(line)?.[0] ?? '';
      if (url !== '') break;
    }
    const visitor = new Visitor(url);
    await visitor.be({ name: 'Ada', emblem: 'star' });
    const bot = (level: string) => ({ kind: 'bot', level }) as const;
    const { code } = await visitor.open({ game: 'meteor-watch', seats: [bot('master'), bot('greedy')] });
    while ((await visitor.table(code)).status !== 'over') await pause(200);
    const record = parseRecord(await visitor.record(code));
    if (!record.ok) throw new Error(record.fault.message);
    expect(record.value.events).toHaveLength(24);
    expect(record.value.result?.scores).toHaveLength(2);
  },
  PATIENCE,
);

it(
  'keeps to the boundaries',
  () => {
    execFileSync(process.execPath, ['scripts/check-boundaries.mjs'], { cwd: copy.root, stdio: 'pipe' });
  },
  PATIENCE,
);
