// Decoding of what several commands are given: a game, its options, bots, numbers, a language.
import { type Bot, botsOf, findBot } from '@planisphere/bots';
import { LOCALES, type Locale, makeFault, parseJson } from '@planisphere/core';
import { type Entry, findGame, GAMES } from '@planisphere/games';
import type { Values } from './command.ts';
import { UsageError } from './usage.ts';

export function gameNamed(id: string | undefined): Entry {
  const known = GAMES.map(({ game }) => game.id).join(', ');
  if (id === undefined) throw new UsageError(`Name a game: ${known}.`);
  const entry = findGame(id);
  if (entry === undefined)
    throw new UsageError(`There is no game ${JSON.stringify(id)}; there are ${known}.`);
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
    throw new UsageError(`--${flag} takes a whole number from 1, not ${JSON.stringify(text)}.`);
  return Number(text);
}

/** The game's own options, strictly decoded. */
export function optionsValue(entry: Entry, values: Values): unknown {
  const json = parseJson(textValue(values, 'options') ?? '{}');
  if (!json.ok) throw new UsageError(`--options: This is not JSON. It is written as in '{"first":"A"}'.`);
  const options = entry.game.decodeOptions(json.value);
  if (!options.ok) throw new UsageError(`--options: ${makeFault(options.fault)}`);
  return options.value;
}

export function botsNamed(entry: Entry, names: readonly string[]): readonly Bot[] {
  const { min, max } = entry.game.players;
  if (names.length < min || names.length > max) {
    const wanted = min === max ? `${min}` : `${min} to ${max}`;
    throw new UsageError(
      `${entry.game.id} is played by ${wanted}: name one bot per seat, separated by commas.`,
    );
  }
  return names.map((name) => botNamed(entry, name));
}

export function botNamed(entry: Entry, name: string): Bot {
  const bot = findBot(entry.game, name);
  if (bot !== undefined) return bot;
  const known = botsOf(entry.game).map((each) => each.name);
  throw new UsageError(
    `There is no bot ${JSON.stringify(name)} for ${entry.game.id}; there are ${known.join(', ')}.`,
  );
}

/** The language asked for, or that of the environment. */
export function localeValue(values: Values): Locale {
  const asked = textValue(values, 'lang');
  if (asked !== undefined) {
    const locale = LOCALES.find((each) => each === asked);
    if (locale === undefined)
      throw new UsageError(`--lang takes ${LOCALES.join(' or ')}, not ${JSON.stringify(asked)}.`);
    return locale;
  }
  const environment = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '';
  return LOCALES.find((each) => environment.startsWith(each)) ?? 'en';
}
