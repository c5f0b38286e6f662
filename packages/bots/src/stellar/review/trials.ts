// Two lines of Stellar on the same worlds: the value of each after the next turn, and both final scores when the net
// plays on. Common worlds keep the difference between the lines and remove most of the luck.

import { evaluatorIn } from '../../net/evaluator.ts';
import { spend } from '../../search/allowance.ts';
import { Continuation } from '../continuation.ts';
import {
  copyWorld,
  createWorld,
  DRAW_PHASE,
  KEEP_PHASE,
  OFFER_PHASE,
  PHASE,
  PLAY_PHASE,
  REFILL_PHASE,
  TAKE_PHASE,
  type World,
} from '../kernel/cells.ts';
import { leave, play, put, replaceRow, take } from '../kernel/step.ts';
import { memory } from '../memory.ts';
import { Plans } from '../plans.ts';
import { revealNext } from '../samples.ts';
import { Worth } from '../worth.ts';
import { type Ends, sheetOf } from './sheet.ts';

/** Codes of actions, as the kernel has them. */
export type Steps = readonly number[];

export class Trials {
  readonly #plans: Plans;
  readonly #worth: Worth;
  readonly #continuation: Continuation;
  readonly #world: World = createWorld();

  constructor(index: number) {
    this.#worth = new Worth(evaluatorIn(memory(), index));
    this.#plans = new Plans(this.#worth);
    this.#continuation = new Continuation(this.#plans, this.#worth);
  }

  /** The seat's chance after these steps and one more turn of the world, and its lead in points. */
  worthAfter(world: World, seat: number, steps: Steps): { readonly chance: number; readonly margin: number } {
    followSteps(this.#continuation.begin(world), steps);
    this.#continuation.worth(seat, 1);
    const { chance, margin } = this.#continuation;
    return { chance, margin };
  }

  /** Both players' sheets at the end, when the net plays on after these steps. */
  endAfter(world: World, seat: number, steps: Steps): Ends {
    const w = this.#world;
    copyWorld(world, w);
    followSteps(w, steps);
    while (w[PHASE] !== KEEP_PHASE) {
      spend(1);
      if (w[PHASE] === DRAW_PHASE || w[PHASE] === REFILL_PHASE) revealNext(w);
      else {
        this.#plans.list(w);
        this.#plans.follow(w, this.#plans.best());
      }
    }
    return { own: sheetOf(w, seat), other: sheetOf(w, 1 - seat) };
  }
}

function followSteps(w: World, steps: Steps): void {
  for (const code of steps) {
    if (w[PHASE] === OFFER_PHASE) {
      if (code === 1) replaceRow(w);
      else leave(w);
    } else if (w[PHASE] === TAKE_PHASE) take(w, code);
    else if (w[PHASE] === PLAY_PHASE) play(w, code >> 5, code & 31);
    else put(w, code);
  }
}
