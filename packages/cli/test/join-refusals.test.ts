// What the server refuses is told in the terminal in the language of the player, in the words of the web app.
import { REFUSAL_WORDS, type RefusalCode } from '@planisphere/server/client';
import { describe, expect, it } from 'vitest';
import { refusalText } from '../src/join/refusal.ts';
import { emptyFolder, run } from './run.ts';
import { serve, Terminal } from './terminals.ts';

const message = 'In the words of the server.';

describe.each(['en', 'fr'] as const)('refusals in %s', (locale) => {
  it('have a sentence each, never the one of the server, and none speaks of a page', () => {
    for (const code of Object.keys(REFUSAL_WORDS[locale]) as RefusalCode[]) {
      const text = refusalText({ code, message }, locale);
      expect(text, code).toMatch(/^[A-ZÀ-Ü].*\.$/);
      expect(text, code).not.toBe(message);
      expect(text, code).not.toMatch(/reload|rechargez/i);
    }
    expect(refusalText({ code: 'seat-taken', message }, locale)).toBe(REFUSAL_WORDS[locale]['seat-taken']);
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
