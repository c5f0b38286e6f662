// What is printed on the boxes of all games: all that a first screen needs.
import type { GameCard } from '@planisphere/core';
import { starExplorerCard } from '@planisphere/star-explorer/card';
import { stellarCard } from '@planisphere/stellar/card';
import { stellarionCard } from '@planisphere/stellarion/card';
import type { GameId } from './ids.ts';

export const CARDS: Readonly<Record<GameId, GameCard>> = {
  stellar: stellarCard,
  'star-explorer': starExplorerCard,
  stellarion: stellarionCard,
};
