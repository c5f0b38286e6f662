// A player without look-ahead: judges every noticed plan once and begins the best one.
import type { Rng, Seat } from '@planisphere/core';
import type { Position, Stellarion } from '@planisphere/stellarion';
import { evaluatorIn } from '../net/evaluator.ts';
import type { NetMemory } from '../net/layout.ts';
import { overlook } from './attention.ts';
import { type Judge, NetJudge } from './judge.ts';
import { createWorld } from './kernel/cells.ts';
import { writeWorld } from './kernel/world.ts';
import { Plans } from './plans.ts';
import { actionOf } from './steps.ts';

type Action = Stellarion['action'];

export class OnePly {
  readonly #plans: Plans;
  readonly #world = createWorld();

  readonly #care: number;

  /** `care`: the share of things that it notices; 1 is everything. */
  constructor(judge: Judge, care: number) {
    this.#plans = new Plans(judge);
    this.#care = care;
  }

  choose(view: Position, seat: Seat, rng: Rng): Action {
    writeWorld(view, this.#world);
    this.#plans.list(this.#world);
    if (this.#care < 1) overlook(this.#plans, this.#care, rng);
    return actionOf(view, seat, this.#plans.firstOf(this.#plans.best()));
  }
}

/** The net alone, noticing everything. */
export function netPlayer(memory: NetMemory, index: number): OnePly {
  return new OnePly(new NetJudge(evaluatorIn(memory, index)), 1);
}
