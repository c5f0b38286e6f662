// The cards and rules of all games, without their words. A first screen needs only the cards; workers, whose build
// contains everything they might load, need only the rules.
import type { GameCard, GameRules } from '@planisphere/core';
import { starExplorerCard } from '@planisphere/star-explorer/card';
import { loadStarExplorerRules } from '@planisphere/star-explorer/room';
import { stellarCard } from '@planisphere/stellar/card';
import { loadStellarRules } from '@planisphere/stellar/room';
import { stellarionCard } from '@planisphere/stellarion/card';
import { loadStellarionRules } from '@planisphere/stellarion/room';
import type { GameId } from './ids.ts';

export const CARDS: Readonly<Record<GameId, GameCard>> = {
  stellar: stellarCard,
  'star-explorer': starExplorerCard,
  stellarion: stellarionCard,
};

export const RULES: Readonly<Record<GameId, () => Promise<GameRules>>> = {
  stellar: loadStellarRules,
  'star-explorer': loadStarExplorerRules,
  stellarion: loadStellarionRules,
};
