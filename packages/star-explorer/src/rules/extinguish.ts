// Extinguished stars (OUT-1 to OUT-4): what each drawing left out, and how many of the board's stars that crossed out.
import { COMPONENTS } from './data.ts';
import { explain, priceOf, type Reading } from './explain.ts';
import { type Board, drawnBefore } from './position.ts';
import { type Drawing, skyOf } from './sky.ts';

/** Stars on a player board that can be crossed out. */
export const LIT: number = COMPONENTS.lit;

export function readingOf(board: Board, round: number): Reading {
  const taken = skyOf(round, drawnBefore(board, round));
  const explained = explain(board.tiles[round - 1] as number, board.drawings[round - 1] as Drawing, taken);
  if (typeof explained === 'string')
    throw new Error(`readingOf: the drawing of round ${round} is ${explained}`);
  return explained;
}

/** Stars crossed out after this many rounds; beyond the last one nothing more is lost (OUT-3). */
export function extinguishedAfter(board: Board, rounds: number): number {
  let count = 0;
  for (let round = 1; round <= rounds; round++) count += priceOf(readingOf(board, round));
  return Math.min(count, LIT);
}
