// Pearson's test, for tests of chance: how far counts are from their expectation.

export function chiSquare(counts: readonly number[], weights: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return counts.reduce((sum, count, i) => {
    const expected = (total * (weights[i] as number)) / whole;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
}

/** The value that chi-square exceeds once in a thousand fair experiments (Wilson and Hilferty's approximation). */
export function chiSquareLimit(degrees: number): number {
  const spread = 2 / (9 * degrees);
  return degrees * (1 - spread + 3.0902 * Math.sqrt(spread)) ** 3;
}
