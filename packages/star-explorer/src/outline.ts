// A position of Star Explorer in a few numbers.
import type { Outline } from '@planisphere/core';
import type { StarExplorer } from './game.ts';
import { ROUNDS } from './rules/disc.ts';
import { seatScore } from './rules/result.ts';

export const starExplorerOutline: Outline<StarExplorer> = {
  progress: ({ sizes }) => ({ round: Math.min(Math.max(sizes.length, 1), ROUNDS), rounds: ROUNDS }),
  startsTurn: (before, after) => before.sizes.length !== after.sizes.length,
  // A round counts once everybody has drawn: until then the drawings can still change.
  tally: ({ boards }) => {
    const drawn = Math.min(...boards.map(({ drawings }) => drawings.length));
    return boards.map((board) => seatScore(board, drawn).total);
  },
  pointsOf: ({ boards }, seat) => {
    const board = boards[seat];
    return board === undefined ? 0 : seatScore(board, board.drawings.length).total;
  },
};
