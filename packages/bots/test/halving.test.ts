// Sequential halving finds the best candidates, and ends where it is told to.
import { createRng, unit } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { beliefOf, halve, standardErrorOf } from '../src/search/halving.ts';

/** Candidate k is worth k / 10, with noise that is the same for all on a sample. */
function noisyTrial(evaluations: number): ReturnType<typeof halve> {
  const rng = createRng(1);
  const noise = Array.from({ length: 500 }, () => 4 * unit(rng));
  return halve({
    priors: [0, 0, 0, 0, 0, 0, 0, 0],
    trust: 1,
    evaluations,
    evaluate: (candidate, sample) => candidate / 10 + noise[sample]!,
  });
}

describe('halving', () => {
  it('finds the best through noise that all candidates share', () => {
    expect(noisyTrial(64).map(({ candidate }) => candidate)).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
  });

  it('spends most on those that are hard to tell apart', () => {
    const counts = noisyTrial(240).map(({ count }) => count);
    expect(counts[0]).toBeGreaterThan(3 * counts[7]!);
    expect(counts.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(240);
  });

  it('keeps what it knows when it is stopped in the middle', () => {
    let calls = 0;
    const tallies = halve({
      priors: [0.1, 0.3, 0.2],
      trust: 1,
      evaluations: 300,
      evaluate: (candidate) => (++calls > 4 ? undefined : candidate),
    });
    // The unfinished sample counts for none.
    expect(tallies.map(({ count }) => count)).toEqual([1, 1, 1]);
    expect(tallies[0]?.candidate).toBe(2);
  });

  it('falls back to the priors without a sample', () => {
    const tallies = halve({ priors: [0.1, 0.3, 0.2], trust: 5, evaluations: 30, evaluate: () => undefined });
    expect(tallies.map(({ candidate }) => candidate)).toEqual([1, 2, 0]);
    expect(beliefOf(tallies[0]!, 5)).toBeCloseTo(0.3);
    expect(standardErrorOf(tallies[0]!)).toBe(0.5);
  });
});
