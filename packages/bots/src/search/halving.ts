// Sequential halving: all candidates are tried on the same samples, and each round drops the worse half, so that most
// of the thinking goes to actions that are hard to tell apart. Common random numbers: sample k is the same world for
// every candidate, which keeps the difference between candidates and removes most of the luck.
import { attempt } from './allowance.ts';

/** Values of a candidate so far. */
export interface Tally {
  readonly candidate: number;
  /** Its value before any sample. */
  readonly prior: number;
  count: number;
  sum: number;
  squares: number;
}

export interface Trial {
  /** The value of each candidate before any sample. */
  readonly priors: readonly number[];
  /** How many samples a prior is worth. */
  readonly trust: number;
  /** How many evaluations the trial may spend. */
  readonly evaluations: number;
  /** The value of a candidate on a sample; undefined to end the trial. */
  evaluate(candidate: number, sample: number): number | undefined;
}

/** All tallies, best first; candidates dropped later come before those dropped earlier. */
export function halve({ priors, trust, evaluations, evaluate }: Trial): readonly Tally[] {
  const tallies = priors.map(
    (prior, candidate): Tally => ({ candidate, prior, count: 0, sum: 0, squares: 0 }),
  );
  const ranked = (each: readonly Tally[]): Tally[] =>
    each.toSorted((a, b) => beliefOf(b, trust) - beliefOf(a, trust));
  const rounds = Math.max(1, Math.ceil(Math.log2(priors.length)));
  let alive = tallies;
  let dropped: readonly Tally[] = [];
  let sample = 0;
  for (let round = 0; round < rounds && alive.length > 1; round++) {
    const samples = Math.max(1, Math.floor(evaluations / rounds / alive.length));
    for (const last = sample + samples; sample < last; sample++) {
      if (!trySample(alive, sample, evaluate)) return [...ranked(alive), ...dropped];
    }
    const order = ranked(alive);
    const half = Math.ceil(alive.length / 2);
    dropped = [...order.slice(half), ...dropped];
    alive = order.slice(0, half);
  }
  return [...ranked(alive), ...dropped];
}

/** False if the trial ended before all were evaluated; then the sample counts for none. */
function trySample(alive: readonly Tally[], sample: number, evaluate: Trial['evaluate']): boolean {
  const values: number[] = [];
  for (const { candidate } of alive) {
    const value = attempt(() => evaluate(candidate, sample));
    if (value === undefined) return false;
    values.push(value);
  }
  alive.forEach((tally, index) => {
    const value = values[index] as number;
    tally.count++;
    tally.sum += value;
    tally.squares += value * value;
  });
  return true;
}

/** The mean of the samples and the prior, which counts as `trust` samples. */
export function beliefOf({ prior, sum, count }: Tally, trust: number): number {
  return (sum + trust * prior) / (count + trust);
}

/** The error of a chance that was never tried: as large as possible. */
export const UNTRIED = 0.5;

export function standardErrorOf({ sum, squares, count }: Tally): number {
  if (count < 2) return UNTRIED;
  const variance = Math.max(0, squares / count - (sum / count) ** 2) * (count / (count - 1));
  return Math.sqrt(variance / count);
}
