// Lines of Stellarion on the same samples of the coming cards: each is carried out, the net completes the turn, cards
// are turned up, and the best plan for the next turn gives its value.
import { evaluatorIn } from '../../net/evaluator.ts';
import type { NetMemory } from '../../net/layout.ts';
import { Continuation } from '../continuation.ts';
import { NetJudge } from '../judge.ts';
import type { World } from '../kernel/cells.ts';
import { DONE_CODE, spendCode } from '../kernel/codes.ts';
import { apply } from '../kernel/step.ts';

/** Codes of actions, as the kernel has them. */
export type Steps = readonly number[];

/** After such a step the turn goes on. */
const FREE = spendCode(0, 0);

/** A seed that all lines of a comparison share, and the number of the sample. */
export interface Sample {
  readonly seed: number;
  readonly index: number;
}

export class Trials {
  readonly #continuation: Continuation;

  constructor(memory: NetMemory, index: number) {
    this.#continuation = new Continuation(new NetJudge(evaluatorIn(memory, index)));
  }

  /** The chance to win after these steps and the next reveals; without steps that of the best plan. */
  chanceAfter(world: World, steps: Steps, sample: Sample): number {
    return this.#chance(world, steps, { ...sample, last: steps.at(-1) ?? DONE_CODE });
  }

  /** The expected voyages and theories left over after the same, as a number below 0. */
  marginAfter(world: World, steps: Steps, sample: Sample): number {
    this.chanceAfter(world, steps, sample);
    return this.#continuation.margin;
  }

  /** The same if somebody else's turn goes on after these steps, or without them. */
  chanceBeside(world: World, steps: Steps, sample: Sample): number {
    return this.#chance(world, steps, { ...sample, last: FREE });
  }

  #chance(world: World, steps: Steps, { seed, index, last }: Sample & { readonly last: number }): number {
    const w = this.#continuation.begin(world);
    for (const code of steps) apply(w, code);
    this.#continuation.worth(last, seed, index);
    return this.#continuation.chance;
  }
}
