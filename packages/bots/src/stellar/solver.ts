// The exact solver of the turn before the last, to measure bots against: every plan, every card that can come, every
// reply, over many worlds consistent with the view. Slow, and without a net except for the list of plans.
import type { Rng, Seat } from '@planisphere/core';
import type { Position } from '@planisphere/stellar';
import { evaluatorIn, plainMemory } from '../net/evaluator.ts';
import { Endgame } from './endgame.ts';
import { copyWorld, createWorld } from './kernel/cells.ts';
import { STELLAR_NET } from './net.ts';
import { Plans } from './plans.ts';
import { Samples } from './samples.ts';
import { nextStep } from './steps.ts';
import { Worth } from './worth.ts';

export interface SolverOptions {
  readonly seat: Seat;
  readonly rng: Rng;
  /** How many worlds are solved. */
  readonly worlds: number;
}

/** By code of the next step: the value of the best plan that begins with it. */
export function solveSteps(
  view: Position,
  { seat, rng, worlds }: SolverOptions,
): ReadonlyMap<number, number> {
  const memory = plainMemory(STELLAR_NET, 2); // all zeros: nothing here is estimated
  const worth = new Worth(evaluatorIn(memory, 1));
  const endgame = new Endgame(new Plans(worth), worth, Number.POSITIVE_INFINITY);
  const root = new Plans(new Worth(evaluatorIn(memory, 0)));
  const samples = new Samples(view, rng);
  root.list(samples.at(0));
  const sums = new Float64Array(root.count);
  const w = createWorld();
  for (let sample = 0; sample < worlds; sample++) {
    for (let plan = 0; plan < root.count; plan++) {
      copyWorld(samples.at(sample), w);
      root.follow(w, plan);
      sums[plan]! += endgame.solve(w, seat) / worlds;
    }
  }
  const steps = new Map<number, number>();
  for (let plan = 0; plan < root.count; plan++) {
    const step = nextStep(root, plan);
    steps.set(step, Math.max(steps.get(step) ?? Number.NEGATIVE_INFINITY, sums[plan]!));
  }
  return steps;
}
