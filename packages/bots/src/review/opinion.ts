// What several searches found of one action, taken together: each counts by how sure it was.
import type { Advice } from '../bot/bot.ts';
import type { Unit } from './grade.ts';
import { Mean } from './mean.ts';

/** How far off what was listed but never tried may be: nobody knows. */
const UNTRIED: Readonly<Record<Unit, number>> = { chance: 0.5, points: 9 };
/** As many looks that each counted what they saw tell by their spread how sure they are together. */
const ENOUGH_LOOKS = 4;
/** No search is surer than this of what it has tried. */
const LEAST_ERROR = 1e-4;

export interface OpinionSummary {
  readonly value: number;
  readonly error: number;
  /** False as long as it is no more than a first impression. */
  readonly tried: boolean;
  readonly margin: number;
}

export class Opinion {
  readonly action: unknown;
  readonly #unit: Unit;
  #weight = 0;
  #sum = 0;
  #last: number | undefined;
  #counted: number | undefined;
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
    // What comes out the same whatever was dealt is counted, not tried.
    if (error === 0 && hard && value === this.#last) this.#counted = value;
    this.#last = value;
  }

  get isCounted(): boolean {
    return this.#counted !== undefined;
  }

  get summary(): OpinionSummary {
    const margin = this.#margin.value;
    if (this.#counted !== undefined) return { value: this.#counted, error: 0, tried: true, margin };
    if (this.#weight > 0)
      return { value: this.#sum / this.#weight, error: 1 / Math.sqrt(this.#weight), tried: true, margin };
    const { value, error, count } = this.#looks;
    const tried = count >= ENOUGH_LOOKS;
    return { value, error: tried ? Math.max(error, LEAST_ERROR) : UNTRIED[this.#unit], tried, margin };
  }

  get #isTried(): boolean {
    return this.#weight > 0 || this.isCounted;
  }

  /** The better first; what was tried comes before what was only listed. */
  static compare(a: Opinion, b: Opinion): number {
    return Number(b.#isTried) - Number(a.#isTried) || b.summary.value - a.summary.value;
  }
}
