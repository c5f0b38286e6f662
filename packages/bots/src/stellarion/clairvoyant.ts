// A player who knows the outcome of every chance event to come, to measure bots against: can such a player win? The
// search follows the most promising plan to the end of the game, then the next best from where it was left, and so on;
// each win that it finds could have been played.
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

/** By number of the chance event: the share, from 0 to 1, that picks its outcome. */
export type Fate = (event: number) => number;

interface Node {
  readonly world: c.World;
  /** How many chance events have happened. */
  readonly events: number;
  readonly worth: number;
  /** The actions that led here, as codes. */
  readonly steps: readonly number[];
}

type End = Pick<Node, 'world' | 'events' | 'steps'>;

/** How many plans are tried in each position. */
const BREADTH = 6;

export class Clairvoyant {
  readonly #fate: Fate;
  readonly #plans: Plans;
  readonly #ahead: Plans;
  readonly #seen = new Set<string>();
  #open: Node[] = [];
  #won: readonly number[] | undefined;

  constructor(fate: Fate) {
    const memory = loadNet(WEIGHTS, STELLARION_NET, 2);
    this.#fate = fate;
    this.#plans = new Plans(new NetJudge(evaluatorIn(memory, 0)));
    this.#ahead = new Plans(new NetJudge(evaluatorIn(memory, 1)));
  }

  /**
   * The actions of a way to win from here, up to the first chance event, if a search of this many positions finds one.
   */
  winFrom(start: c.World, positions: number): readonly number[] | undefined {
    this.#open = [];
    this.#seen.clear();
    this.#won = undefined;
    let node = this.#reach({ world: start.slice(), events: 0, steps: [] });
    for (let left = positions; left > 0 && this.#won === undefined; left--) {
      node ??= this.#mostPromising();
      if (node === undefined) return undefined;
      node = this.#expand(node);
    }
    return this.#won;
  }

  #mostPromising(): Node | undefined {
    let best = 0;
    for (let i = 1; i < this.#open.length; i++) if (this.#open[i]!.worth > this.#open[best]!.worth) best = i;
    const [node] = this.#open.splice(best, 1);
    return node;
  }

  /** Tries the best plans; returns the best resulting position and keeps the others for later. */
  #expand({ world, events, steps }: Node): Node | undefined {
    const plans = this.#plans;
    plans.list(world);
    const order = Array.from({ length: plans.count }, (_, plan) => plan).toSorted(
      (a, b) => plans.worths[b]! - plans.worths[a]!,
    );
    let best: Node | undefined;
    for (const plan of order.slice(0, BREADTH)) {
      const next = world.slice();
      plans.follow(next, plan);
      const node = this.#reach({ world: next, events, steps: [...steps, ...plans.stepsOf(plan)] });
      if (node === undefined) continue;
      const better = best === undefined || node.worth > best.worth;
      const other = better ? best : node;
      if (other !== undefined) this.#open.push(other);
      if (better) best = node;
    }
    return best;
  }

  /** Lets fate decide up to the next decision; undefined if the game is over or the position has been seen. */
  #reach({ world, events: from, steps }: End): Node | undefined {
    let events = from;
    while (isChance(world[c.STAGE]!)) settleChance(world, outcomeAt(world, this.#fate(events++)));
    if (world[c.STAGE] === c.OVER_STAGE) {
      if (world[c.ENDING] === c.WON_GAME) this.#won = steps;
      return undefined;
    }
    const key = `${events} ${fingerprint(world)}`;
    if (this.#seen.has(key)) return undefined;
    this.#seen.add(key);
    this.#ahead.list(world);
    return { world, events, steps, worth: this.#ahead.worths[this.#ahead.best()]! };
  }
}
