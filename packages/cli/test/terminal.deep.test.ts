// Whole games in a real pseudo-terminal, at common sizes: everything is visible, nothing is written past an edge, and
// arrow keys alone are enough in every game.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@planisphere/core';
import { GAMES } from '@planisphere/games';
import { describe, expect, it } from 'vitest';
import { hasPseudoTerminals, PseudoTerminal } from './pseudo-terminal.ts';
import { emptyFolder, run } from './run.ts';

const SIZES = [
  [24, 80],
  [24, 60],
  [40, 120],
] as const;
const DOWN = '\x1b[B';
const OVER = /The game is over|La partie est finie/;

const cases = GAMES.flatMap(({ game }) => SIZES.map(([rows, columns]) => [game.id, rows, columns] as const));

/** Looks at the screen as a player does: the prompt and the input line at the bottom, the table above. */
function checkScreen(terminal: PseudoTerminal, rows: number): void {
  expect(terminal.faults).toEqual([]);
  expect(terminal.lines[rows - 1]).toMatch(/^>/);
  expect(terminal.lines[rows - 2]).not.toBe('');
}

/** Chooses by keys until the game is over: the first of the list, or the best drawing. */
async function playByKeys(terminal: PseudoTerminal, rows: number): Promise<void> {
  for (let turn = 0; turn < 400; turn++) {
    await terminal.gone(/is thinking/);
    const shown = await terminal.quiet();
    if (OVER.test(shown)) return;
    checkScreen(terminal, rows);
    if (/Enter draw/.test(shown)) {
      const { length } = terminal.raw;
      terminal.send('b\r');
      await expect
        .poll(() => terminal.raw.slice(length), { timeout: 30_000 })
        .toMatch(/choose|thinking|over/);
    } else {
      await terminal.pressUntil(DOWN, /Enter do|The game is over/);
      checkScreen(terminal, rows);
      terminal.send('\r');
      await terminal.gone(/Enter do/);
    }
  }
  throw new Error(`the game does not end:\n${terminal.text}`);
}

