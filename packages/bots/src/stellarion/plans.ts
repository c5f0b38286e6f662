// Lists the plans for the rest of a turn and judges each where it ends: before cards are turned up, or with the scans
// of a stars power still to come. The value of a scan is the mean over all pairs that it can show, each with its better
// placement.
import { spend } from '../search/allowance.ts';
import type { Judge } from './judge.ts';
import * as c from './kernel/cells.ts';
import { chances, settleChance } from './kernel/chance.ts';
import { DONE_CODE, kindOf, PROVE_CODE, SPEND } from './kernel/codes.ts';
import { legal, MOST_ACTIONS } from './kernel/legal.ts';
import { apply } from './kernel/step.ts';
import { PlanList } from './plan-list.ts';

/** Worlds and lists of actions, one for each step of the longest plan and those of a scan. */
const DEPTH = 9;
/** How many first searches of a major ship power are tried with every second one. */
const FIRST_SEARCHES = 4;

export class Plans extends PlanList {
  readonly #judge: Judge;
  readonly #worlds = Array.from({ length: DEPTH }, c.createWorld);
  readonly #codes = Array.from({ length: DEPTH }, () => new Int32Array(MOST_ACTIONS));
  readonly #outcomes = new Uint8Array(32);
  readonly #weights = new Uint8Array(32);
  readonly #searches = new Float64Array(MOST_ACTIONS);
  /** Chance and margin of the scan judged last. */
  #chance = 0;
  #margin = 0;

  constructor(judge: Judge) {
    super();
    this.#judge = judge;
  }

  /** All plans from a decision on. A proof costs nothing, so if one is possible it is the only plan. */
  list(w: c.World): void {
    this.count = 0;
    this.#judge.begin();
    this.#expand(w, 0);
  }

  #expand(w: c.World, depth: number): void {
    const codes = this.#codes[depth]!;
    let count = legal(w, w[c.TURN]!, codes);
    if (count === 0) count = legal(w, 1 - w[c.TURN]!, codes);
    if (w[c.STAGE] === c.TURN_STAGE && codes.lastIndexOf(PROVE_CODE, count - 1) >= 0) {
      this.#prove(depth);
      return;
    }
    if (w[c.STAGE] === c.EFFECT_STAGE && w[c.POWER] === c.SHIP && w[c.LEFT] === 2) {
      this.#searchTwice(w, depth, count);
      return;
    }
    // Meteors can wait for the start of a turn, unless nothing else is possible.
    const spends = w[c.STAGE] === c.TURN_STAGE || kindOf(codes[0]!) === SPEND;
    for (let i = 0; i < count; i++) if (spends || kindOf(codes[i]!) !== SPEND) this.#try(w, depth, codes[i]!);
  }

  #prove(depth: number): void {
    this.path[depth] = PROVE_CODE;
    const index = this.add(depth + 1, 1);
    this.chances[index] = 1;
    this.margins[index] = 0;
  }

  #try(w: c.World, depth: number, code: number): void {
    spend(1);
    const next = this.#worlds[depth]!;
    c.copyWorld(w, next);
    apply(next, code);
    this.path[depth] = code;
    if (goesOn(next)) this.#expand(next, depth + 1);
    else this.#judged(next, depth + 1);
  }

  #judged(w: c.World, length: number): void {
    if (w[c.STAGE] === c.SCAN_STAGE) {
      const index = this.add(length, this.#scan(w, length));
      this.chances[index] = this.#chance;
      this.margins[index] = this.#margin;
      return;
    }
    const index = this.add(length, this.#judge.worth(w));
    this.chances[index] = this.#judge.chance;
    this.margins[index] = this.#judge.margin;
  }

  /** Tries the second search only after the best first ones: the order hardly matters. */
  #searchTwice(w: c.World, depth: number, count: number): void {
    spend(count);
    const codes = this.#codes[depth]!;
    const next = this.#worlds[depth]!;
    const searches = this.#searches;
    for (let i = 0; i < count; i++) {
      searches[i] = Number.NEGATIVE_INFINITY;
      // Spending meteors is no search, and can wait.
      if (kindOf(codes[i]!) === SPEND) continue;
      c.copyWorld(w, next);
      apply(next, codes[i]!);
      this.path[depth] = codes[i]!;
      if (next[c.STAGE] !== c.EFFECT_STAGE) {
        this.#judged(next, depth + 1);
        continue;
      }
      this.path[depth + 1] = DONE_CODE;
      apply(next, DONE_CODE);
      this.#judged(next, depth + 2);
      searches[i] = this.worths[this.count - 1]!;
    }
    for (let tried = 0; tried < FIRST_SEARCHES; tried++) {
      let best = 0;
      for (let i = 1; i < count; i++) if (searches[i]! > searches[best]!) best = i;
      if (searches[best] === Number.NEGATIVE_INFINITY) return;
      searches[best] = Number.NEGATIVE_INFINITY;
      this.#searchAgain(w, depth, codes[best]!);
    }
  }

  #searchAgain(w: c.World, depth: number, code: number): void {
    const next = this.#worlds[depth]!;
    c.copyWorld(w, next);
    apply(next, code);
    this.path[depth] = code;
    const codes = this.#codes[depth + 1]!;
    const count = legal(next, next[c.TURN]!, codes);
    for (let i = 0; i < count; i++) {
      if (codes[i] !== DONE_CODE && kindOf(codes[i]!) !== SPEND) this.#try(next, depth + 1, codes[i]!);
    }
  }

  /** The mean over all pairs that the deck can show, each with its better placement. */
  #scan(w: c.World, depth: number): number {
    const count = chances(w, this.#outcomes, this.#weights);
    spend(count);
    const shown = this.#worlds[DEPTH - 2]!;
    let total = 0;
    let sum = 0;
    let chance = 0;
    let margin = 0;
    for (let i = 0; i < count; i++) {
      const weight = this.#weights[i]!;
      c.copyWorld(w, shown);
      settleChance(shown, this.#outcomes[i]!);
      sum += weight * this.#bestPlacement(shown, depth);
      chance += weight * this.#chance;
      margin += weight * this.#margin;
      total += weight;
    }
    this.#chance = chance / total;
    this.#margin = margin / total;
    return sum / total;
  }

  #bestPlacement(w: c.World, depth: number): number {
    if (w[c.STAGE] !== c.PLACE_STAGE) return this.#keep(this.#judge.worth(w));
    const codes = this.#codes[depth]!;
    const placed = this.#worlds[DEPTH - 1]!;
    const count = legal(w, w[c.TURN]!, codes);
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      if (kindOf(codes[i]!) === SPEND) continue;
      c.copyWorld(w, placed);
      apply(placed, codes[i]!);
      const worth = this.#judge.worth(placed);
      if (worth > best) best = this.#keep(worth);
    }
    return best;
  }

  #keep(worth: number): number {
    this.#chance = this.#judge.chance;
    this.#margin = this.#judge.margin;
    return worth;
  }
}

/** Whether the plan has more steps. The scans of a stars power come later. */
function goesOn(w: c.World): boolean {
  const stage = w[c.STAGE];
  if (stage === c.EFFECT_STAGE) return w[c.POWER] !== c.STARS_TYPE;
  return stage === c.THRUSTERS_STAGE || stage === c.CLAIM_STAGE || stage === c.PLACE_STAGE;
}
