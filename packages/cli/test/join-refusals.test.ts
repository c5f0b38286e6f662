// What the server refuses is told in the terminal in the language of the player, in the words of the web app.
import { REFUSAL_WORDS, type RefusalCode } from '@planisphere/server/client';
import { noteRendered } from '@planisphere/testkit/rendered';
import { describe, expect, it } from 'vitest';
import { refusalText } from '../src/join/refusal.ts';
import { emptyFolder, run } from './run.ts';
import { serve, Terminal } from './terminals.ts';

describe.each(['en', 'fr'] as const)('refusals in %s', (locale) => {
  it('have a sentence each, also for what the server could not read, and none speaks of a page', () => {
    const codes = [...(Object.keys(REFUSAL_WORDS[locale]) as RefusalCode[]), 'bad-options'];
    const said = codes.map((code) => refusalText({ code }, locale));
    noteRendered(said);
    for (const text of said) {
      expect(text).toMatch(/^[A-ZÀ-Ü].*\.$/);
      expect(text).not.toMatch(/reload|rechargez/i);
    }
    expect(refusalText({ code: 'seat-taken' }, locale)).toBe(REFUSAL_WORDS[locale]['seat-taken']);
    expect(refusalText({ code: 'bad-options' }, locale)).toMatch(/bad-options/);
  });

  it('are what a person at the terminal reads', { timeout: 60_000 }, async () => {
    const { url } = await serve(emptyFolder());
    const [talking, missing] = [emptyFolder(), emptyFolder()];
    const args = ['--server', url, '--lang', locale];
    const ada = new Terminal(['join', '--open', 'stellar', ...args], talking);
    await ada.until(/\n> /);
    ada.type('resign');
    await ada.until(new RegExp(REFUSAL_WORDS[locale]['not-playing'].replaceAll('.', '\\.')));
    const absent = await run({ args: ['join', 'BCDFGH', ...args], folder: missing });
    expect(absent.err + absent.out).toContain(REFUSAL_WORDS[locale]['no-such-table']);
  });
});
