// Two lines that were tried on the same samples: which of them counts as the best. A difference within its own error is no
// difference, so that luck in the trying is not counted against a player.
import type { Difference, Examined, Line } from './examiner.ts';
import { Mean } from './mean.ts';

export class Comparison {
  readonly #played = new Mean();
  readonly #other = new Mean();
  readonly #difference = new Mean();

  add(played: number, other: number): void {
    this.#played.add(played);
    this.#other.add(other);
    this.#difference.add(other - played);
  }

  /** What the other line has more than the played one. */
  get difference(): number {
    return this.#difference.value;
  }

  /** Standard error of the difference. */
  get error(): number {
    return this.#difference.error;
  }

  weigh<A>(played: readonly A[], other: readonly A[], parts: readonly Difference[]): Examined<A> {
    const playedLine: Line<A> = { actions: played, value: this.#played.value };
    const otherLine: Line<A> = { actions: other, value: this.#other.value };
    const { value: loss, error } = this.#difference;
    const lost = loss > 0 && loss >= error;
    return {
      played: playedLine,
      best: lost ? otherLine : playedLine,
      other: otherLine,
      error: lost ? this.#other.error : this.#played.error,
      differenceError: error,
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

  /** Those that make a difference. */
  get parts(): readonly Difference[] {
    return this.#means.flatMap(({ value, error, count }, index) => {
      if (count < FEWEST || (value === 0 && error === 0)) return [];
      // Few samples know little of their own spread.
      const doubt = error * (1 + FEW / (count - 1));
      return [{ name: this.#names[index]!, points: value, error: doubt }];
    });
  }
}
