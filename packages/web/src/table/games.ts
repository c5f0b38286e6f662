// The rules of a game, loaded when a table of theirs is opened. Workers have this too: no words.
import type { Game, Outline } from '@planisphere/core';
import { RULES } from '@planisphere/games/rules';
import type { GameId } from '../base/games.ts';

/** The rules with how to read a position in a few numbers. */
export interface Rules extends Outline {
  readonly game: Game;
}

export async function loadRules(id: GameId): Promise<Rules> {
  const { game, outline } = await RULES[id]();
  return { game, ...outline };
}
