// How a game ended. All win or lose together; the score of a seat is the number of its voyages.
import { type Result, seatsOf } from '@planisphere/core';
import type { Ending, Position } from './position.ts';
import { voyageCount } from './voyages.ts';

export interface Breakdown {
  /** `won`, or why the game was lost. */
  readonly ending: Ending;
  readonly voyagesLeft: number;
  readonly theoriesLeft: number;
}

export function resultOf(position: Position, ending: Ending): Result<Breakdown> {
  const theoriesLeft = [0, 1, 2, 3].filter((type) => (position.theories >> type) & 1).length;
  return {
    winners: ending === 'won' ? seatsOf(position.table.players) : [],
    scores: position.won.map(voyageCount),
    breakdown: { ending, voyagesLeft: voyageCount(position.voyages), theoriesLeft },
  };
}
