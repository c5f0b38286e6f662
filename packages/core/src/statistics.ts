// Means, spreads and percentiles of the scores of many games.

export interface Summary {
  readonly mean: number;
  readonly sd: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

export function summaryOf(numbers: readonly number[]): Summary {
  const sorted = numbers.toSorted((a, b) => a - b);
  const mean = sorted.reduce((sum, x) => sum + x, 0) / sorted.length;
  const variance = sorted.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, sorted.length - 1);
  const percentile = (p: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] as number;
  return {
    mean: rounded(mean),
    sd: rounded(Math.sqrt(variance)),
    p10: percentile(0.1),
    p50: percentile(0.5),
    p90: percentile(0.9),
  };
}

export function rounded(x: number): number {
  return Math.round(x * 1000) / 1000;
}

/** Wilson's 95 % interval of a proportion. */
export function interval(successes: number, trials: number): readonly [number, number] {
  const z = 1.96;
  const p = successes / trials;
  const centre = p + (z * z) / (2 * trials);
  const spread = z * Math.sqrt((p * (1 - p)) / trials + (z * z) / (4 * trials * trials));
  const scale = 1 + (z * z) / trials;
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}
