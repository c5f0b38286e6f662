// All games with their rules and words, loaded at once: for programs that serve or play any of them, such as the server
// and the terminal.
import type { Game, GameCard, GameText, Outline } from '@planisphere/core';
import { GAME_IDS } from './ids.ts';
import { ROOMS } from './rooms.ts';

export interface Entry {
  readonly card: GameCard;
  readonly game: Game;
  readonly outline: Outline;
  readonly text: GameText;
}

export const GAMES: readonly Entry[] = await Promise.all(
  GAME_IDS.map(async (id) => {
    const { card, rules, text } = ROOMS[id];
    const { game, outline } = await rules();
    return { card, game, outline, text: await text() };
  }),
);

export function findGame(id: string): Entry | undefined {
  return GAMES.find(({ game }) => game.id === id);
}
