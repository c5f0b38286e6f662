// The bots of one game at a time: who plays one game on a page does not fetch the nets of the others.
import type { Game, GameTypes } from '@planisphere/core';
import type { Bot } from './bot/bot.ts';
import { randomBot } from './bot/random.ts';

const ROSTERS: Readonly<Record<string, () => Promise<readonly unknown[]>>> = {
  stellar: async () => (await import('./stellar/roster.ts')).STELLAR_BOTS,
  'star-explorer': async () => (await import('./star-explorer/roster.ts')).STAR_EXPLORER_BOTS,
  stellarion: async () => (await import('./stellarion/roster.ts')).STELLARION_BOTS,
};

/** As `botsOf` gives them. */
export async function loadBots<T extends GameTypes>(game: Game<T>): Promise<readonly Bot<T>[]> {
  const roster = await ROSTERS[game.id]?.();
  return [randomBot(game), ...((roster ?? []) as readonly Bot<T>[])];
}
