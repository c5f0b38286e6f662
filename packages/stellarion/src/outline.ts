// A position of Stellarion in a few numbers: a round is a voyage.
import type { Outline } from '@planisphere/core';
import type { Stellarion } from './rules/types.ts';
import { voyageCount } from './rules/voyages.ts';

export const stellarionOutline: Outline<Stellarion> = {
  progress: ({ won, voyages }) => {
    const taken = won.reduce((sum, pile) => sum + voyageCount(pile), 0);
    return { round: Math.max(taken, 1), rounds: taken + voyageCount(voyages) };
  },
  startsTurn: (_, { stage }) => stage.kind === 'turn' && !stage.begun,
  tally: ({ won }) => won.map(voyageCount),
  pointsOf: ({ won }, seat) => voyageCount(won[seat] ?? 0),
};
