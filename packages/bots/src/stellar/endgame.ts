// The last two turns, exactly: every card that can still come is weighted by its odds, and every reply is the best one.
import { KINDS } from '@planisphere/stellar';
import {
  copyWorld,
  createWorld,
  DECK,
  DECK_SIZE,
  DRAW_PHASE,
  KEEP_PHASE,
  MOVER,
  PHASE,
  REFILL_PHASE,
  TURN,
  UNSEEN,
  type World,
} from './kernel/cells.ts';
import { puts } from './kernel/legal.ts';
import { put, reveal } from './kernel/step.ts';
import type { Plans } from './plans.ts';
import { type Worth, worthOf } from './worth.ts';

export const LAST_TURN = 21;
const DEEPEST = 8;

export class Endgame {
  readonly #plans: Plans;
  readonly #worth: Worth;
  readonly #worlds = Array.from({ length: DEEPEST }, () => createWorld());
  readonly #putLists = Array.from({ length: DEEPEST }, () => new Uint16Array(32));
  /** Plans listed so far. */
  nodes = 0;

  constructor(plans: Plans, worth: Worth) {
    this.#plans = plans;
    this.#worth = worth;
  }

  /** What a world of the last two turns is worth to a seat; `w` is left as it was. */
  solve(w: World, seat: number): number {
    return this.#value(w, seat, 0);
  }

  #value(w: World, seat: number, depth: number): number {
    const phase = w[PHASE]!;
    if (phase === KEEP_PHASE) return this.#worth.count(w, seat);
    if (phase === REFILL_PHASE && w[TURN] === LAST_TURN) return this.#worth.count(w, seat);
    if (phase === DRAW_PHASE || phase === REFILL_PHASE) return this.#expected(w, seat, depth);
    return w[TURN] === LAST_TURN ? this.#lastTurn(w, seat) : this.#bestPut(w, seat, depth);
  }

  #expected(w: World, seat: number, depth: number): number {
    const next = this.#worlds[depth]!;
    let sum = 0;
    for (let card = 0; card < KINDS; card++) {
      const copies = w[UNSEEN + card]!;
      if (copies === 0) continue;
      copyWorld(w, next);
      let index = 0;
      while (next[DECK + index] !== card) index++;
      reveal(next, index);
      sum += copies * this.#value(next, seat, depth + 1);
    }
    return sum / w[DECK_SIZE]!;
  }

  /** The other player, or this one, has the last turn: all of it is counted. */
  #lastTurn(w: World, seat: number): number {
    this.nodes++;
    this.#plans.list(w);
    const best = this.#plans.best();
    const chance = this.#plans.chances[best]!;
    const margin = this.#plans.margins[best]!;
    return w[MOVER] === seat ? worthOf(chance, margin) : worthOf(1 - chance, -margin);
  }

  /** Where a drawn card goes, in the turn before the last. */
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
