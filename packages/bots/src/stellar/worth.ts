// The value of a world for the seat that has just acted: counted if the game is over, otherwise the net's estimate.
import type { Evaluator } from '../net/evaluator.ts';
import { MARGIN_UNIT } from '../net/layout.ts';
import { Encoder } from './encoder.ts';
import { sideAt, type World } from './kernel/cells.ts';
import { pointsAfterKeep, sectionMargin } from './kernel/score.ts';

/** Winning counts; between equal chances a point more is better. */
export const PER_POINT = 0.003;

/** A judge of worlds: each call returns a worth to rank by and sets margin and chance. */
export interface Judge {
  /** In points. */
  margin: number;
  /** Of winning, a tie as a half. */
  chance: number;
  estimate(w: World, seat: number): number;
  /** The same for a world of the same turn as the one estimated last. */
  estimateNext(w: World, seat: number): number;
  /** For a world without another turn. */
  count(w: World, seat: number): number;
  /** The same for a world of the same turn as the one counted last. */
  countNext(w: World, seat: number): number;
}

export class Worth implements Judge {
  readonly evaluator: Evaluator;
  readonly #encoder: Encoder;
  margin = 0;
  chance = 0;
  #otherPoints = 0;

  constructor(evaluator: Evaluator) {
    this.evaluator = evaluator;
    this.#encoder = new Encoder(evaluator.asked);
  }

  /** The net's estimate. */
  estimate(w: World, seat: number): number {
    this.#encoder.encode(w, seat);
    return this.#read();
  }

  /** The same, faster, for a world of the same turn as the one estimated last. */
  estimateNext(w: World, seat: number): number {
    this.#encoder.encodeNext(w, seat);
    return this.#read();
  }

  #read(): number {
    this.evaluator.run();
    this.margin = this.evaluator.margin * MARGIN_UNIT;
    this.chance = 1 / (1 + Math.exp(-this.evaluator.logit));
    return worthOf(this.chance, this.margin);
  }

  /** Exactly, when no turn is left: both keep their better card. */
  count(w: World, seat: number): number {
    this.#otherPoints = pointsAfterKeep(w, sideAt(1 - seat));
    return this.countNext(w, seat);
  }

  /** Faster: the other side has not changed. */
  countNext(w: World, seat: number): number {
    const sections = seat === 0 ? sectionMargin(w) : -sectionMargin(w);
    this.margin = pointsAfterKeep(w, sideAt(seat)) - this.#otherPoints + sections;
    this.chance = this.margin > 0 ? 1 : this.margin < 0 ? 0 : 0.5;
    return worthOf(this.chance, this.margin);
  }
}

export function worthOf(chance: number, margin: number): number {
  return chance + PER_POINT * margin;
}
