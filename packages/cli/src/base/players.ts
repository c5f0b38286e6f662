// How many people can play a game, in words.
import type { Locale } from '@planisphere/core';
import type { Entry } from '@planisphere/games';
import { UsageError } from './usage.ts';

const BETWEEN = { en: { next: 'or', further: 'to' }, fr: { next: 'ou', further: 'à' } } as const;

/** “2”, “1 or 2”, “1 to 4”. */
export function seatCount({ min, max }: Entry['game']['players'], locale: Locale): string {
  const { next, further } = BETWEEN[locale];
  return min === max ? String(min) : `${min} ${max === min + 1 ? next : further} ${max}`;
}

/** The mistake of asking for another number of players. */
export function wrongPlayers({ game: { players }, text: { title } }: Entry): UsageError {
  return new UsageError({
    en: `${title.en} is for ${seatCount(players, 'en')} players.`,
    fr: `${title.fr} est un jeu pour ${seatCount(players, 'fr')} joueurs.`,
  });
}
