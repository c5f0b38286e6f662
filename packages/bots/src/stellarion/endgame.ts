// The end of a game of Stellarion, followed through every course: with few cards left the chance to win is counted
// instead of sampled. Net and samples know the middle of a game well and its last turns badly.
import { spend } from '../search/allowance.ts';
import * as c from './kernel/cells.ts';
import { chances, settleChance } from './kernel/chance.ts';
import { isChance, legal, MOST_ACTIONS } from './kernel/legal.ts';
import { heapSize } from './kernel/piles.ts';
import { apply } from './kernel/step.ts';
import { BITS, voyageCount } from './kernel/voyages.ts';

const CARDS_OF_A_LAUNCH = 4;

/** The buffers of one depth of the search. */
class Level {
  readonly next: c.World = c.createWorld();
  readonly codes = new Int32Array(MOST_ACTIONS);
  readonly outcomes = new Uint8Array(32);
  readonly weights = new Uint8Array(32);
}

export class Endgame {
  readonly #most: number;
  readonly #known = new Map<number, number>();
  readonly #levels: Level[] = [];

  /** Follows no more positions than this. */
  constructor(most: number) {
    this.#most = most;
  }

  /** The chance with perfect play; undefined if there are too many positions to follow. */
  chanceOf(w: c.World): number | undefined {
    const chance = this.#follow(w, 0);
    return Number.isNaN(chance) ? undefined : chance;
  }

  /** NaN means unknown, and spreads to everything computed from it. */
  #follow(w: c.World, depth: number): number {
    spend(1);
    if (w[c.STAGE] === c.OVER_STAGE) return w[c.ENDING] === c.WON_GAME ? 1 : 0;
    if (isLost(w)) return 0;
    const key = keyOf(w);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size >= this.#most) return Number.NaN;
    this.#known.set(key, Number.NaN);
    this.#levels[depth] ??= new Level();
    const chance = isChance(w[c.STAGE]!) ? this.#expected(w, depth) : this.#best(w, depth);
    this.#known.set(key, chance);
    return chance;
  }

  #expected(w: c.World, depth: number): number {
    const { next, outcomes, weights } = this.#levels[depth]!;
    const count = chances(w, outcomes, weights);
    let [sum, total] = [0, 0];
    for (let i = 0; i < count; i++) {
      c.copyWorld(w, next);
      settleChance(next, outcomes[i]!);
      sum += weights[i]! * this.#follow(next, depth + 1);
      total += weights[i]!;
    }
    return sum / total;
  }

  /** The best action of every seat that may act, because all win together. */
  #best(w: c.World, depth: number): number {
    const { next, codes } = this.#levels[depth]!;
    let best = 0;
    for (const seat of c.has(w, c.TWO_PLAYERS) ? BOTH : ALONE) {
      const count = legal(w, seat, codes);
      for (let i = 0; i < count; i++) {
        c.copyWorld(w, next);
        apply(next, codes[i]!);
        const chance = this.#follow(next, depth + 1);
        if (chance === 1) return 1;
        best = Math.max(best, chance);
      }
    }
    return best;
  }
}

const ALONE = [0] as const;
const BOTH = [0, 1] as const;

/** Whether there are too few cards for the needed Launches; false if voyages can come in other ways. */
function isLost(w: c.World): boolean {
  if (w[c.STAGE] !== c.TURN_STAGE || c.has(w, c.BLACK_HOLES) || c.has(w, c.WITH_SUN)) return false;
  let cards = 0;
  for (let outpost = w[c.OUTPOST]!; outpost !== 0; outpost >>= 4) cards += BITS[outpost & 15]!;
  for (let deck = 0; deck < 8; deck++) cards += heapSize(w[c.HELD + deck]!);
  const launches = voyageCount(w[c.VOYAGES]!);
  return cards < CARDS_OF_A_LAUNCH * launches - Math.min(launches, w[c.STARS]!);
}

const SCALE = 2 ** 21;

/** A number of 53 bits that identifies a world with its past. */
function keyOf(w: c.World): number {
  let [one, two] = [1, 2];
  const end = c.SNAPSHOTS + 2 * w[c.PAST]!;
  for (let cell = 0; cell < end; cell++) {
    if (cell === c.SHOWN) cell = c.SNAPSHOTS;
    one = mixed(one ^ w[cell]!, 0x9e3779b1);
    two = mixed(two ^ w[cell]!, 0x85ebca6b);
  }
  return (one >>> 0) * SCALE + (two >>> 11);
}

function mixed(hash: number, factor: number): number {
  const next = Math.imul(hash, factor);
  return next ^ (next >>> 15);
}
