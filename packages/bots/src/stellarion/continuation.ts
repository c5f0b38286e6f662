// Plays a sampled game on: the net completes the turn, cards are turned up, and the best plan for the next turn gives
// its value. The same sample shows the same card of a deck to every candidate.
import { createRng } from '@planisphere/core';
import { Dice } from '../bot/dice.ts';
import { spend } from '../search/allowance.ts';
import type { Judge } from './judge.ts';
import * as c from './kernel/cells.ts';
import { drawChance, revealAt } from './kernel/chance.ts';
import { kindOf, PROVE, SPEND } from './kernel/codes.ts';
import { isChance } from './kernel/legal.ts';
import { Plans } from './plans.ts';

const SPREAD = 0x9e3779b1;
/**
 * Reveals of one deck go through its cards in even strides, different for each deck, so that few samples cover much.
 */
const ROOT = 1.0850702454914507;
const STRIDES = Array.from({ length: 8 }, (_, deck) => ROOT ** -(deck + 1) % 1);

export class Continuation {
  readonly #judge: Judge;
  readonly #plans: Plans;
  readonly #world = c.createWorld();
  readonly #dice = new Dice(createRng(1));
  #draws = 0;
  /** The chance to win of the latest `worth`. */
  chance = 0;
  margin = 0;

  constructor(judge: Judge) {
    this.#judge = judge;
    this.#plans = new Plans(judge);
  }

  /** A copy of the world; the caller carries a plan out on it and then asks for `worth`. */
  begin(from: c.World): c.World {
    c.copyWorld(from, this.#world);
    return this.#world;
  }

  /** The value of the copy after the next reveals; `last` is the step that led to it. */
  worth(last: number, seed: number, sample: number): number {
    const w = this.#world;
    const plans = this.#plans;
    let step = last;
    for (this.#draws = 0; w[c.STAGE] !== c.OVER_STAGE; ) {
      spend(1);
      if (isChance(w[c.STAGE]!)) {
        this.#draw(w, seed, sample);
        continue;
      }
      plans.list(w);
      const best = plans.best();
      const proves = kindOf(plans.firstOf(best)) === PROVE;
      if (w[c.STAGE] === c.TURN_STAGE && !isFree(step) && !proves) return this.#keep(best);
      const steps = plans.stepsOf(best);
      // A proof at the start of the next turn leaves that turn to be judged.
      if (!proves || isFree(step)) step = steps[steps.length - 1]!;
      plans.follow(w, best);
    }
    const worth = this.#judge.worth(w);
    this.chance = this.#judge.chance;
    this.margin = this.#judge.margin;
    return worth;
  }

  #keep(plan: number): number {
    this.chance = this.#plans.chances[plan]!;
    this.margin = this.#plans.margins[plan]!;
    return this.#plans.worths[plan]!;
  }

  #draw(w: c.World, seed: number, sample: number): void {
    const deck = w[c.DECK]!;
    if (w[c.STAGE] === c.REVEAL_STAGE) {
      this.#dice.seed(seed, Math.imul(deck + 1, SPREAD));
      revealAt(w, (this.#dice.unit() + sample * STRIDES[deck]!) % 1);
      return;
    }
    this.#dice.seed(seed + Math.imul(sample, SPREAD), ++this.#draws);
    drawChance(w, this.#dice);
  }
}

/** Whether the turn goes on after this step. */
function isFree(step: number): boolean {
  const kind = kindOf(step);
  return kind === SPEND || kind === PROVE;
}
