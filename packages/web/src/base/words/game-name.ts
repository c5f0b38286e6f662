// The name of a game in the current language, and what it calls its rounds.
import { CARDS } from '@planisphere/games/rules';
import type { GameId } from '../games.ts';
import { settings } from '../settings/settings.ts';
import { roman } from './roman.ts';

export function nameOfGame(id: GameId): string {
  return CARDS[id].title[settings.value.locale];
}

/** “Round 7”, or “Round VI” where the components number them so. */
export function nameOfRound(id: GameId, round: number): string {
  return `${CARDS[id].round[settings.value.locale]} ${numberOfRound(id, round)}`;
}

export function numberOfRound(id: GameId, round: number): string {
  return CARDS[id].numerals === 'roman' ? roman(round) : String(round);
}
