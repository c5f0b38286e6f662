// Which of two lines counts as the best, after trials on the same samples. A difference within its own error is none,
// so that luck in the trials does not count against a player.
import type { Difference, Examined, Line } from './examiner.ts';
import { CERTAINTY, isDecided } from './grade.ts';
import { Mean } from './mean.ts';

/** Values of two lines, sample by sample, in one unit. */
class Pair {
  readonly played = new Mean();
  readonly other = new Mean();
  /** What the other line has more. */
  readonly difference = new Mean();

  add(played: number, other: number): void {
    this.played.add(played);
    this.other.add(other);
    this.difference.add(other - played);
  }

  /** Whether the other line is better with certainty: a loss that is told must be as certain as a grade. */
  get lost(): boolean {
    const { value, error } = this.difference;
    return value > 0 && value >= CERTAINTY * error;
  }
}

/** In a decided game a difference in chance of this much still says which line is better. */
const MOVES = 0.02;

export class Comparison {
  readonly #values = new Pair();
  readonly #amounts = new Pair();

  add(played: number, other: number): void {
    this.#values.add(played, other);
  }

  /** Adds values in the unit that still changes when the chance hardly does. */
  addAmounts(played: number, other: number): void {
    this.#amounts.add(played, other);
  }

  /** Values of the played and of the other line. */
  get values(): readonly [number, number] {
    return [this.#values.played.value, this.#values.other.value];
  }

  /** What the other line has more than the played one. */
  get difference(): number {
    return this.#values.difference.value;
  }

  /** Standard error of the difference. */
  get error(): number {
    return this.#values.difference.error;
  }

  /** In a decided game the amounts say which line is better, unless the chance still does. */
  get #telling(): Pair {
    const { value, error } = this.#values.difference;
    const moves = Math.abs(value) >= Math.max(MOVES, error);
    const counted = this.#amounts.difference.count > 0;
    return counted && isDecided(this.values) && !moves ? this.#amounts : this.#values;
  }

  weigh<A>(played: readonly A[], other: readonly A[], parts: readonly Difference[]): Examined<A> {
    const values = this.values;
    const counted = this.#amounts.difference.count > 0;
    const { lost } = this.#telling;
    // If the other line is not certainly better it counts no more than the played one: it may only have had luck.
    const [own, next] = lost ? [values[0], Math.max(...values)] : [values[0], Math.min(...values)];
    const line = (actions: readonly A[], value: number, amount: number): Line<A> =>
      counted ? { actions, value, amount } : { actions, value };
    const playedLine = line(played, own, this.#amounts.played.value);
    const otherLine = line(other, next, this.#amounts.other.value);
    return {
      played: playedLine,
      best: lost ? otherLine : playedLine,
      other: otherLine,
      error: lost ? this.#values.other.error : this.#values.played.error,
      differenceError: this.error,
      ...(counted && { amountError: this.#amounts.difference.error }),
      parts,
    };
  }
}

const FEW = 3;
/** Fewer samples say nothing of parts. */
export const FEWEST = 4;

/** Sums of named differences, sample by sample. */
export class PartMeans {
  readonly #names: readonly string[];
  readonly #means: readonly Mean[];

  constructor(names: readonly string[]) {
    this.#names = names;
    this.#means = names.map(() => new Mean());
  }

  add(points: readonly number[]): void {
    this.#means.forEach((mean, index) => {
      mean.add(points[index]!);
    });
  }

  /** The parts that make a difference. */
  get parts(): readonly Difference[] {
    return this.#means.flatMap(({ value, error, count }, index) => {
      if (count < FEWEST || (value === 0 && error === 0)) return [];
      // Few samples know little of their own spread.
      const doubt = error * (1 + FEW / (count - 1));
      return [{ name: this.#names[index]!, points: value, error: doubt }];
    });
  }
}
