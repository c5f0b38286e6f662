// A position of Stellar in a few numbers.
import type { Outline } from '@planisphere/core';
import type { Stellar } from './game.ts';
import { ROUNDS } from './rules/position.ts';
import { breakdownOf } from './rules/scoring.ts';

export const stellarOutline: Outline<Stellar> = {
  progress: ({ turn }) => ({ round: Math.min(Math.floor(turn / 2) + 1, ROUNDS), rounds: ROUNDS }),
  startsTurn: (before, after) => before.turn !== after.turn,
  tally: (position) => breakdownOf(position).seats.map(({ total }) => total),
  pointsOf: (position, seat) => breakdownOf(position).seats.at(seat)?.total ?? 0,
};
