// A game whose net is trained by self-play: what training needs to know of it.
import type { Rng, Seat } from '@planisphere/core';
import type { Dice } from '../bot/dice.ts';
import type { Episode } from './episode.ts';
import type { Evaluator } from './evaluator.ts';
import type { NetMemory, NetShape } from './layout.ts';
import type { Lesson } from './learner.ts';

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
