// Who examines the decisions of a game.
import type { Game, GameTypes } from '@planisphere/core';
import { mindOf } from '../minds.ts';
import { boundedExaminer } from '../search/bounded.ts';
import type { Examiner } from './examiner.ts';

/** Undefined where nobody examines. */
export async function loadExaminer<T extends GameTypes>(game: Game<T>): Promise<Examiner<T> | undefined> {
  const examiner = await mindOf<T>(game)?.examiner();
  return examiner && boundedExaminer(examiner);
}
