// Decodes arguments that several commands share: a game, its options, numbers.
import { parseJson } from '@planisphere/core';
import { type Entry, findGame, GAMES } from '@planisphere/games';
import type { Values } from './command.ts';
import { faultTold } from './fault-told.ts';
import { textValue } from './text-value.ts';
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
  if (!options.ok) throw new UsageError(faultTold('--options', options.fault, entry));
  return options.value;
}
