// While a bot thinks, or a hint or a review is made, the terminal goes on: it redraws for another size, and a player
// who leaves does not wait for the answer and loses nothing.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { hasPseudoTerminals, PseudoTerminal } from './pseudo-terminal.ts';
import { emptyFolder, run } from './run.ts';

const CTRL_C = '\x03';
const SEEN = ['play', 'stellar', '--seed', 'thought', '--lang', 'en', '--options', '{"first":"A"}'];

function kept(folder: string): GameRecord {
  const [file = ''] = readdirSync(join(folder, 'play'));
  return JSON.parse(readFileSync(join(folder, 'play', file), 'utf8')) as GameRecord;
}

async function opened(level: string, folder: string): Promise<PseudoTerminal> {
  const args = [...SEEN, '--level', level];
  const terminal = new PseudoTerminal({ args, rows: 24, columns: 80, folder });
  await terminal.until(/Master is thinking|^>.*choose/m);
  return terminal;
}

describe.runIf(hasPseudoTerminals)('while somebody thinks', () => {
  it('the table is drawn again, Ctrl-C leaves before the bot has moved, and the game goes on from there', async () => {
    const folder = emptyFolder();
    const terminal = await opened('master', folder);
    for (let turn = 0; turn < 12 && !/Master is thinking/.test(terminal.text); turn++) {
      await terminal.pressUntil('\x1b[B', /Enter do|Master is thinking/);
      if (/Enter do/.test(terminal.text)) terminal.send('\r');
      await terminal.gone(/Enter do/);
      await terminal.until(/Master is thinking|^>.*choose/m);
    }
    const { length } = terminal.raw;
    terminal.resize(24, 60);
    await terminal.until(/Master is thinking/);
    terminal.send(CTRL_C);
    expect(await terminal.end()).toBe(0);
    expect(terminal.isAlternate).toBe(false);
    expect(terminal.raw).toContain('Your game is kept in');
    const { events, result } = kept(folder);
    expect(result).toBeUndefined();
    const ofBot = (all: readonly string[]): number => all.filter((event) => event.startsWith('B ')).length;
    // Unless the bot was quicker than the key: then the game waits for the player again.
    const isAsked = /choose {2}\? help/.test(terminal.raw.slice(length));
    if (!isAsked) expect(events.at(-1), 'the bot has not moved yet').not.toMatch(/^B /);
    const args = ['play', '--resume', '--lang', 'en'];
    const again = new PseudoTerminal({ args, rows: 24, columns: 80, folder });
    await again.until(/choose {2}\? help/);
    expect(kept(folder).events.slice(0, events.length)).toEqual(events);
    if (!isAsked) expect(ofBot(kept(folder).events)).toBeGreaterThan(ofBot(events));
  });

  it('Ctrl-C leaves before a hint is found, and the game is not marked', async () => {
    const folder = emptyFolder();
    const terminal = await opened('greedy', folder);
    terminal.send('\x1b[B\r'); // the starter is chosen quickly; the next decision takes a while
    await terminal.until(/Step 1/);
    terminal.send('hint\r');
    await terminal.until(/Looking for a hint/);
    terminal.send(CTRL_C);
    expect(await terminal.end()).toBe(0);
    expect(terminal.raw).toContain('Your game is kept in');
    expect(kept(folder).assisted, 'a hint that nobody has read marks nothing').toBe(
      terminal.raw.includes('Type hint again'),
    );
  });

  it('Escape stops a review, Ctrl-C leaves one, and the result stays on the screen', async () => {
    const folder = emptyFolder();
    const file = join(folder, 'over.game');
    const bots = ['--bots', 'random,greedy', '--games', '1', '--seed', 'r'];
    await run({ args: ['simulate', 'stellar', ...bots, '--records', file] });
    const record = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
    writeFileSync(file, JSON.stringify({ ...record, seats: ['Player 1', 'greedy'] }));
    const args = ['play', '--resume', file, '--lang', 'en'];
    const terminal = new PseudoTerminal({ args, rows: 24, columns: 80, folder });
    await terminal.until(/The game is over/);
    terminal.send('review\r');
    await terminal.until(/The coach is looking at the game[\s\S]*Esc stop/);
    terminal.send('\x1b');
    await terminal.until(/The game is over/);
    terminal.send('review\r'); // a new request begins again
    await terminal.until(/The coach is looking at the game/);
    terminal.send(CTRL_C);
    expect(await terminal.end()).toBe(0);
    expect(terminal.raw.slice(terminal.raw.lastIndexOf('\x1b[?1049l'))).toContain('The record is in');
  });
});
