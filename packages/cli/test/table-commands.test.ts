// Everything that the help of a table names can be typed, and does what the help says, in both languages.
import { describe, expect, it } from 'vitest';
import { TABLE_COMMANDS, tableWords } from '../src/join/words.ts';

describe('what can be typed at a table', () => {
  it.each(['en', 'fr'] as const)('%s: every word of the help is known', (locale) => {
    const typed = tableWords(locale).help.flatMap((line) => (line.split(/ {2,}/)[0] ?? '').split(', '));
    expect(typed.length).toBeGreaterThan(9);
    const known = typed.map((form) => TABLE_COMMANDS[form.split(' ')[0] ?? '']);
    expect(known).not.toContain(undefined);
  });

  it('gives the game up in both languages, and offers to end it in both', () => {
    const command = (locale: 'en' | 'fr', says: RegExp) => {
      const line = tableWords(locale).help.find((each) => says.test(each)) ?? '';
      return TABLE_COMMANDS[line.split(' ')[0] ?? ''];
    };
    expect([command('en', /give the game up/), command('fr', /abandonner la partie/)]).toEqual([
      'resign',
      'resign',
    ]);
    expect([command('en', /end the game here/), command('fr', /arrêter la partie ici/)]).toEqual([
      'abandon',
      'abandon',
    ]);
  });
});
