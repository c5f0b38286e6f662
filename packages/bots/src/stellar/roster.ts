// The bots of Stellar, weakest first, except greedy, which is no level.
import type { Stellar } from '@planisphere/stellar';
import type { Bot } from '../bot/bot.ts';
import { STELLAR_LEVELS } from './bots.ts';
import { greedyStellar } from './greedy.ts';

export const STELLAR_BOTS: readonly Bot<Stellar>[] = [
  { name: 'greedy', choose: greedyStellar },
  ...STELLAR_LEVELS,
];
