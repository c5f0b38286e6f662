// Look-ahead: the net ranks all plans for the rest of the turn, and the best of them are tried on samples of the cards
// to come, one turn further.
import type { Position } from '@planisphere/stellarion';
import type { Budget } from '../bot/bot.ts';
import { evaluatorIn } from '../net/evaluator.ts';
import type { NetMemory } from '../net/layout.ts';
import { attempt, stepsFor, within } from '../search/allowance.ts';
import { halve, type Tally } from '../search/halving.ts';
import { Continuation } from './continuation.ts';
import { NetJudge } from './judge.ts';
import { createWorld, type World } from './kernel/cells.ts';
import { fingerprint } from './kernel/turn.ts';
import { writeWorld } from './kernel/world.ts';
import { Plans } from './plans.ts';

export interface Sight {
  /** How many plans are tried at most. */
  readonly candidates: number;
  /** Plans whose net value is this much below the best are not tried. */
  readonly window: number;
  /** How many samples the net's own opinion is worth. */
  readonly trust: number;
}

/** The plans of a turn by their results, best first; indices into `plans`. */
export interface Ranking {
  readonly plans: Plans;
  readonly order: readonly { readonly plan: number; readonly tally: Tally }[];
  /** How many samples the prior of a tally counted for. */
  readonly trust: number;
}

/** Evaluators that a look-ahead takes of its net. */
export const EVALUATORS = 2;
/** From this chance on the net's opinion suffices. */
const SURE = 0.99;
/** Samples of a plan without alternative. */
const LONE_SAMPLES = 12;

export class LookAhead {
  readonly #root: Plans;
  readonly #continuation: Continuation;
  readonly #sight: Sight;
  readonly #world = createWorld();
  readonly #after = createWorld();

  constructor(memory: NetMemory, index: number, sight: Sight) {
    this.#root = new Plans(new NetJudge(evaluatorIn(memory, index)));
    this.#continuation = new Continuation(new NetJudge(evaluatorIn(memory, index + 1)));
    this.#sight = sight;
  }

  /** Plans that are as good as won are not tried, unless `curious`. */
  rank(view: Position, { rng, nodes, stop }: Budget, curious = false): Ranking {
    const root = this.#root;
    writeWorld(view, this.#world);
    root.list(this.#world);
    const candidates = this.#bestPlans();
    const priors = candidates.map((plan) => root.worths[plan]!);
    const seed = rng.next() | 0;
    const { trust } = this.#sight;
    const evaluate = (candidate: number, sample: number): number | undefined => {
      if (stop?.() === true) return undefined;
      return this.#worthAfter(candidates[candidate]!, seed, sample);
    };
    const settled = candidates.length === 1 || nodes < candidates.length || (priors[0]! >= SURE && !curious);
    const allowance = { steps: stepsFor(nodes), stop };
    const tallies = settled
      ? tallied(priors)
      : within(allowance, () => halve({ priors, trust, evaluations: nodes, evaluate }));
    return {
      plans: root,
      trust,
      order: tallies.map((tally) => ({ plan: candidates[tally.candidate]!, tally })),
    };
  }

  /** The value of the only plan of the last ranking, from a few samples. */
  weigh(plan: number, { rng, nodes, stop }: Budget): Tally {
    const tally: Tally = { candidate: 0, prior: this.#root.worths[plan]!, count: 0, sum: 0, squares: 0 };
    const seed = rng.next() | 0;
    for (; tally.count < Math.min(nodes, LONE_SAMPLES) && stop?.() !== true; tally.count++) {
      const value = attempt(() => this.#worthAfter(plan, seed, tally.count));
      if (value === undefined) break;
      tally.sum += value;
      tally.squares += value * value;
    }
    return tally;
  }

  #worthAfter(plan: number, seed: number, sample: number): number {
    const w = this.#continuation.begin(this.#world);
    this.#root.follow(w, plan);
    return this.#continuation.worth(this.#root.stepsOf(plan).at(-1)!, seed, sample);
  }

  /** The best plans that lead to different worlds. */
  #bestPlans(): readonly number[] {
    const { worths, count } = this.#root;
    const { candidates, window } = this.#sight;
    const order = Array.from({ length: count }, (_, plan) => plan).toSorted(
      (a, b) => worths[b]! - worths[a]!,
    );
    const least = worths[order[0]!]! - window;
    const seen = new Set<number>();
    const best: number[] = [];
    for (const plan of order) {
      if (best.length === candidates || worths[plan]! < least) break;
      const world = this.#fingerprintAfter(plan);
      if (!seen.has(world)) best.push(plan);
      seen.add(world);
    }
    return best;
  }

  #fingerprintAfter(plan: number): number {
    const w: World = this.#after;
    w.set(this.#world);
    this.#root.follow(w, plan);
    return fingerprint(w);
  }
}

/** Nothing to try, or no time: the net's opinion counts. */
function tallied(priors: readonly number[]): readonly Tally[] {
  return priors.map((prior, candidate) => ({ candidate, prior, count: 0, sum: 0, squares: 0 }));
}
