// Plays a sampled world on: both seats play the net's choice for a few turns, and the last one is judged.
import { spend } from '../search/allowance.ts';
import {
  copyWorld,
  createWorld,
  DRAW_PHASE,
  KEEP_PHASE,
  MOVER,
  PHASE,
  REFILL_PHASE,
  TURN,
  type World,
} from './kernel/cells.ts';
import type { Plans } from './plans.ts';
import { revealNext } from './samples.ts';
import { type Worth, worthOf } from './worth.ts';

export class Continuation {
  readonly #plans: Plans;
  readonly #worth: Worth;
  readonly #world = createWorld();
  /** How many plans have been listed so far. */
  nodes = 0;
  /** The components of the latest `worth`. */
  chance = 0;
  margin = 0;

  constructor(plans: Plans, worth: Worth) {
    this.#plans = plans;
    this.#worth = worth;
  }

  /** A copy of the world; the caller carries a plan out on it and then asks for `worth`. */
  begin(from: World): World {
    copyWorld(from, this.#world);
    return this.#world;
  }

  /** The value of the copy for a seat after this many turns. */
  worth(seat: number, turns: number): number {
    const w = this.#world;
    const last = w[TURN]! + turns;
    for (;;) {
      spend(1);
      if (w[PHASE] === KEEP_PHASE) {
        this.#worth.count(w, seat);
        return this.#made(this.#worth.chance, this.#worth.margin);
      }
      if (w[PHASE] === DRAW_PHASE || w[PHASE] === REFILL_PHASE) {
        revealNext(w);
        continue;
      }
      this.nodes++;
      this.#plans.list(w);
      const best = this.#plans.best();
      if (w[TURN]! >= last) return this.#worthOf(best, w[MOVER] === seat);
      this.#plans.follow(w, best);
    }
  }

  #worthOf(plan: number, own: boolean): number {
    const chance = this.#plans.chances[plan]!;
    const margin = this.#plans.margins[plan]!;
    return own ? this.#made(chance, margin) : this.#made(1 - chance, -margin);
  }

  #made(chance: number, margin: number): number {
    this.chance = chance;
    this.margin = margin;
    return worthOf(chance, margin);
  }
}
