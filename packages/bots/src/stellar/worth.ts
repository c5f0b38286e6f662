// What a world is worth to a seat that has just acted: counted where the game is over, otherwise what the net expects.
import type { Evaluator } from '../net/evaluator.ts';
import { MARGIN_UNIT } from '../net/layout.ts';
import { Encoder } from './encoder.ts';
import { sideAt, type World } from './kernel/cells.ts';
import { pointsAfterKeep, sectionMargin } from './kernel/score.ts';

/** Winning is what counts; among equal chances a point more is better than a point less. */
export const PER_POINT = 0.003;

/** A judge of worlds: each call gives a worth to rank by and leaves margin and chance behind. */
export interface Judge {
  /** In points. */
  margin: number;
  /** Of winning, a tie as a half. */
  chance: number;
  estimate(w: World, seat: number): number;
  /** The same for a world of the turn that was estimated last. */
  estimateNext(w: World, seat: number): number;
  /** For a world without another turn. */
  count(w: World, seat: number): number;
  /** The same for a world of the turn that was counted last. */
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

  /** By the net. */
  estimate(w: World, seat: number): number {
    this.#encoder.encode(w, seat);
    return this.#read();
  }

  /** The same, faster, for a world of the turn that was estimated last. */
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

  /** Faster: the other side is as it was. */
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
