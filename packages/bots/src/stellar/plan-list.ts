// Plans for the rest of a turn, as parallel arrays: a search lists thousands per second without allocating.
import type { World } from './kernel/cells.ts';
import { leave, play, put, replaceRow, take } from './kernel/step.ts';

/** Stands for a step that a plan does not contain. */
export const NO_STEP = 0xffff;
const MOST_PLANS = 2048;

export class PlanList {
  count = 0;
  /** The steps of each plan; an offer is 1 to replace the row, 0 to leave it. */
  readonly offers: Uint16Array = new Uint16Array(MOST_PLANS);
  readonly takes: Uint16Array = new Uint16Array(MOST_PLANS);
  readonly plays: Uint16Array = new Uint16Array(MOST_PLANS);
  readonly puts: Uint16Array = new Uint16Array(MOST_PLANS);
  /** The worth of each to the mover; margin and chance are its components. */
  readonly worths: Float64Array = new Float64Array(MOST_PLANS);
  readonly margins: Float64Array = new Float64Array(MOST_PLANS);
  readonly chances: Float64Array = new Float64Array(MOST_PLANS);

  /** The index of the best plan. */
  best(): number {
    let best = 0;
    for (let i = 1; i < this.count; i++) if (this.worths[i]! > this.worths[best]!) best = i;
    return best;
  }

  /** The indices of all plans, best first. */
  ranked(): readonly number[] {
    return Array.from({ length: this.count }, (_, plan) => plan).toSorted(
      (a, b) => this.worths[b]! - this.worths[a]!,
    );
  }

  /** The steps that the plan contains. */
  stepsOf(index: number): readonly number[] {
    const steps = [this.offers[index]!, this.takes[index]!, this.plays[index]!, this.puts[index]!];
    return steps.filter((step) => step !== NO_STEP);
  }

  /** Carries a plan out. */
  follow(w: World, index: number): void {
    if (this.offers[index] === 1) replaceRow(w);
    else if (this.offers[index] === 0) leave(w);
    if (this.takes[index] !== NO_STEP) take(w, this.takes[index]!);
    if (this.plays[index] !== NO_STEP) play(w, this.plays[index]! >> 5, this.plays[index]! & 31);
    if (this.puts[index] !== NO_STEP) put(w, this.puts[index]!);
  }
}
