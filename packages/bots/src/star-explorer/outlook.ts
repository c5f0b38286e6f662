// The value of the later rounds on a board: a sum over the free stars that will be seen again, each worth more the more
// tiles of its kind are left, and over the rest of the pile. `planisphere train` learns the weights.
import { isUsable, KIND_OF, KINDS, ROUNDS, STARS } from '@planisphere/star-explorer';
import { BACKS, kindOfBack } from './kernel/backs.ts';
import type { SearchBoard } from './kernel/board.ts';
import { KIND_OF_SIDE } from './kernel/sides.ts';

/** By rounds drawn, then by trait. */
export type OutlookWeights = readonly ArrayLike<number>[];

const FREE = 0;
const WANTED = STARS;
const ALWAYS = 2 * STARS;
/** How many tiles of each size are left. */
const SIZES_LEFT = ALWAYS + 1;
const SIZES = 6;
/** Pairs of tiles of one kind, which make a star worth three points if they come one after the other. */
const PAIRS = SIZES_LEFT + SIZES;
const SAME_AGAIN = PAIRS + 1;
export const TRAITS: number = SAME_AGAIN + 1;
/** The kind of the tile before counts in the next round as well. */
const BEFORE = 0.5;

const KIND_NUMBERS: Uint8Array = Uint8Array.from(KIND_OF, (kind) => KINDS.indexOf(kind));
/** By rounds drawn and star: whether it will be seen again. */
const SEEN_AGAIN: readonly Uint8Array[] = Array.from({ length: ROUNDS + 1 }, (_, rounds) =>
  Uint8Array.from({ length: STARS }, (__, star) => {
    for (let round = rounds + 1; round <= ROUNDS; round++) if (isUsable(star, round)) return 1;
    return 0;
  }),
);

export class Outlook {
  /** By star: what later rounds lose if this one uses it; see `weigh`. */
  readonly costs: Float64Array = new Float64Array(STARS);
  readonly #weights: OutlookWeights;
  readonly #wanted = new Float64Array(KINDS.length);
  readonly #traits = new Float64Array(TRAITS);

  constructor(weights: OutlookWeights) {
    this.#weights = weights;
  }

  /** The points that the board is expected to earn in later rounds. */
  worth(board: SearchBoard): number {
    const weights = this.#weights[board.rounds];
    if (weights === undefined) return 0;
    const traits = this.traits(board);
    let sum = 0;
    for (let trait = 0; trait < TRAITS; trait++) sum += weights[trait]! * traits[trait]!;
    return sum;
  }

  /** Sets `costs` for drawing a tile that shows this side in the next round; the tile has left the pile. */
  weigh(board: SearchBoard, side: number): void {
    const weights = this.#weights[board.rounds + 1];
    const seen = SEEN_AGAIN[board.rounds + 1];
    if (weights === undefined || seen === undefined) {
      this.costs.fill(0);
      return;
    }
    this.#want(board, KIND_OF_SIDE[side]!);
    for (let star = 0; star < STARS; star++) {
      const wanted = this.#wanted[KIND_NUMBERS[star]!]!;
      this.costs[star] = seen[star] === 1 ? weights[FREE + star]! + weights[WANTED + star]! * wanted : 0;
    }
  }

  /** The terms of the sum; the array is reused. */
  traits(board: SearchBoard): Float64Array {
    const traits = this.#traits.fill(0);
    const { taken, pile, rounds } = board;
    const previous = KIND_OF_SIDE[board.previous]!;
    this.#want(board, previous);
    const seen = SEEN_AGAIN[rounds]!;
    for (let star = 0; star < STARS; star++) {
      if (seen[star] === 0 || (taken[star >> 5]! >>> (star & 31)) & 1) continue;
      traits[FREE + star] = 1;
      traits[WANTED + star] = this.#wanted[KIND_NUMBERS[star]!]!;
    }
    traits[ALWAYS] = 1;
    for (let back = 0; back < BACKS; back++) traits[SIZES_LEFT + (back >> 2)]! += pile[back]!;
    for (let kind = 0; kind < KINDS.length; kind++) {
      const left = this.#wanted[kind]! - (kind === previous ? BEFORE : 0);
      traits[PAIRS]! += (left * (left - 1)) / 2;
      if (kind === previous) traits[SAME_AGAIN] = left;
    }
    return traits;
  }

  #want({ pile }: SearchBoard, previous: number): void {
    this.#wanted.fill(0);
    for (let back = 0; back < BACKS; back++) this.#wanted[kindOfBack(back)]! += pile[back]!;
    this.#wanted[previous]! += BEFORE;
  }
}

/** No value for later rounds. */
export const NO_OUTLOOK: OutlookWeights = [];
