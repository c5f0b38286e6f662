// The last two turns, exactly: every card that can still come counts by its odds, and every reply is the best one. Only
// a new row is not tried in all ways, because of its five cards: the world's own deck deals it.
import { KINDS } from '@planisphere/stellar';
import { spend } from '../search/allowance.ts';
import {
  copyWorld,
  createWorld,
  DECK_SIZE,
  DRAW_PHASE,
  GAP,
  KEEP_PHASE,
  MOVER,
  OFFER_PHASE,
  PHASE,
  REFILL_PHASE,
  ROW_CELLS,
  TURN,
  UNSEEN,
  type World,
} from './kernel/cells.ts';
import { puts } from './kernel/legal.ts';
import { deckIndexOf, put, reveal } from './kernel/step.ts';
import { LastRow } from './last-row.ts';
import { Plans } from './plans.ts';
import { revealNext } from './samples.ts';
import { type Worth, worthOf } from './worth.ts';

export const LAST_TURN = 21;
/** A new row, a plan, a blind draw, its place and two refills, with some to spare. */
const DEEPEST = 8;
/** How many plans for a new row are solved, among those that the net likes best. */
const NEW_ROW_PLANS = 3;

export class Endgame {
  readonly #plans: Plans;
  readonly #newRowPlans: Plans;
  readonly #lastRow: LastRow;
  readonly #breadth: number;
  readonly #worth: Worth;
  readonly #worlds = Array.from({ length: DEEPEST }, () => createWorld());
  readonly #putLists = Array.from({ length: DEEPEST }, () => new Uint16Array(32));
  /** How many plans have been listed so far. */
  nodes = 0;

  /** `breadth`: how many plans for a new row are solved. */
  constructor(plans: Plans, worth: Worth, breadth: number = NEW_ROW_PLANS) {
    this.#plans = plans;
    this.#newRowPlans = new Plans(worth);
    this.#lastRow = new LastRow(worth);
    this.#breadth = breadth;
    this.#worth = worth;
  }

  /** The value of a world of the last two turns for a seat; leaves `w` unchanged. */
  solve(w: World, seat: number): number {
    return this.#value(w, seat, 0);
  }

  #value(w: World, seat: number, depth: number): number {
    spend(1);
    const phase = w[PHASE]!;
    if (phase === KEEP_PHASE) return this.#worth.count(w, seat);
    if (phase === REFILL_PHASE && w[GAP] === 0) return this.#newRow(w, seat, depth);
    if (phase === REFILL_PHASE && w[TURN] === LAST_TURN) return this.#worth.count(w, seat);
    if (phase === DRAW_PHASE || phase === REFILL_PHASE) return this.#expected(w, seat, depth);
    return w[TURN] === LAST_TURN ? this.#lastTurn(w, seat) : this.#bestPut(w, seat, depth);
  }

  /** After a new row (SAT-3): the cards on top of the deck come, and the turn begins with them. */
  #newRow(w: World, seat: number, depth: number): number {
    const row = this.#worlds[depth]!;
    const next = this.#worlds[depth + 1]!;
    const plans = this.#newRowPlans;
    copyWorld(w, row);
    for (let card = 0; card < ROW_CELLS; card++) revealNext(row);
    this.nodes++;
    plans.list(row);
    let best = Number.NEGATIVE_INFINITY;
    for (const plan of plans.ranked().slice(0, this.#breadth)) {
      copyWorld(row, next);
      plans.follow(next, plan);
      best = Math.max(best, this.#value(next, seat, depth + 2));
    }
    return best;
  }

  #expected(w: World, seat: number, depth: number): number {
    const next = this.#worlds[depth]!;
    let sum = 0;
    for (let card = 0; card < KINDS; card++) {
      const copies = w[UNSEEN + card]!;
      if (copies === 0) continue;
      copyWorld(w, next);
      reveal(next, deckIndexOf(next, card));
      sum += copies * this.#value(next, seat, depth + 1);
    }
    return sum / w[DECK_SIZE]!;
  }

  /** The last turn, of the other player or of this one: counted in full. */
  #lastTurn(w: World, seat: number): number {
    this.nodes++;
    this.#plans.list(w);
    if (w[PHASE] === OFFER_PHASE) this.#lastRow.count(this.#plans, w);
    const best = this.#plans.best();
    const chance = this.#plans.chances[best]!;
    const margin = this.#plans.margins[best]!;
    return w[MOVER] === seat ? worthOf(chance, margin) : worthOf(1 - chance, -margin);
  }

  /** The best place for a drawn card, in the turn before the last. */
  #bestPut(w: World, seat: number, depth: number): number {
    const next = this.#worlds[depth]!;
    const list = this.#putLists[depth]!;
    const count = puts(w, list);
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      copyWorld(w, next);
      put(next, list[i]!);
      best = Math.max(best, this.#value(next, seat, depth + 1));
    }
    return best;
  }
}
