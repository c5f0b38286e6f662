// Combines what several searches found of one action: each counts by its certainty.
import type { Advice } from './bot/bot.ts';
import type { Unit } from './review/grade.ts';
import { Mean } from './review/mean.ts';
import { UNTRIED as UNTRIED_CHANCE } from './search/halving.ts';

/** The error assumed for an action that was listed but never tried. */
const UNTRIED: Readonly<Record<Unit, number>> = { chance: UNTRIED_CHANCE, points: 9 };
/** From this many looks on, the spread of their values gives their common error: see `#looks`. */
const ENOUGH_LOOKS = 4;
/** No search counts as more certain than this. */
const LEAST_ERROR = 1e-4;

export interface OpinionSummary {
  readonly value: number;
  readonly error: number;
  /** False as long as it is only a first impression. */
  readonly tried: boolean;
  /** Every search found the same value: that shows no error, but proves nothing. */
  readonly steady: boolean;
  readonly margin: number;
}

export class Opinion {
  readonly action: unknown;
  readonly #unit: Unit;
  #weight = 0;
  #sum = 0;
  #last: number | undefined;
  #steady: number | undefined;
  #impressions = 0;
  /** Looks: values that came without an error, or with that of an action never tried. */
  readonly #looks = new Mean();
  readonly #margin = new Mean();

  constructor(action: unknown, unit: Unit) {
    this.action = action;
    this.#unit = unit;
  }

  /** `hard`: the search had enough nodes to try everything it listed. */
  add(
    { chance, standardError, margin, marginError = 0 }: Advice<unknown>,
    { hard }: { hard: boolean },
  ): void {
    const [value, error] = this.#unit === 'chance' ? [chance, standardError] : [margin, marginError];
    this.#margin.add(margin);
    if (error > 0 && error < UNTRIED[this.#unit]) {
      const weight = 1 / Math.max(error, LEAST_ERROR) ** 2;
      this.#weight += weight;
      this.#sum += weight * value;
      return;
    }
    this.#looks.add(value);
    if (error > 0) this.#impressions++;
    // Found twice in a row without an error: the value is the same whatever is dealt.
    else if (hard) this.#steady = value === this.#last ? value : undefined;
    this.#last = value;
  }

  /** Whether further looks would find nothing new. */
  get isSettled(): boolean {
    return this.#steady !== undefined || (this.#weight === 0 && this.#impressions >= ENOUGH_LOOKS);
  }

  get summary(): OpinionSummary {
    const margin = this.#margin.value;
    if (this.#steady !== undefined)
      return { value: this.#steady, error: 0, tried: true, steady: true, margin };
    if (this.#weight > 0) {
      const error = 1 / Math.sqrt(this.#weight);
      return { value: this.#sum / this.#weight, error, tried: true, steady: false, margin };
    }
    const { value, error, count } = this.#looks;
    const tried = count - this.#impressions >= ENOUGH_LOOKS && error > 0;
    return { value, error: tried ? error : UNTRIED[this.#unit], tried, steady: false, margin };
  }

  get #isTried(): boolean {
    return this.#weight > 0 || this.#steady !== undefined;
  }

  /** The better first; tried actions before listed ones. */
  static compare(a: Opinion, b: Opinion): number {
    return Number(b.#isTried) - Number(a.#isTried) || b.summary.value - a.summary.value;
  }
}
