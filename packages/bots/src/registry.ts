// Every bot of every game, by name. `random` needs no more than the rules.
import { type Game, type GameTypes, randomAction } from '@planisphere/core';
import type { Bot } from './bot.ts';
import { STAR_EXPLORER_LEVELS } from './star-explorer/bots.ts';
import { greedyStarExplorer } from './star-explorer/greedy.ts';
import { STELLAR_LEVELS } from './stellar/bots.ts';
import { greedyStellar } from './stellar/greedy.ts';
import { STELLARION_LEVELS } from './stellarion/bots.ts';
import { greedyStellarion } from './stellarion/greedy.ts';

const special: Readonly<Record<string, readonly Bot[]>> = {
  stellar: [{ name: 'greedy', choose: greedyStellar } as Bot, ...(STELLAR_LEVELS as readonly Bot[])],
  'star-explorer': [
    { name: 'greedy', choose: greedyStarExplorer } as Bot,
    ...(STAR_EXPLORER_LEVELS as readonly Bot[]),
  ],
  stellarion: [{ name: 'greedy', choose: greedyStellarion } as Bot, ...(STELLARION_LEVELS as readonly Bot[])],
};

export function botsOf<T extends GameTypes>(game: Game<T>): readonly Bot<T>[] {
  const random: Bot<T> = {
    name: 'random',
    choose: (view, seat, rng) => randomAction(game, view, { seat, rng }),
  };
  return [random, ...((special[game.id] ?? []) as readonly Bot<T>[])];
}

export function findBot<T extends GameTypes>(game: Game<T>, name: string): Bot<T> | undefined {
  return botsOf(game).find((bot) => bot.name === name);
}
