// Somebody who knows what every chance event to come will show, to measure bots against: can such a player win? The search
// goes on from the most promising position that it has found, and each win that it finds is one that could have been played.
import { evaluatorIn } from '../net/evaluator.ts';
import { loadNet } from '../net/stored.ts';
import { NetJudge } from './judge.ts';
import * as c from './kernel/cells.ts';
import { outcomeAt, settleChance } from './kernel/chance.ts';
import { isChance } from './kernel/legal.ts';
import { fingerprint } from './kernel/turn.ts';
import { STELLARION_NET } from './net.ts';
import { Plans } from './plans.ts';
import { WEIGHTS } from './weights.ts';

/** By number of the chance event: which share of what is possible, from 0 to 1, comes true. */
export type Fate = (event: number) => number;

interface Node {
  readonly world: c.World;
  /** Chance events so far. */
  readonly events: number;
  readonly worth: number;
}

/** How many plans are tried in each position. */
const BREADTH = 6;

export class Clairvoyant {
  readonly #fate: Fate;
  readonly #plans: Plans;
  readonly #ahead: Plans;
  readonly #seen = new Set<string>();
  #open: Node[] = [];

  constructor(fate: Fate) {
    const memory = loadNet(WEIGHTS, STELLARION_NET, 2);
    this.#fate = fate;
    this.#plans = new Plans(new NetJudge(evaluatorIn(memory, 0)));
    this.#ahead = new Plans(new NetJudge(evaluatorIn(memory, 1)));
  }

  /** Does a search of so many positions find a way to win from here, before the first chance event? */
  wins(start: c.World, positions: number): boolean {
    this.#open = [];
    this.#seen.clear();
    if (this.#reach(start.slice(), 0)) return true;
    for (let left = positions; left > 0; left--) {
      const node = this.#mostPromising();
      if (node === undefined) return false;
      if (this.#expand(node)) return true;
    }
    return false;
  }

  #mostPromising(): Node | undefined {
    let best = 0;
    for (let i = 1; i < this.#open.length; i++) if (this.#open[i]!.worth > this.#open[best]!.worth) best = i;
    const [node] = this.#open.splice(best, 1);
    return node;
  }

  /** Tries the best plans; true when one of them wins. */
  #expand({ world, events }: Node): boolean {
    const plans = this.#plans;
    plans.list(world);
    const order = Array.from({ length: plans.count }, (_, plan) => plan).toSorted(
      (a, b) => plans.worths[b]! - plans.worths[a]!,
    );
    for (const plan of order.slice(0, BREADTH)) {
      const next = world.slice();
      plans.follow(next, plan);
      if (this.#reach(next, events)) return true;
    }
    return false;
  }

  /** Lets fate decide until there is a decision to make, and keeps what is new; true when the game is won. */
  #reach(world: c.World, from: number): boolean {
    let events = from;
    while (isChance(world[c.STAGE]!)) settleChance(world, outcomeAt(world, this.#fate(events++)));
    if (world[c.STAGE] === c.OVER_STAGE) return world[c.ENDING] === c.WON_GAME;
    const key = `${events} ${fingerprint(world)}`;
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    this.#ahead.list(world);
    this.#open.push({ world, events, worth: this.#ahead.worths[this.#ahead.best()]! });
    return false;
  }
}
