// Every bot of every game, by name.
import type { Game, GameTypes } from '@planisphere/core';
import type { Bot } from './bot/bot.ts';
import { randomBot } from './bot/random.ts';
import { STAR_EXPLORER_BOTS } from './star-explorer/roster.ts';
import { STELLAR_BOTS } from './stellar/roster.ts';
import { STELLARION_BOTS } from './stellarion/roster.ts';

const ROSTERS: Readonly<Record<string, readonly unknown[]>> = {
  stellar: STELLAR_BOTS,
  'star-explorer': STAR_EXPLORER_BOTS,
  stellarion: STELLARION_BOTS,
};

export function botsOf<T extends GameTypes>(game: Game<T>): readonly Bot<T>[] {
  return [randomBot(game), ...((ROSTERS[game.id] ?? []) as readonly Bot<T>[])];
}

export function findBot<T extends GameTypes>(game: Game<T>, name: string): Bot<T> | undefined {
  return botsOf(game).find((bot) => bot.name === name);
}
