// Look-ahead: the outlook ranks all choices, and the best of them are tried under sampled fates, each played to the
// end.
import type { Seat } from '@planisphere/core';
import { type Position, ROUNDS } from '@planisphere/star-explorer';
import type { Budget } from '../bot/bot.ts';
import { Dice } from '../bot/dice.ts';
import { stepsFor, within } from '../search/allowance.ts';
import { halve, type Tally, type Trial } from '../search/halving.ts';
import { type Choice, type Choices, choicesOf } from './choices.ts';
import { Continuation } from './continuation.ts';
import { Fates } from './fates.ts';
import type { Hand } from './hand.ts';

export interface Sight {
  /** How many choices are tried at most. */
  readonly candidates: number;
  /** How many samples the outlook's own opinion is worth. */
  readonly trust: number;
}

/** A choice and the result of its samples. */
export interface SampledChoice {
  readonly choice: Choice;
  readonly tally: Tally;
}

export class LookAhead {
  readonly sight: Sight;
  readonly hand: Hand;
  readonly #continuation: Continuation;

  constructor(hand: Hand, sight: Sight) {
    this.hand = hand;
    this.sight = sight;
    this.#continuation = new Continuation(hand);
  }

  /** Best first. A node is one round played. */
  rank(view: Position, seat: Seat, budget: Budget): readonly SampledChoice[] {
    return this.rankOf(choicesOf({ view, seat, hand: this.hand }), view, budget);
  }

  /** Ranks known choices. */
  rankOf(
    { board, choices }: Choices,
    view: Position,
    { rng, nodes, stop }: Budget,
  ): readonly SampledChoice[] {
    const tried = choices.slice(0, this.sight.candidates);
    const fates = new Fates(board, view.boards.length, new Dice(rng));
    const rounds = ROUNDS - board.rounds - (tried[0]?.action.do === 'draw' ? 1 : 0);
    const evaluations = rounds === 0 ? 0 : Math.floor(nodes / rounds);
    const continuation = this.#continuation;
    const trial: Trial = {
      priors: tried.map(({ expected }) => expected),
      trust: this.sight.trust,
      evaluations: evaluations < tried.length ? 0 : evaluations,
      evaluate: (candidate, sample) => {
        if (evaluations < tried.length || stop?.() === true) return undefined;
        const choice = tried[candidate]!;
        const next = choice.carryOut(continuation.begin(board));
        return continuation.points(fates.at(sample), next) - choice.given;
      },
    };
    const tallies = within({ steps: stepsFor(nodes), stop }, () => halve(trial));
    return tallies.map((tally) => ({ choice: tried[tally.candidate]!, tally }));
  }
}
