// What a game is called in the current language.
import { CARDS } from '@planisphere/games/rules';
import type { GameId } from '../games.ts';
import { settings } from '../settings/settings.ts';

export function nameOfGame(id: GameId): string {
  return CARDS[id].title[settings.value.locale];
}
