// A position of Star Explorer in a few numbers.
import type { Outline } from '@planisphere/core';
import type { StarExplorer } from './game.ts';
import { ROUNDS } from './rules/disc.ts';
import type { Board } from './rules/position.ts';
import { seatScore } from './rules/result.ts';

export const starExplorerOutline: Outline<StarExplorer> = {
  // A round begins with its size (ROUND-1), so it is under way as soon as everybody has drawn in the previous one.
  progress: ({ boards }) => ({ round: Math.min(drawnBy(boards) + 1, ROUNDS), rounds: ROUNDS }),
  // The sides come before the first round and are a turn of their own.
  startsTurn: (before, after) =>
    drawnBy(before.boards) !== drawnBy(after.boards) || (before.sizes.length === 0 && after.sizes.length > 0),
  // A round counts once everybody has drawn: until then the drawings can still change.
  tally: ({ boards }) => {
    const drawn = drawnBy(boards);
    return boards.map((board) => seatScore(board, drawn).total);
  },
  pointsOf: ({ boards }, seat) => {
    const board = boards[seat];
    return board === undefined ? 0 : seatScore(board, board.drawings.length).total;
  },
};

/** Rounds in which everybody has drawn. */
function drawnBy(boards: readonly Board[]): number {
  return Math.min(...boards.map(({ drawings }) => drawings.length));
}
