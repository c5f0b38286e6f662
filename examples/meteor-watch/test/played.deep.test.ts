// A fourth game needs three folders and a line in each of a few lists; every part of the product then plays
// it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseRecord } from '@planisphere/core';
import { Visitor } from '@planisphere/server/client';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type Copy, copyWithExample, dataOf, serve } from './copy.ts';

/** Compiling takes long on a busy machine. */
const PATIENCE = 300_000;
/** Tests that go through all games: they ask of a game only what it has. */
const ABOUT_ALL_GAMES = [
  'packages/games/',
  'packages/web/test/',
  'packages/site/test/',
  'packages/lab/test/anchors',
  ...['analyse-spoilt', 'choices', 'engine.test', 'faults', 'help', 'tables.test'].map(
    (name) => `packages/cli/test/${name}`,
  ),
  ...['book', 'daily', 'own-seat', 'play.test'].map((name) => `packages/server/test/${name}`),
];
/** How many existing files a new game may change. */
const MOST_FILES = 8;

let copy: Copy;

beforeAll(() => {
  copy = copyWithExample();
  copy.run('tsc', ['-b']);
}, PATIENCE);

afterAll(() => copy.remove());

it('touches few files, and the ladder of CONTRIBUTING.md names each of them', () => {
  // `npm install` updates this one as well.
  const touched = [...copy.touched, 'package-lock.json'];
  expect(touched.length).toBeLessThanOrEqual(MOST_FILES);
  const ladder = readFileSync(join(copy.root, 'CONTRIBUTING.md'), 'utf8');
  for (const file of touched) expect(ladder).toContain(file);
});

it(
  'keeps its own rules, the promises of every game and the boundaries',
  () => copy.run('vitest', ['run', 'packages/meteor-watch/', 'packages/testkit/test/architecture/tree']),
  PATIENCE,
);

it(
  'is no reason to change a test',
  () => copy.run('vitest', ['run', '--project=pure', '--project=programs', ...ABOUT_ALL_GAMES]),
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
      env: { ...process.env, DATA_DIR: dataOf(copy), LANG: 'C', NO_COLOR: '1' },
    });
    expect(out).toContain('A meteor of brightness');
    expect(out).toMatch(/Victory: /);
  },
  PATIENCE,
);

it(
  'is played to its end on the server, and its record is sound',
  async () => {
    const { url, stop } = await serve(copy);
    onTestFinished(stop);
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
