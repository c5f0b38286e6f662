// The registry, and nothing else: every game with its words.
import type { Game, GameText } from '@planisphere/core';
import { stellar } from '@planisphere/stellar';
import { stellarText } from '@planisphere/stellar/text';

export interface Entry {
  readonly game: Game;
  readonly text: GameText;
}

export const GAMES: readonly Entry[] = [{ game: stellar, text: stellarText }];

export function findGame(id: string): Entry | undefined {
  return GAMES.find(({ game }) => game.id === id);
}
