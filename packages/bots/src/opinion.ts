// What several searches found of one action, taken together: each counts by how sure it was.
import type { Advice } from './bot/bot.ts';
import type { Unit } from './review/grade.ts';
import { Mean } from './review/mean.ts';
import { UNTRIED as UNTRIED_CHANCE } from './search/halving.ts';

/** How far off what was listed but never tried may be: nobody knows. */
const UNTRIED: Readonly<Record<Unit, number>> = { chance: UNTRIED_CHANCE, points: 9 };
/** As many looks that each counted what they saw tell by their spread how sure they are together. */
const ENOUGH_LOOKS = 4;
/** No search is surer than this of what it has tried. */
const LEAST_ERROR = 1e-4;

export interface OpinionSummary {
  readonly value: number;
  readonly error: number;
  /** False as long as it is no more than a first impression. */
  readonly tried: boolean;
  /** Every look found the same: that is no error, and no proof. */
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
  /** Values that came without an error of their own. */
  readonly #looks = new Mean();
  readonly #margin = new Mean();

  constructor(action: unknown, unit: Unit) {
    this.action = action;
    this.#unit = unit;
  }

  /** `hard`: the search had nodes enough to try everything it listed. */
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
    // What comes out the same whatever was dealt.
    else if (hard) this.#steady = value === this.#last ? value : undefined;
    this.#last = value;
  }

  /** Looking longer finds nothing else. */
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

  /** The better first; what was tried comes before what was only listed. */
  static compare(a: Opinion, b: Opinion): number {
    return Number(b.#isTried) - Number(a.#isTried) || b.summary.value - a.summary.value;
  }
}
