// A freshly dealt game with the options of the one-tap table: where an analysis begins without a position. Pages and the
// engine's worker both deal, so it stands apart from the board.
import { type Course, createDealer, type GameTypes, newCourse } from '@planisphere/core';
import { CARDS } from '@planisphere/games/rules';
import type { GameId } from '../../base/games.ts';
import { loadRules } from '../../table/games.ts';

/** The first decision of such a game. */
export async function newDeal(id: GameId): Promise<{ readonly position: string }> {
  const course = await dealtGame(id, crypto.randomUUID());
  return { position: course.game.notation.make(course.state) };
}

export async function dealtGame(id: GameId, seed: string): Promise<Course<GameTypes>> {
  const { game } = await loadRules(id);
  const { defaultTable } = CARDS[id];
  const options = game.decodeOptions(defaultTable.options);
  if (!options.ok) throw new Error(options.fault.message);
  const players = defaultTable.opponent === undefined ? game.players.min : Math.max(2, game.players.min);
  return newCourse(game, options.value, players).settle(createDealer(seed));
}
