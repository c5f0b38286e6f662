// A player without look-ahead: judges every noticed plan once and begins the best one.
import type { Rng, Seat } from '@planisphere/core';
import { type Action, type Position, sideOf, stellar } from '@planisphere/stellar';
import { evaluatorIn } from '../net/evaluator.ts';
import type { NetMemory } from '../net/layout.ts';
import { overlook } from './attention.ts';
import { sideAt } from './kernel/cells.ts';
import { pointsWith } from './kernel/score.ts';
import { hasWorld } from './kernel/world.ts';
import { Plans } from './plans.ts';
import { actionOf, imagined, nextStep } from './steps.ts';
import { type Judge, Worth } from './worth.ts';

/** The share of things that it notices; 1 is everything. */
type Care = number;

export class OnePly {
  readonly #plans: Plans;
  readonly #care: Care;

  constructor(judge: Judge, care: Care) {
    this.#plans = new Plans(judge);
    this.#care = care;
  }

  choose(view: Position, seat: Seat, rng: Rng): Action {
    if (!hasWorld(view)) return firstStarter(view, seat);
    if (view.phase === 'keep') return bestKeep(view, seat, rng);
    this.#plans.list(imagined(view, rng));
    if (this.#care < 1) overlook(this.#plans, this.#care, rng);
    return actionOf(view, seat, nextStep(this.#plans, this.#plans.best()));
  }
}

/** The net alone, noticing everything. */
export function netPlayer(memory: NetMemory, index: number): OnePly {
  return new OnePly(new Worth(evaluatorIn(memory, index)), 1);
}

/** Starters differ only in their type, and nothing else is open yet: all choices are equally good. */
export function firstStarter(view: Position, seat: Seat): Action {
  const [first] = stellar.legal(view, seat);
  if (first === undefined) throw new Error('firstStarter: nothing is asked');
  return first;
}

/** The last card is worth what it adds; the other player's answer does not matter. */
export function bestKeep(view: Position, seat: Seat, rng: Rng): Action {
  const world = imagined(view, rng);
  const side = sideAt(seat);
  const [a, b] = sideOf(view, seat).hand as readonly [number, number];
  return actionOf(view, seat, pointsWith(world, side, a) >= pointsWith(world, side, b) ? a : b);
}
