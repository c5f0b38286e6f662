// Means with 95 % confidence intervals, clustered by deal: the games of one deal are not independent, deals are.
import { rounded } from '@planisphere/core';

export interface Estimate {
  readonly mean: number;
  readonly ci: readonly [number, number];
}

const Z = 1.96;

/** Each number is the mean of one deal. Kept within the bounds where there are some. */
export function estimateOf(deals: readonly number[], bounds?: readonly [number, number]): Estimate {
  const n = deals.length;
  const mean = deals.reduce((sum, each) => sum + each, 0) / n;
  const variance = deals.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, n - 1);
  // With few deals all alike the spread would be 0: one more deal to the contrary could always have come.
  const spread = Z * Math.sqrt(Math.max(variance, bounds === undefined ? 0 : 1 / (4 * n)) / n);
  const [low, high] = bounds ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return {
    mean: rounded(mean),
    ci: [rounded(Math.max(low, mean - spread)), rounded(Math.min(high, mean + spread))],
  };
}
