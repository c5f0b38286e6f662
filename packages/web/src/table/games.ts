// The rules of a game, loaded when one of its tables is opened. Workers load this too: it has no words.
import type { Game, Outline } from '@planisphere/core';
import { RULES } from '@planisphere/games/rules';
import type { GameId } from '../base/games.ts';

/** The rules, and a reading of positions in a few numbers. */
export interface Rules extends Outline {
  readonly game: Game;
}

export async function loadRules(id: GameId): Promise<Rules> {
  const { game, outline } = await RULES[id]();
  return { game, ...outline };
}
