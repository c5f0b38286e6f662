// What training and measuring need, apart from the bots themselves: players never load this.
import type { Rng, Seat } from '@planisphere/core';
import type { Position } from '@planisphere/stellar';
import type { Position as StellarionPosition } from '@planisphere/stellarion';
import type { Dice } from './bot/dice.ts';
import type { Episode } from './net/episode.ts';
import type { Evaluator } from './net/evaluator.ts';
import type { NetMemory, NetShape } from './net/layout.ts';
import type { Lesson } from './net/learner.ts';
import { STELLAR_NET } from './stellar/net.ts';
import { netPlayer } from './stellar/one-ply.ts';
import { QUESTIONS } from './stellar/questions.ts';
import { SelfPlay } from './stellar/self-play.ts';
import { STELLARION_NET } from './stellarion/net.ts';
import { netPlayer as stellarionNetPlayer } from './stellarion/one-ply.ts';
import { QUESTIONS as STELLARION_QUESTIONS } from './stellarion/questions.ts';
import { SelfPlay as StellarionSelfPlay } from './stellarion/self-play.ts';

export interface Trainee {
  /** Of the questionnaire. */
  readonly version: number;
  readonly shape: NetShape;
  /** A player of itself with this evaluator: each `play` fills the episode anew and gives the result. */
  selfPlay(evaluator: Evaluator, dice: Dice): { readonly episode: Episode; play(): Lesson };
  /** Options of the game in which progress is measured: against greedy, or alone where all play together. */
  readonly trial: unknown;
  /** A bot that uses the net alone, to measure progress with. */
  player(memory: NetMemory, index: number): (view: unknown, seat: Seat, rng: Rng) => unknown;
}

export const TRAINEES: Readonly<Record<string, Trainee>> = {
  stellar: {
    version: QUESTIONS.version,
    shape: STELLAR_NET,
    trial: {},
    selfPlay: (evaluator, dice) => new SelfPlay(evaluator, dice),
    player: (memory, index) => {
      const net = netPlayer(memory, index);
      return (view, seat, rng) => net.choose(view as Position, seat, rng);
    },
  },
  stellarion: {
    version: STELLARION_QUESTIONS.version,
    shape: STELLARION_NET,
    trial: { stars: 0 },
    selfPlay: (evaluator, dice) => new StellarionSelfPlay(evaluator, dice),
    player: (memory, index) => {
      const net = stellarionNetPlayer(memory, index);
      return (view, seat, rng) => net.choose(view as StellarionPosition, seat, rng);
    },
  },
};

export { Dice } from './bot/dice.ts';
export { makeBase64 } from './net/base64.ts';
export { randomWeights } from './net/episode.ts';
export { evaluatorIn, weightsIn } from './net/evaluator.ts';
export { MARGIN_UNIT, type NetMemory, type NetShape } from './net/layout.ts';
export { Learner } from './net/learner.ts';
export { createShared, netOn, type SharedMemory } from './net/shared.ts';
export { readStored, storedBytes } from './net/stored.ts';
export { mostPoints } from './star-explorer/clairvoyant.ts';
export { type Fate, Fates } from './star-explorer/fates.ts';
export { backNumber } from './star-explorer/kernel/backs.ts';
export { SearchBoard } from './star-explorer/kernel/board.ts';
export { NO_OUTLOOK, type OutlookWeights } from './star-explorer/outlook.ts';
export { School } from './star-explorer/school.ts';
export { createWorld } from './stellar/kernel/cells.ts';
export { dealGame } from './stellar/kernel/deal.ts';
export { playOut } from './stellar/kernel/playout.ts';
export { solveSteps } from './stellar/solver.ts';
export { Clairvoyant } from './stellarion/clairvoyant.ts';
export { createWorld as createStellarionWorld } from './stellarion/kernel/cells.ts';
export { outcomeAt, outcomeCode } from './stellarion/kernel/chance.ts';
export { hasWorld, writeWorld } from './stellarion/kernel/world.ts';
