// The registry, and nothing else: every game with its words.
import type { Game, GameText } from '@planisphere/core';
import { starExplorer } from '@planisphere/star-explorer';
import { starExplorerText } from '@planisphere/star-explorer/text';
import { stellar } from '@planisphere/stellar';
import { stellarText } from '@planisphere/stellar/text';
import { stellarion } from '@planisphere/stellarion';
import { stellarionText } from '@planisphere/stellarion/text';

export interface Entry {
  readonly game: Game;
  readonly text: GameText;
}

export const GAMES: readonly Entry[] = [
  { game: stellar, text: stellarText },
  { game: starExplorer, text: starExplorerText },
  { game: stellarion, text: stellarionText },
];

export function findGame(id: string): Entry | undefined {
  return GAMES.find(({ game }) => game.id === id);
}
