// From the start to the result in steps: luck, the player's decisions, each other player's decisions. The displayed
// numbers add up exactly.
import { type Review, sumsFor } from '@planisphere/bots/review';
import type { Seat } from '@planisphere/core';

export interface Step {
  readonly of: 'start' | 'luck' | Seat | 'result';
  /** The displayed number: percent or points; for all but the two ends a change. */
  readonly amount: number;
  /** The two ends of the bar, on the same scale. */
  readonly from: number;
  readonly to: number;
}

export interface Waterfall {
  readonly steps: readonly Step[];
  /** All steps lie between these. */
  readonly low: number;
  readonly high: number;
}

export function waterfallOf(review: Review, reader: Seat): Waterfall {
  const { start, result, luck, decisions } = sumsFor(review, reader);
  const scale = review.unit === 'chance' ? 100 : 1;
  const others = decisions.map((_, seat) => seat as Seat).filter((seat) => seat !== reader);
  const shown = [reader, ...others.filter((seat) => review.unit === 'chance' || decisions[seat] !== 0)];
  const changes = [luck, ...shown.map((seat) => decisions[seat] ?? 0)].map((each) => each * scale);
  const [first, last] = [Math.round(start * scale), Math.round(result * scale)];
  const amounts = roundedTo(last - first, changes);
  let at = first;
  const between = amounts.map((amount, index): Step => {
    const from = at;
    at += amount;
    return { of: index === 0 ? 'luck' : shown[index - 1]!, amount, from, to: at };
  });
  const steps: readonly Step[] = [
    { of: 'start', amount: first, from: 0, to: first },
    ...between,
    { of: 'result', amount: last, from: 0, to: last },
  ];
  const heights = steps.flatMap(({ from, to }) => [from, to]);
  return {
    steps,
    low: Math.min(0, ...heights),
    high: Math.max(review.unit === 'chance' ? 100 : 1, ...heights),
  };
}

/** The nearest whole numbers that add up to the sum: those rounded by the most go the other way. */
export function roundedTo(sum: number, values: readonly number[]): readonly number[] {
  const whole = values.map((value) => Math.round(value));
  let missing = sum - whole.reduce((total, each) => total + each, 0);
  while (missing !== 0) {
    const step = Math.sign(missing);
    const off = values.map((value, index) => step * (value - whole[index]!));
    const index = off.indexOf(Math.max(...off));
    whole[index] = whole[index]! + step;
    missing -= step;
  }
  // Rounding makes −0 of a small loss.
  return whole.map((each) => (Object.is(each, -0) ? 0 : each));
}
