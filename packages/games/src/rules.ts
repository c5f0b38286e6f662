// The rules of all games, without their words: for workers, into which everything that could be asked for is built.
import type { GameRules } from '@planisphere/core';
import { loadStarExplorerRules } from '@planisphere/star-explorer/room';
import { loadStellarRules } from '@planisphere/stellar/room';
import { loadStellarionRules } from '@planisphere/stellarion/room';
import type { GameId } from './ids.ts';

export const RULES: Readonly<Record<GameId, () => Promise<GameRules>>> = {
  stellar: loadStellarRules,
  'star-explorer': loadStarExplorerRules,
  stellarion: loadStellarionRules,
};
