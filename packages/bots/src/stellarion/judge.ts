// The value of a world for its players once an action is complete: known if the game is over, otherwise the net's
// estimate.
import type { Evaluator } from '../net/evaluator.ts';
import { MARGIN_UNIT } from '../net/layout.ts';
import { Encoder } from './encoder.ts';
import * as c from './kernel/cells.ts';
import { isLooping } from './kernel/turn.ts';
import { BITS, voyageCount } from './kernel/voyages.ts';

/** Winning counts; between equal chances a voyage less left over is better. */
export const PER_VOYAGE = 0.005;

/** A judge of worlds: each call returns a worth to rank by and sets its components. */
export interface Judge {
  /** Of winning. */
  chance: number;
  /** Voyages and theories that will be left over, as a number below 0. */
  margin: number;
  worth(w: c.World): number;
  /** Forgets earlier worlds, so that no result depends on them, not even in the last digit. */
  begin(): void;
}

/** What remains to be done, as a number below 0. */
export function marginNow(w: c.World): number {
  return -voyageCount(w[c.VOYAGES]!) - BITS[w[c.THEORIES]!]!;
}

function worthOf(chance: number, margin: number): number {
  return chance + PER_VOYAGE * margin;
}

export class NetJudge implements Judge {
  readonly evaluator: Evaluator;
  readonly #encoder: Encoder;
  chance = 0;
  margin = 0;

  constructor(evaluator: Evaluator) {
    this.evaluator = evaluator;
    this.#encoder = new Encoder(evaluator.asked);
  }

  begin(): void {
    this.evaluator.forget();
  }

  worth(w: c.World): number {
    if (w[c.STAGE] === c.OVER_STAGE || isLooping(w)) {
      this.chance = w[c.ENDING] === c.WON_GAME ? 1 : 0;
      this.margin = marginNow(w);
    } else {
      this.#encoder.encode(w);
      this.evaluator.run();
      this.chance = 1 / (1 + Math.exp(-this.evaluator.logit));
      this.margin = this.evaluator.margin * MARGIN_UNIT;
    }
    return worthOf(this.chance, this.margin);
  }
}
