// Decoding of what several commands are given: a game, its options, bots, numbers, a language.
import { type Bot, botsOf, findBot } from '@planisphere/bots';
import { LOCALES, type Locale, makeFault, parseJson } from '@planisphere/core';
import { type Entry, findGame, GAMES } from '@planisphere/games';
import type { Values } from './command.ts';
import { quoted, UsageError } from './usage.ts';

export function gameNamed(id: string | undefined): Entry {
  const known = GAMES.map(({ game }) => game.id).join(', ');
  if (id === undefined)
    throw new UsageError({ en: `Name a game: ${known}.`, fr: `Nommez un jeu : ${known}.` });
  const entry = findGame(id);
  if (entry === undefined)
    throw new UsageError({
      en: `There is no game ${quoted(id)}; there are ${known}.`,
      fr: `Il n’y a pas de jeu ${quoted(id)} ; il y a ${known}.`,
    });
  return entry;
}

export function textValue(values: Values, flag: string): string | undefined {
  const value = values[flag];
  return typeof value === 'string' ? value : undefined;
}

export function countValue(values: Values, flag: string, fallback: number): number {
  const text = textValue(values, flag);
  if (text === undefined) return fallback;
  if (!/^\d{1,9}$/.test(text) || Number(text) < 1)
    throw new UsageError({
      en: `--${flag} takes a whole number from 1, not ${quoted(text)}.`,
      fr: `--${flag} prend un nombre entier à partir de 1, pas ${quoted(text)}.`,
    });
  return Number(text);
}

/** The game's own options, strictly decoded. */
export function optionsValue(entry: Entry, values: Values): unknown {
  const json = parseJson(textValue(values, 'options') ?? '{}');
  if (!json.ok)
    throw new UsageError({
      en: `--options: This is not JSON. It is written as in '{"first":"A"}'.`,
      fr: `--options : ce n’est pas du JSON. Il s’écrit comme '{"first":"A"}'.`,
    });
  const options = entry.game.decodeOptions(json.value);
  if (!options.ok) throw new UsageError(`--options: ${makeFault(options.fault)}`);
  return options.value;
}

export function botsNamed(entry: Entry, names: readonly string[]): readonly Bot[] {
  const { min, max } = entry.game.players;
  if (names.length < min || names.length > max) {
    const wanted = (to: string): string => (min === max ? `${min}` : `${min} ${to} ${max}`);
    throw new UsageError({
      en: `${entry.game.id} is played by ${wanted('to')}: name one bot per seat, separated by commas.`,
      fr: `${entry.game.id} se joue à ${wanted('à')} : nommez un robot par place, séparés par des virgules.`,
    });
  }
  return names.map((name) => botNamed(entry, name));
}

export function botNamed(entry: Entry, name: string): Bot {
  const bot = findBot(entry.game, name);
  if (bot !== undefined) return bot;
  const known = botsOf(entry.game)
    .map((each) => each.name)
    .join(', ');
  throw new UsageError({
    en: `There is no bot ${quoted(name)} for ${entry.game.id}; there are ${known}.`,
    fr: `Il n’y a pas de robot ${quoted(name)} pour ${entry.game.id} ; il y a ${known}.`,
  });
}

/** The language asked for, or that of the environment. */
export function localeValue(values: Values): Locale {
  const asked = textValue(values, 'lang');
  if (asked !== undefined) {
    const locale = LOCALES.find((each) => each === asked);
    if (locale === undefined)
      throw new UsageError({
        en: `--lang takes ${LOCALES.join(' or ')}, not ${quoted(asked)}.`,
        fr: `--lang prend ${LOCALES.join(' ou ')}, pas ${quoted(asked)}.`,
      });
    return locale;
  }
  return environmentLocale();
}

/** Before anything is decoded: what is wrong with the flags is said in the language that they ask for, too. */
export function spokenLocale(args: readonly string[]): Locale {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const asked = at === -1 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1]);
  return LOCALES.find((each) => each === asked) ?? environmentLocale();
}

function environmentLocale(): Locale {
  const environment = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '';
  return LOCALES.find((each) => environment.startsWith(each)) ?? 'en';
}
