// The bots of Stellarion, weakest first, except greedy, which is no level.
import type { Stellarion } from '@planisphere/stellarion';
import type { Bot } from '../bot/bot.ts';
import { STELLARION_LEVELS } from './bots.ts';
import { greedyStellarion } from './greedy.ts';

export const STELLARION_BOTS: readonly Bot<Stellarion>[] = [
  { name: 'greedy', choose: greedyStellarion },
  ...STELLARION_LEVELS,
];
