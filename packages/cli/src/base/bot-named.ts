// Decodes the names of bots in a command.
import { type Bot, botsOf, findBot } from '@planisphere/bots';
import type { Entry } from '@planisphere/games';
import { seatCount } from './players.ts';
import { quoted, UsageError } from './usage.ts';

export function botsNamed(entry: Entry, names: readonly string[]): readonly Bot[] {
  const { min, max } = entry.game.players;
  if (names.length < min || names.length > max)
    throw new UsageError({
      en: `${entry.text.title.en} is for ${seatCount(entry.game.players, 'en')} players: name one bot per seat, separated by commas.`,
      fr: `${entry.text.title.fr} est un jeu pour ${seatCount(entry.game.players, 'fr')} joueurs : nommez un robot par place, séparés par des virgules.`,
    });
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
