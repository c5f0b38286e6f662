// A beginner's judgement: it has a feeling for the game, but overrates whatever looks good on the table.
import type { Judge } from './judge.ts';
import type * as c from './kernel/cells.ts';

export class Dazzled implements Judge {
  readonly #sense: Judge;
  readonly #lure: Judge;
  readonly #share: number;
  chance = 0;
  margin = 0;

  /** A point of the lure counts as `share` of a chance. */
  constructor(sense: Judge, lure: Judge, share: number) {
    this.#sense = sense;
    this.#lure = lure;
    this.#share = share;
  }

  begin(): void {
    this.#sense.begin();
    this.#lure.begin();
  }

  worth(w: c.World): number {
    const worth = this.#sense.worth(w) + this.#share * this.#lure.worth(w);
    this.chance = this.#sense.chance;
    this.margin = this.#sense.margin;
    return worth;
  }
}
