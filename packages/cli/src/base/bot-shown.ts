// A bot's name for players: of a level the one that the page shows, of any other its own, capitalised.
import { LEVEL_FACES, LEVELS } from '@planisphere/bots/levels';
import { capital, type Locale } from '@planisphere/core';

export function botShown(name: string, locale: Locale): string {
  const level = LEVELS.find((each) => each === name);
  return level === undefined ? capital(name) : LEVEL_FACES[level].name[locale];
}
