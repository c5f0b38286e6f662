// A game of self-play as a net learns from it: the moments after each decision, the net's value of each at the time,
// and the result. TD(λ): the target of each moment is a mixture of the net's later values and the result.
import { type Rng, unit } from '@planisphere/core';
import type { NetWeights } from './evaluator.ts';
import type { NetShape } from './layout.ts';
import type { Learner, Lesson } from './learner.ts';

export const MOST_MOMENTS = 128;

export class Episode {
  count = 0;
  readonly #answers: Uint16Array;
  readonly #places: number;
  /** By moment: 1 if it is valued for the first seat, −1 for its opponent. */
  readonly #signs = new Int8Array(MOST_MOMENTS);
  readonly #margins = new Float64Array(MOST_MOMENTS);
  readonly #chances = new Float64Array(MOST_MOMENTS);

  constructor({ places }: NetShape) {
    this.#places = places;
    this.#answers = new Uint16Array(MOST_MOMENTS * places);
  }

  add(answers: Uint16Array, sign: 1 | -1, thought: Lesson): void {
    const at = this.count++;
    this.#answers.set(answers, at * this.#places);
    this.#signs[at] = sign;
    this.#margins[at] = thought.margin;
    this.#chances[at] = thought.chance;
  }

  /** Teaches all moments, last first; `result` is the first seat's. Returns the mean squared error. */
  teach(learner: Learner, result: Lesson, pace: { readonly lambda: number; readonly rate: number }): number {
    let { margin, chance } = result;
    let squares = 0;
    for (let at = this.count - 1; at >= 0; at--) {
      const sign = this.#signs[at]!;
      const answers = this.#answers.subarray(at * this.#places, (at + 1) * this.#places);
      const lesson = { margin: sign * margin, chance: sign > 0 ? chance : 1 - chance };
      const error = learner.learn(answers, lesson, pace.rate);
      squares += error * error;
      const thought = sign > 0 ? this.#chances[at]! : 1 - this.#chances[at]!;
      margin = pace.lambda * margin + (1 - pace.lambda) * sign * this.#margins[at]!;
      chance = pace.lambda * chance + (1 - pace.lambda) * thought;
    }
    return squares / this.count;
  }
}

/** Small random weights to begin with; a net of zeros never learns. */
export function randomWeights({ rows, bias, head }: NetWeights, rng: Rng): void {
  const spread = (part: Float32Array, width: number): void => {
    for (let i = 0; i < part.length; i++) part[i] = (2 * unit(rng) - 1) * width;
  };
  spread(rows, 0.03);
  rows.fill(0, 0, bias.length);
  spread(bias, 0.3);
  spread(head, 0.15);
}
