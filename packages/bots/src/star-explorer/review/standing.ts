// The chance of each seat to win by what all are expected to have in the end: every total may still go up or down, the less the
// fewer rounds are left.
import { type Position, ROUNDS } from '@planisphere/star-explorer';

/** Points of a whole game spread by so much around what is expected of it. */
const SPREAD = 9;
/** What one round that is under way may still bring. */
const LEAST_ROUNDS = 0.5;
const STEPS = 64;
/** So many spreads around the totals are looked at. */
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

/** The logistic curve with this slope is close to the normal one. */
const SLOPE = 1.7;

function shareBelow(spreads: number): number {
  return 1 / (1 + Math.exp(-SLOPE * spreads));
}
