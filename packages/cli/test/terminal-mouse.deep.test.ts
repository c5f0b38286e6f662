// The mouse in a real pseudo-terminal: choosing by clicks, and drawing a constellation without a key.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { hasPseudoTerminals, PseudoTerminal } from './pseudo-terminal.ts';
import { emptyFolder } from './run.ts';

/** As a terminal reports the left button and the wheel; lines and columns count from 0. */
const click = (line: number, column: number): string =>
  `\x1b[<0;${column + 1};${line + 1}M\x1b[<0;${column + 1};${line + 1}m`;
const wheelDown = (line: number, column: number): string => `\x1b[<65;${column + 1};${line + 1}M`;

const lineWith = ({ lines }: PseudoTerminal, pattern: RegExp): number =>
  lines.findIndex((text) => pattern.test(text));

describe.runIf(hasPseudoTerminals)('the mouse', () => {
  it('takes a click on a card for a choice, and a second one for doing it', async () => {
    const args = ['play', 'stellar', '--seed', 'mouse', '--lang', 'en', '--options', '{"first":"A"}'];
    const terminal = new PseudoTerminal({ args, rows: 24, columns: 80, folder: emptyFolder() });
    await terminal.until(/^>.*choose/m);
    const line = terminal.lines.findIndex((text) => text.startsWith('Your hand') || /hand/.test(text));
    const column = /[PMACHS]\d/.exec(terminal.lines[line] ?? '')?.index ?? 0;
    terminal.send(click(line, column));
    const listed = await terminal.until(/^ ▸/m);
    const choice = listed.split('\n').findIndex((text) => /^ ▸/.test(text));
    terminal.send(click(choice, 4));
    await terminal.until(/Step 1/);
    expect(terminal.faults).toEqual([]);
  });

  it.each([
    ['en', 80, /Choose a kind: ▲ red/, /Enter draw, or click again/, /Choose a size/],
    ['fr', 60, /…▲ rouge/, /Entrée dessiner, ou recliquer/, /Choisissez une taille/],
  ] as const)(
    'draws a constellation without a key: %s, %d columns',
    async (lang, columns, side, keys, next) => {
      const folder = emptyFolder();
      const args = ['play', 'star-explorer', '--seed', 'mouse', '--lang', lang];
      const terminal = new PseudoTerminal({ args, rows: 24, columns, folder });
      await terminal.until(/^>/m);
      await terminal.quiet();
      terminal.send(click(22, 5)); // the prompt: opens the list of choices
      await terminal.until(side);
      const chosen = lineWith(terminal, side);
      // A click selects a choice; a click on the selected choice takes it.
      if (!terminal.lines[chosen]?.includes('▸')) {
        terminal.send(click(chosen, 40));
        await terminal.until(new RegExp(`▸ ${side.source}`));
      }
      terminal.send(click(chosen, 40));
      await terminal.until(keys);
      const held = await terminal.quiet();
      // Its first place is over the pole star: refused, with the reason.
      expect(held).toMatch(/✗ 1 \(f6\)/);
      const line = terminal.lines.findIndex((text) => text.startsWith(' 8'));
      const column = (terminal.lines.at(21) ?? '').indexOf('g');
      terminal.send(click(line, column));
      await terminal.gone(/✗/);
      const moved = await terminal.quiet();
      expect(moved).not.toBe(held);
      terminal.send(wheelDown(line, column));
      await terminal.quiet();
      expect(terminal.text).not.toBe(moved);
      terminal.send(click(line, column));
      await terminal.until(next);
      expect(terminal.faults).toEqual([]);
      const [file = ''] = readdirSync(join(folder, 'play'));
      const { events } = JSON.parse(readFileSync(join(folder, 'play', file), 'utf8')) as GameRecord;
      expect(events.filter((event) => event.startsWith('A draw'))).toEqual([
        expect.stringMatching(/^A draw \S+/),
      ]);
      terminal.send('\x03');
      expect(await terminal.end()).toBe(0);
    },
  );
});
