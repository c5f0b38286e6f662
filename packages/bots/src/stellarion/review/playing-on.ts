// Plays lines of Stellarion to the end of the game by the net alone, with the same dice: whether the game is won, and
// how many voyages fly.
import { createRng } from '@planisphere/core';
import { Dice } from '../../bot/dice.ts';
import { evaluatorIn } from '../../net/evaluator.ts';
import type { NetMemory } from '../../net/layout.ts';
import { spend } from '../../search/allowance.ts';
import { NetJudge } from '../judge.ts';
import * as c from '../kernel/cells.ts';
import { drawChance, revealAt } from '../kernel/chance.ts';
import { isChance } from '../kernel/legal.ts';
import { apply } from '../kernel/step.ts';
import { voyageCount } from '../kernel/voyages.ts';
import { Plans } from '../plans.ts';
import type { Sample, Steps } from './trials.ts';

const SPREAD = 0x9e3779b1;
const OTHERS = 8;
const TIMES = 1024;

export interface Course {
  readonly won: boolean;
  /** For all players together. */
  readonly voyages: number;
}

export class PlayingOn {
  readonly #plans: Plans;
  readonly #world = c.createWorld();
  readonly #dice = new Dice(createRng(1));
  /** By deck: how many cards it has shown; then all other chance events. */
  readonly #reveals = new Int32Array(OTHERS + 1);

  constructor(memory: NetMemory, index: number) {
    this.#plans = new Plans(new NetJudge(evaluatorIn(memory, index)));
  }

  /** The rest of the game. */
  courseAfter(world: c.World, steps: Steps, { seed, index }: Sample): Course {
    const w = this.#world;
    w.set(world);
    for (const code of steps) apply(w, code);
    this.#reveals.fill(0);
    const game = seed + Math.imul(index, SPREAD);
    while (w[c.STAGE] !== c.OVER_STAGE) {
      spend(1);
      if (isChance(w[c.STAGE]!)) {
        this.#draw(w, game);
        continue;
      }
      this.#plans.list(w);
      this.#plans.follow(w, this.#plans.best());
    }
    return {
      won: w[c.ENDING] === c.WON_GAME,
      voyages: voyageCount(w[c.WON]!) + voyageCount(w[c.WON + 1]!),
    };
  }

  /** After both lines, the same deck shows its cards in nearly the same order. */
  #draw(w: c.World, game: number): void {
    const deck = w[c.DECK]!;
    const isReveal = w[c.STAGE] === c.REVEAL_STAGE;
    const at = isReveal ? deck : OTHERS;
    this.#dice.seed(game, at * TIMES + this.#reveals[at]!++);
    if (isReveal) revealAt(w, this.#dice.unit());
    else drawChance(w, this.#dice);
  }
}
