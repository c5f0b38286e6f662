// Self-play of Stellar for the trainer: both seats play the net's choice, with a little curiosity.
import type { Dice } from '../bot/dice.ts';
import { Episode } from '../net/episode.ts';
import type { Evaluator } from '../net/evaluator.ts';
import { MARGIN_UNIT } from '../net/layout.ts';
import type { Lesson } from '../net/learner.ts';
import {
  createWorld,
  DECK_SIZE,
  DRAW_PHASE,
  KEEP_PHASE,
  MOVER,
  PHASE,
  REFILL_PHASE,
  TURN,
  type World,
} from './kernel/cells.ts';
import { dealGame } from './kernel/deal.ts';
import { finalMargin } from './kernel/score.ts';
import { reveal } from './kernel/step.ts';
import { Plans } from './plans.ts';
import { Worth } from './worth.ts';

/** How often a good plan other than the best is tried. */
const CURIOSITY = 0.08;
const LAST_TURN = 21;

export class SelfPlay {
  readonly episode: Episode;
  readonly #worth: Worth;
  readonly #plans: Plans;
  readonly #world = createWorld();
  readonly #dice: Dice;

  constructor(evaluator: Evaluator, dice: Dice) {
    this.episode = new Episode(evaluator.shape);
    this.#worth = new Worth(evaluator);
    this.#plans = new Plans(this.#worth);
    this.#dice = dice;
  }

  /** Plays one game into `episode`; returns the result for seat 0. */
  play(): Lesson {
    const w = this.#world;
    const dice = this.#dice;
    this.episode.count = 0;
    this.#worth.evaluator.forget();
    dealGame(w, dice);
    while (w[PHASE] !== KEEP_PHASE) {
      if (w[PHASE] === DRAW_PHASE || w[PHASE] === REFILL_PHASE) reveal(w, dice.below(w[DECK_SIZE]!));
      else this.#decide(w);
    }
    const margin = finalMargin(w);
    return { margin: margin / MARGIN_UNIT, chance: margin > 0 ? 1 : margin < 0 ? 0 : 0.5 };
  }

  #decide(w: World): void {
    const plans = this.#plans;
    plans.list(w);
    const best = plans.best();
    if (this.#dice.unit() < CURIOSITY) plans.worths[best] = Number.NEGATIVE_INFINITY;
    const seat = w[MOVER]!;
    plans.follow(w, plans.count > 1 ? plans.best() : 0);
    if (w[TURN] === LAST_TURN) return; // from here on results are counted, not estimated
    this.#worth.estimate(w, seat);
    this.episode.add(this.#worth.evaluator.asked, seat === 0 ? 1 : -1, {
      margin: this.#worth.margin / MARGIN_UNIT,
      chance: this.#worth.chance,
    });
  }
}
