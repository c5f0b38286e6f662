// Lines of Stellarion on the same samples of the cards to come: each is carried out, the turn is completed as the net likes best,
// cards are turned up, and the next turn is judged by its best plan.
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

/** A number that all lines of a comparison share, and which of its samples. */
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

  /** Voyages and theories that are expected to be left over after the same, as a number below 0. */
  marginAfter(world: World, steps: Steps, sample: Sample): number {
    this.chanceAfter(world, steps, sample);
    return this.#continuation.margin;
  }

  /** The same when somebody else's turn goes on after these steps, or without them. */
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
