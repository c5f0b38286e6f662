// What training and measuring need besides the bots themselves: players never load this.
import { GAME_IDS } from '@planisphere/games/ids';
import { MINDS } from './minds.ts';
import type { Trainee } from './net/trainee.ts';

export { Dice } from './bot/dice.ts';
export { randomWeights } from './net/episode.ts';
export { evaluatorIn, weightsIn } from './net/evaluator.ts';
export { MARGIN_UNIT, type NetMemory, type NetShape } from './net/layout.ts';
export { Learner } from './net/learner.ts';
export { makeLetters } from './net/letters.ts';
export { createShared, netOn, type SharedMemory } from './net/shared.ts';
export { readStored, storedBytes } from './net/stored.ts';
export type { Trainee };

/** By game, for games with a net. */
export const TRAINEES: Readonly<Record<string, Trainee>> = Object.fromEntries(
  await Promise.all(
    GAME_IDS.flatMap((id) => {
      const { trainee } = MINDS[id];
      return trainee === undefined ? [] : [trainee().then((loaded) => [id, loaded] as const)];
    }),
  ),
);
