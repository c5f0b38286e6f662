// The minds of all games. They weigh little: their parts load on demand.
import type { Game, GameTypes } from '@planisphere/core';
import type { GameId } from '@planisphere/games/ids';
import type { Bot } from './bot/bot.ts';
import { randomBot } from './bot/random.ts';
import type { GameMind } from './mind/mind.ts';
import { starExplorerMind } from './star-explorer/index.ts';
import { stellarMind } from './stellar/index.ts';
import { stellarionMind } from './stellarion/index.ts';

export const MINDS: Readonly<Record<GameId, GameMind>> = {
  stellar: stellarMind,
  'star-explorer': starExplorerMind,
  stellarion: stellarionMind,
};

/** Undefined for a game without a mind. */
export function mindOf<T extends GameTypes = GameTypes>({
  id,
}: {
  readonly id: string;
}): GameMind<T> | undefined {
  return (MINDS as Readonly<Record<string, GameMind<T>>>)[id];
}

/** Every game has a player that knows only the rules. */
export function botNamesOf(game: { readonly id: string }): readonly string[] {
  return ['random', ...(mindOf(game)?.botNames ?? [])];
}

export async function loadBots<T extends GameTypes>(game: Game<T>): Promise<readonly Bot<T>[]> {
  return [randomBot(game), ...((await mindOf<T>(game)?.roster()) ?? [])];
}

export { botCalled } from './bot/called.ts';
export { ANCHOR_DEVIATION, type AnchoredSetup, MASTER_POINTS } from './mind/anchors.ts';
export type { GameMind, MindEffort } from './mind/mind.ts';
