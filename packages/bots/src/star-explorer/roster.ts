// The bots of Star Explorer, weakest first, except greedy, which is no level.
import type { StarExplorer } from '@planisphere/star-explorer';
import type { Bot } from '../bot/bot.ts';
import { STAR_EXPLORER_LEVELS } from './bots.ts';
import { greedyStarExplorer } from './greedy.ts';

export const STAR_EXPLORER_BOTS: readonly Bot<StarExplorer>[] = [
  { name: 'greedy', choose: greedyStarExplorer },
  ...STAR_EXPLORER_LEVELS,
];
