// Each seat's chance to win, from everybody's expected total at the end: every total may still change, the less the
// fewer rounds are left.
import { type Position, ROUNDS } from '@planisphere/star-explorer';

/** The standard deviation of the points of a whole game around their expectation. */
const SPREAD = 9;
/** The uncertainty of the current round, in rounds. */
const LEAST_ROUNDS = 0.5;
const STEPS = 64;
/** The integral covers this many standard deviations around the totals. */
const REACH = 4;

export function chancesOf(totals: readonly number[], { boards }: Position): readonly number[] {
  const done = Math.min(...boards.map(({ drawings }) => drawings.length));
  const spread = SPREAD * Math.sqrt(Math.max(LEAST_ROUNDS, ROUNDS - done) / ROUNDS);
  const low = Math.min(...totals) - REACH * spread;
  const step = (Math.max(...totals) + REACH * spread - low) / STEPS;
  const sums = totals.map(() => 0);
  for (let at = 0; at < STEPS; at++) {
    const points = low + (at + 0.5) * step;
    const below = totals.map((total) => shareBelow((points - total) / spread));
    totals.forEach((total, seat) => {
      const density = Math.exp(-(((points - total) / spread) ** 2) / 2);
      sums[seat]! += below.reduce(
        (product, share, other) => (other === seat ? product : product * share),
        density,
      );
    });
  }
  const all = sums.reduce((sum, each) => sum + each, 0);
  return sums.map((each) => each / all);
}

/** The logistic curve with this slope is close to the normal distribution's. */
const SLOPE = 1.7;

function shareBelow(spreads: number): number {
  return 1 / (1 + Math.exp(-SLOPE * spreads));
}
