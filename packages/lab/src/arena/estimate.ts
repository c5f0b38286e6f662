// Means with 95 % confidence intervals, clustered by deal: games of the same deal are dependent, deals are independent.
import { rounded } from '@planisphere/core';

export interface Estimate {
  readonly mean: number;
  readonly ci: readonly [number, number];
}

const Z = 1.96;

/** Each number is the mean of one deal. The interval stays within the bounds, if there are any. */
export function estimateOf(deals: readonly number[], bounds?: readonly [number, number]): Estimate {
  const n = deals.length;
  const mean = deals.reduce((sum, each) => sum + each, 0) / n;
  const variance = deals.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, n - 1);
  // If a few deals are all alike the spread would be 0: but one more deal could always have differed.
  const spread = Z * Math.sqrt(Math.max(variance, bounds === undefined ? 0 : 1 / (4 * n)) / n);
  const [low, high] = bounds ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return {
    mean: rounded(mean),
    ci: [rounded(Math.max(low, mean - spread)), rounded(Math.min(high, mean + spread))],
  };
}
