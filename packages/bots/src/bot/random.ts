// The bot for any game: it needs only the rules.
import { type Game, type GameTypes, randomAction } from '@planisphere/core';
import type { Bot } from './bot.ts';

export function randomBot<T extends GameTypes>(game: Game<T>): Bot<T> {
  return { name: 'random', choose: (view, seat, rng) => randomAction(game, view, { seat, rng }) };
}
