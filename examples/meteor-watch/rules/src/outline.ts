// A position of Meteor Watch in a few numbers.
import type { Outline } from '@planisphere/core';
import { METEORS, type Meteors, sumOf } from './position.ts';

export const meteorsOutline: Outline<Meteors> = {
  progress: ({ past }) => ({
    round: Math.min(Math.floor(past / 2) + 1, METEORS / 2),
    rounds: METEORS / 2,
  }),
  startsTurn: (before, after) => before.past !== after.past,
  tally: ({ noted }) => noted.map(sumOf),
  pointsOf: ({ noted }, seat) => sumOf(noted[seat] ?? []),
};
