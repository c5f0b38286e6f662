// A new row in the last turn, counted: the best plan for each of several rows, taken from the world's own deck. The net
// has no part in it, because no turn follows.
import { spend } from '../search/allowance.ts';
import { copyWorld, createWorld, DECK_SIZE, ROW_CELLS, type World } from './kernel/cells.ts';
import { replaceRow, reveal } from './kernel/step.ts';
import { Plans } from './plans.ts';
import { type Judge, worthOf } from './worth.ts';

/** More rows add little, and each costs a turn to count. */
const MOST_ROWS = 6;
/** Where `Plans` lists the new row, when there is an offer. */
const NEW_ROW = 0;

export class LastRow {
  readonly #plans: Plans;
  readonly #row = createWorld();

  constructor(judge: Judge) {
    this.#plans = new Plans(judge);
  }

  /** Sets the worth of the plan for a new row, among the plans of the mover who has the offer. */
  count({ worths, margins, chances }: Plans, w: World): void {
    const plans = this.#plans;
    const rows = this.#rowsOf(w);
    let margin = 0;
    let chance = 0;
    for (let row = 0; row < rows; row++) {
      spend(1);
      this.#lay(w, row);
      plans.list(this.#row);
      const best = plans.best();
      margin += plans.margins[best]! / rows;
      chance += plans.chances[best]! / rows;
    }
    margins[NEW_ROW] = margin;
    chances[NEW_ROW] = chance;
    worths[NEW_ROW] = worthOf(chance, margin);
  }

  /** A deck too thin for two rows gives one; if it runs out, the discarded cards return. */
  #rowsOf(w: World): number {
    return Math.min(MOST_ROWS, Math.max(1, Math.floor(w[DECK_SIZE]! / ROW_CELLS)));
  }

  /**
   * The deck lies in a random order, so its cards by fives are rows. Goes from the last of the five: the deck's last
   * card replaces each revealed one, and must not be one of those to come.
   */
  #lay(w: World, row: number): void {
    const next = this.#row;
    copyWorld(w, next);
    replaceRow(next);
    for (let card = ROW_CELLS - 1; card >= 0; card--)
      reveal(next, Math.min(row * ROW_CELLS + card, next[DECK_SIZE]! - 1));
  }
}
