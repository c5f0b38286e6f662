// Look-ahead: the net ranks all plans for the rest of the turn, and the best of them are tried on sampled worlds: with
// short continuations by the net, or exactly in the last two turns.
import type { Seat } from '@planisphere/core';
import type { Position } from '@planisphere/stellar';
import type { Budget } from '../bot/bot.ts';
import { Dice } from '../bot/dice.ts';
import { evaluatorIn } from '../net/evaluator.ts';
import type { NetMemory } from '../net/layout.ts';
import { Mean } from '../review/mean.ts';
import { attempt, stepsFor, within } from '../search/allowance.ts';
import { halve, type Tally, type Trial, UNTRIED } from '../search/halving.ts';
import { Continuation } from './continuation.ts';
import { Endgame, LAST_TURN } from './endgame.ts';
import { createWorld, MOVER, OFFER_PHASE, PHASE, TURN, type World } from './kernel/cells.ts';
import { dealGame } from './kernel/deal.ts';
import { LastRow } from './last-row.ts';
import { Plans } from './plans.ts';
import { Samples } from './samples.ts';
import { Worth } from './worth.ts';

export interface Sight {
  /** How many plans are tried at most. */
  readonly candidates: number;
  /** How many turns after the own one each plan is followed. */
  readonly turns: number;
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

export interface NewGame {
  readonly chance: number;
  readonly margin: number;
  readonly standardError: number;
}

/** The cost of an exact evaluation: some thirty last turns, but short ones that are counted without the net. */
const EXACT_NODES = 3;
/** How many worlds are counted for the last turn: only the other hand is unknown. */
const LAST_WORLDS = 12;

export class LookAhead {
  readonly #root: Plans;
  readonly #continuation: Continuation;
  readonly #endgame: Endgame;
  readonly #lastRow: LastRow;
  readonly #sight: Sight;

  constructor(memory: NetMemory, index: number, sight: Sight) {
    this.#root = new Plans(new Worth(evaluatorIn(memory, index)));
    const worth = new Worth(evaluatorIn(memory, index + 1));
    const plans = new Plans(worth);
    this.#continuation = new Continuation(plans, worth);
    this.#endgame = new Endgame(plans, worth);
    this.#lastRow = new LastRow(worth);
    this.#sight = sight;
  }

  rank(view: Position, seat: Seat, budget: Budget): Ranking {
    const samples = new Samples(view, budget.rng);
    const root = this.#root;
    const turn = samples.at(0)[TURN]!;
    if (turn === LAST_TURN) this.#countLast(samples, budget);
    else root.list(samples.at(0));
    const candidates = this.#bestPlans();
    const priors = candidates.map((plan) => root.worths[plan]!);
    const stopped = (): boolean => budget.stop?.() === true;
    const exact = turn === LAST_TURN - 1;
    const cost = exact ? EXACT_NODES : this.#sight.turns;
    const trial: Trial = {
      priors,
      trust: exact ? 0.01 : this.#sight.trust,
      evaluations: turn === LAST_TURN ? 0 : budget.nodes / cost,
      evaluate: (candidate, sample) => {
        if (stopped()) return undefined;
        const w = this.#continuation.begin(samples.at(sample));
        root.follow(w, candidates[candidate]!);
        return exact ? this.#endgame.solve(w, seat) : this.#continuation.worth(seat, this.#sight.turns);
      },
    };
    const allowance = { steps: stepsFor(budget.nodes), stop: budget.stop };
    const tallies =
      trial.evaluations < candidates.length ? tallied(priors) : within(allowance, () => halve(trial));
    return {
      plans: root,
      trust: trial.trust,
      order: tallies.map((tally) => ({ plan: candidates[tally.candidate]!, tally })),
    };
  }

  /** What a new game is worth to a seat before the deal: tries whole deals, each like a world of the search. */
  newGame(begins: boolean, { nodes, rng, stop }: Budget): NewGame {
    const [dice, world] = [new Dice(rng), createWorld()];
    const [seat, turns] = [0, this.#sight.turns];
    const [chance, margin] = [new Mean(), new Mean()];
    const deals = Math.max(1, Math.floor(nodes / turns));
    within({ steps: stepsFor(nodes), stop }, () =>
      attempt(() => {
        for (let deal = 0; deal < deals; deal++) {
          dealGame(world, dice);
          world[MOVER] = begins ? seat : 1 - seat;
          this.#continuation.begin(world);
          this.#continuation.worth(seat, turns);
          chance.add(this.#continuation.chance);
          margin.add(this.#continuation.margin);
        }
      }),
    );
    const isGuess = chance.count < 2;
    return {
      chance: chance.count === 0 ? 0.5 : chance.value,
      margin: margin.value,
      standardError: isGuess ? UNTRIED : chance.error,
    };
  }

  /** In the last turn each world is counted exactly, so the mean over worlds is all there is to know. */
  #countLast(samples: Samples, budget: Budget): void {
    const root = this.#root;
    this.#listLast(samples.at(0));
    const sums = [root.worths, root.margins, root.chances].map((values) => values.slice(0, root.count));
    let worlds = 1;
    for (; worlds < LAST_WORLDS && budget.stop?.() !== true; worlds++) {
      this.#listLast(samples.at(worlds));
      [root.worths, root.margins, root.chances].forEach((values, k) => {
        for (let i = 0; i < root.count; i++) sums[k]![i]! += values[i]!;
      });
    }
    [root.worths, root.margins, root.chances].forEach((values, k) => {
      for (let i = 0; i < root.count; i++) values[i] = sums[k]![i]! / worlds;
    });
  }

  #listLast(w: World): void {
    this.#root.list(w);
    if (w[PHASE] === OFFER_PHASE) this.#lastRow.count(this.#root, w);
  }

  #bestPlans(): readonly number[] {
    return this.#root.ranked().slice(0, this.#sight.candidates);
  }
}

/** Nothing to try, or no time: the net's opinion counts. */
function tallied(priors: readonly number[]): readonly Tally[] {
  return priors.map((prior, candidate) => ({ candidate, prior, count: 0, sum: 0, squares: 0 }));
}