describe.runIf(hasPseudoTerminals)('the table in a terminal', () => {
  it.each(cases)('shows %s whole at %d × %d, in both languages', async (game, rows, columns) => {
    for (const lang of ['en', 'fr']) {
      const args = ['play', game, '--seed', 'sizes', '--lang', lang];
      const terminal = new PseudoTerminal({ args, rows, columns, folder: emptyFolder() });
      await terminal.until(/^>/m);
      const shown = await terminal.quiet();
      checkScreen(terminal, rows);
      expect(shown, 'nothing of a table for the fewest players is out of sight').not.toMatch(/PgDn|PgSuiv/);
      terminal.send('\x03');
      expect(await terminal.end()).toBe(0);
      expect(terminal.isAlternate).toBe(false);
    }
  });

  it.each(GAMES.map(({ game }) => game.id))('plays a whole game of %s with the arrow keys', async (game) => {
    const folder = emptyFolder();
    const args = ['play', game, '--seed', 'keys', '--level', 'greedy', '--lang', 'en'];
    const terminal = new PseudoTerminal({ args, rows: 24, columns: 80, folder });
    await terminal.until(/^>/m);
    await playByKeys(terminal, 24);
    terminal.send('\r');
    expect(await terminal.end()).toBe(0);
    const [file = ''] = readdirSync(join(folder, 'play'));
    const record = JSON.parse(readFileSync(join(folder, 'play', file), 'utf8')) as GameRecord;
    expect(record).toMatchObject({ game, assisted: false, result: expect.anything() });
    expect(await run({ args: ['verify', join(folder, 'play', file)] })).toMatchObject({ code: 0 });
  });

  it('draws again when the size changes, wraps words and pages through the rules', async () => {
    const args = ['play', 'stellar', '--seed', 'pages', '--lang', 'en'];
    const terminal = new PseudoTerminal({ args, rows: 24, columns: 80, folder: emptyFolder() });
    await terminal.until(/^>/m);
    terminal.resize(24, 60);
    await terminal.until(/^>/m);
    await terminal.quiet();
    // Output on its way when the size changed was drawn for the old one; the table is redrawn after the rules.
    terminal.faults.length = 0;
    checkScreen(terminal, 24);
    terminal.send('rules\r');
    const first = await terminal.until(/1–23 of \d+/);
    expect(first.split('\n').every((line) => line.length <= 60)).toBe(true);
    terminal.send(' ');
    await terminal.until(/23–45 of/);
    terminal.send('q');
    await terminal.until(/^>/m);
    terminal.send('rules TEL-2\r');
    await terminal.until(/TEL-2 \(p\. \d+\)/);
    expect(terminal.faults).toEqual([]);
  });

  it('helps in three stages, marks the game, and keeps the score in sight', async () => {
    const folder = emptyFolder();
    const args = ['play', 'stellar', '--seed', 'hints', '--lang', 'en'];
    const terminal = new PseudoTerminal({ args, rows: 40, columns: 120, folder });
    await terminal.until(/^>/m);
    terminal.send('score\r');
    await terminal.until(/If it ended now/);
    terminal.send('hint\r');
    const [file = ''] = readdirSync(join(folder, 'play'));
    const isAssisted = (): boolean =>
      (JSON.parse(readFileSync(join(folder, 'play', file), 'utf8')) as GameRecord).assisted;
    await expect.poll(isAssisted, { timeout: 30_000 }).toBe(true);
    terminal.send('\x03');
    expect(await terminal.end()).toBe(0);
  });

  it('reviews a game that is over, and speaks to the player only of their own decisions', async () => {
    const folder = emptyFolder();
    const file = join(folder, 'over.game');
    await run({
      args: [
        'simulate',
        'stellar',
        '--bots',
        'random,greedy',
        '--games',
        '1',
        '--seed',
        'r',
        '--records',
        file,
      ],
    });
    const record = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
    writeFileSync(file, JSON.stringify({ ...record, seats: ['Player 1', 'greedy'] }));
    const args = ['play', '--resume', file, '--lang', 'en'];
    const terminal = new PseudoTerminal({ args, rows: 24, columns: 80, folder });
    const result = await terminal.until(/The game is over/);
    expect(result).toContain('The record is in');
    expect(result, 'nothing can be chosen here').not.toMatch(/choose|PgDn|Resumed/);
    terminal.send('review\r');
    const first = await terminal.until(/1–23 of \d+/, 120);
    expect(first).toMatch(/^Review\nYou {2}(?:\w+ \d+(?: · )?)+\nGreedy {2}/);
    const pages = [first];
    while (!/–(\d+) of \1 /.test(pages.at(-1) ?? '')) {
      const [range = ''] = /\d+–\d+ of/.exec(pages.at(-1) ?? '') ?? [];
      terminal.send(' ');
      await terminal.gone(new RegExp(range));
      pages.push(await terminal.until(/\d+–\d+ of/));
    }
    const told = pages.join('\n').replace(/\n\d+–.*\n?/g, '\n');
    const others = told.split(/\n(?=You · |Greedy · )/).filter((each) => each.startsWith('Greedy · '));
    expect(others.length).toBeGreaterThan(3);
    for (const each of others) expect(each.split('\n\n')[0]).not.toMatch(/your\s+chance/i);
    terminal.send('\x1b');
    await terminal.until(/The game is over/);
    expect(terminal.faults).toEqual([]);
  });

  it.each([
    ['en', 24, 80],
    ['fr', 24, 60],
  ] as const)('keeps the whole score sheet in sight: %s, %d × %d', async (lang, rows, columns) => {
    const folder = emptyFolder();
    const file = join(folder, 'over.game');
    await run({
      args: [
        'simulate',
        'stellar',
        '--bots',
        'amateur,greedy',
        '--games',
        '1',
        '--seed',
        'r',
        '--records',
        file,
      ],
    });
    const args = ['play', '--resume', file, '--lang', lang];
    const terminal = new PseudoTerminal({ args, rows, columns, folder });
    const shown = await terminal.until(OVER);
    expect(shown).not.toContain('…');
    expect(shown).toMatch(/\n {20,}satellite 2/);
    expect(terminal.faults).toEqual([]);
  });

  it('says who thinks, and gives the shell its screen back when it is ended from outside', async () => {
    const args = ['play', 'stellarion', '--level', 'master', '--seed', 'thought', '--lang', 'en'];
    const terminal = new PseudoTerminal({ args, rows: 24, columns: 80, folder: emptyFolder() });
    for (let turn = 0; turn < 12 && !terminal.raw.includes('Master is thinking'); turn++) {
      await terminal.pressUntil(DOWN, /Enter do/);
      terminal.send('\r');
      await terminal.gone(/Enter do/);
      await terminal.quiet();
    }
    expect(terminal.raw).toContain('Master is thinking');
    expect(terminal.isAlternate).toBe(true);
    terminal.signal('SIGTERM');
    await terminal.end();
    expect(terminal.isAlternate).toBe(false);
  });

  it('breaks words where a terminal cannot place them', async () => {
    const args = ['play', 'star-explorer', '--seed', 'plain', '--lang', 'en'];
    const env = { TERM: 'dumb' };
    const terminal = new PseudoTerminal({ args, rows: 200, columns: 60, folder: emptyFolder(), env });
    await terminal.until(/^>/m);
    terminal.send('?\r');
    await terminal.until(/The game is then/);
    expect(terminal.raw.split(/\r?\n/).every((line) => [...line].length <= 60)).toBe(true);
  });

  it.each([
    [{ NO_COLOR: '1' }, 0],
    [{ TERM: 'xterm' }, 16],
    [{ TERM: 'xterm-256color' }, 256],
  ])('paints with what there is: %j', async (env, colours) => {
    const args = ['play', 'stellar', '--seed', 'colours', '--lang', 'en'];
    const terminal = new PseudoTerminal({ args, rows: 24, columns: 80, folder: emptyFolder(), env });
    await terminal.until(/^>/m);
    await terminal.quiet();
    expect(terminal.raw.includes('\x1b[38;5;')).toBe(colours === 256);
    const few = Array.from({ length: 8 }, (_, colour) => `\x1b[3${colour}m`);
    expect(few.some((code) => terminal.raw.includes(code))).toBe(colours === 16);
  });
});

it.runIf(!hasPseudoTerminals)(
  'there is no python3 with pseudo-terminals here, so the screens are not looked at',
  () => {
    expect(hasPseudoTerminals).toBe(false);
  },
);
