// A mistake is told in the language of its author: that of --lang, else of the terminal.
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { countValue, gameNamed, optionsValue } from '../src/base/arguments.ts';
import { botNamed } from '../src/base/bot-named.ts';
import { flagFault } from '../src/base/flag-fault.ts';
import { localeValue, spokenLocale } from '../src/base/locale.ts';
import { cannotWrite, troubleWords } from '../src/base/trouble.ts';
import { oneGameOnly, UsageError } from '../src/base/usage.ts';

afterEach(() => vi.unstubAllEnvs());

function toldBy(run: () => unknown, locale: 'en' | 'fr'): string {
  try {
    run();
  } catch (error) {
    if (error instanceof UsageError) return error.told(locale);
  }
  throw new Error('nothing was wrong');
}

it.each([
  ['no game', () => gameNamed(undefined), 'Nommez un jeu : stellar'],
  ['an unknown game', () => gameNamed('chess'), 'Il n’y a pas de jeu "chess" ; il y a stellar'],
  ['an unknown bot', () => botNamed(gameNamed('stellar'), 'deep'), 'Il n’y a pas de robot "deep"'],
  [
    'an option that is no choice',
    () => optionsValue(gameNamed('stellar'), { options: '{"first":"Q"}' }),
    '--options : first : une de ces valeurs est attendue ici : "A", "B", "random".',
  ],
  [
    'an option that nobody knows',
    () => optionsValue(gameNamed('stellarion'), { options: '{"moons":1}' }),
    '--options : "moons" : ce champ n’existe pas.',
  ],
  ['no number', () => countValue({ games: 'x' }, 'games', 1), '--games prend un nombre entier'],
  ['a language', () => localeValue({ lang: 'de' }), '--lang prend en ou fr, pas "de".'],
])('%s', (_, run, french) => {
  expect(toldBy(run, 'fr').replaceAll('\u202f', ' ')).toContain(french);
  expect(toldBy(run, 'en')).not.toContain(french);
});

it('tells what is wrong with flags, and what the system says', () => {
  const options = { games: { type: 'string' }, json: { type: 'boolean' } } as const;
  expect(flagFault(['--game', '3'], options)?.fr).toBe(
    'Il n’y a pas d’option --game. Vouliez-vous dire --games\u202f?',
  );
  expect(flagFault(['--json=1'], options)?.fr).toBe('--json ne prend pas de valeur.');
  expect(flagFault(['--games', '-1'], options)).toBeUndefined(); // a number: the command itself checks it
  expect(flagFault(['--games', '--json'], options)?.en).toBe('--games needs a value after it.');
  expect(flagFault(['--games'], options)?.fr).toBe('--games demande une valeur à sa suite.');
  expect(cannotWrite('a.json', 'EISDIR').fr).toBe('a.json ne peut être écrit\u202f: c’est un dossier.');
  expect(troubleWords('ELOOP')).toEqual({ en: 'the system says ELOOP', fr: 'le système répond ELOOP' });
  expect(oneGameOnly('play', 'x').told('fr')).toBe('play prend un seul jeu, pas aussi "x".');
});

it('speaks the language that was asked for, else that of the terminal', () => {
  vi.stubEnv('LC_ALL', 'fr_FR.UTF-8');
  expect(spokenLocale(['fly'])).toBe('fr');
  expect(spokenLocale(['fly', '--lang', 'en'])).toBe('en');
  expect(spokenLocale(['fly', '--lang=en'])).toBe('en');
  expect(spokenLocale(['fly', '--lang', 'de'])).toBe('fr');
  vi.stubEnv('LC_ALL', 'C');
  expect(spokenLocale(['fly', '--lang', 'fr'])).toBe('fr');
});

it('is written in both languages wherever it is ours', () => {
  const sources = new URL('../src/', import.meta.url);
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const own = files.flatMap((name) =>
    [...readFileSync(new URL(name, sources), 'utf8').matchAll(/new UsageError\(\s*(['`])(.*?)\1/gs)].map(
      ([, , text = '']) => text,
    ),
  );
  // Text of a decoder or another program follows the place that it is about.
  expect(own.filter((text) => !/\$\{(makeFault\(|what)/.test(text))).toEqual([]);
});
