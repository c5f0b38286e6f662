// The bots of all games, loaded: for programs that play any game, such as the terminal or a thread of the server.
import type { Game, GameTypes } from '@planisphere/core';
import { GAME_IDS } from '@planisphere/games/ids';
import type { Bot } from './bot/bot.ts';
import { botCalled } from './bot/called.ts';
import { randomBot } from './bot/random.ts';
import { MINDS } from './minds.ts';

const ROSTERS: ReadonlyMap<string, readonly Bot[]> = new Map(
  await Promise.all(GAME_IDS.map(async (id) => [id, await MINDS[id].roster()] as const)),
);

export function botsOf<T extends GameTypes>(game: Game<T>): readonly Bot<T>[] {
  return [randomBot(game), ...((ROSTERS.get(game.id) ?? []) as readonly Bot<T>[])];
}

export function findBot<T extends GameTypes>(game: Game<T>, name: string): Bot<T> | undefined {
  return botCalled(botsOf(game), name);
}
