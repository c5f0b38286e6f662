// What training by self-play needs to know of a game.
import type { Rng, Seat } from '@planisphere/core';
import type { Dice } from '../bot/dice.ts';
import type { Episode } from './episode.ts';
import type { Evaluator } from './evaluator.ts';
import type { NetMemory, NetShape } from './layout.ts';
import type { Lesson } from './learner.ts';

export interface Trainee {
  /** The version of the questionnaire. */
  readonly version: number;
  readonly shape: NetShape;
  /** Self-play with this evaluator: each `play` fills the episode again and returns the result. */
  selfPlay(evaluator: Evaluator, dice: Dice): { readonly episode: Episode; play(): Lesson };
  /** Options of the game in which progress is measured: against greedy, or alone in a cooperative game. */
  readonly trial: unknown;
  /** A bot that uses only the net, to measure progress. */
  player(memory: NetMemory, index: number): (view: unknown, seat: Seat, rng: Rng) => unknown;
}
