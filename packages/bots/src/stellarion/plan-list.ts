// Plans for the rest of a turn, as parallel arrays: a search lists thousands per second without allocating.
import type { World } from './kernel/cells.ts';
import { apply } from './kernel/step.ts';

const MOST_PLANS = 8192;
/** A Crossing and its three voyages; paying two ships, returning one and two searches. */
const MOST_STEPS = 5;

export class PlanList {
  count = 0;
  readonly #steps = new Int32Array(MOST_PLANS * MOST_STEPS);
  readonly #lengths = new Uint8Array(MOST_PLANS);
  /** The worth of each; chance and margin are its components. */
  readonly worths: Float64Array = new Float64Array(MOST_PLANS);
  readonly chances: Float64Array = new Float64Array(MOST_PLANS);
  readonly margins: Float64Array = new Float64Array(MOST_PLANS);
  /** The steps of the next plan to add. */
  readonly path: Int32Array = new Int32Array(MOST_STEPS);

  /**
   * Adds the plan of the first `length` steps of the path; returns its index. When the list is full, plans replace the
   * last one.
   */
  add(length: number, worth: number): number {
    if (this.count < MOST_PLANS) this.count++;
    const index = this.count - 1;
    for (let step = 0; step < length; step++) this.#steps[index * MOST_STEPS + step] = this.path[step]!;
    this.#lengths[index] = length;
    this.worths[index] = worth;
    return index;
  }

  /** The index of the best plan. */
  best(): number {
    let best = 0;
    for (let i = 1; i < this.count; i++) if (this.worths[i]! > this.worths[best]!) best = i;
    return best;
  }

  firstOf(index: number): number {
    return this.#steps[index * MOST_STEPS]!;
  }

  stepsOf(index: number): Int32Array {
    return this.#steps.subarray(index * MOST_STEPS, index * MOST_STEPS + this.#lengths[index]!);
  }

  /** Carries a plan out. */
  follow(w: World, index: number): void {
    const from = index * MOST_STEPS;
    for (let step = 0; step < this.#lengths[index]!; step++) apply(w, this.#steps[from + step]!);
  }
}
