// The grade of a decision as a stranger reckons it from a line of `planisphere coach --json`, by the table of
// docs/review.md. Nothing of the review is used here.
import type { Decided } from '../src/review/decisions.ts';

interface Row {
  readonly great: number;
  readonly slip: number;
  readonly blunder: number;
}

/** The table of docs/review.md. */
const TABLE: Readonly<Record<Decided['value']['unit'], Row>> = {
  chance: { great: 0.06, slip: 0.05, blunder: 0.15 },
  points: { great: 4, slip: 3, blunder: 8 },
  margin: { great: 4, slip: 2.5, blunder: 7 },
  risk: { great: 0.005, slip: 0.005, blunder: 0.02 },
  voyages: { great: 0.3, slip: 0.3, blunder: 0.75 },
};

const times = ({ great, slip, blunder }: Row, by: number): Row => ({
  ...{ great: great * by, slip: slip * by, blunder: blunder * by },
});

function rowFor({ game, value }: Decided): Row {
  const row = TABLE[value.unit];
  const finer = game === 'stellarion' ? 1 / 3 : 1;
  const chance = value.chance?.best ?? value.best;
  const share = (of: number, least: Row, most: Row): Row => ({
    great: row.great,
    slip: Math.min(most.slip, Math.max(least.slip, 0.4 * of)),
    blunder: Math.min(most.blunder, Math.max(least.blunder, 0.8 * of)),
  });
  if (value.unit === 'margin') return chance > 0.5 ? times(row, 2.4) : row;
  if (value.unit === 'risk') return share(1 - chance, row, times(TABLE.chance, finer));
  if (value.unit !== 'chance') return row;
  return finer < 1 ? times(row, finer) : share(chance, { great: 0, slip: 0.02, blunder: 0.02 }, row);
}

export function gradeToldBy(decided: Decided): string {
  const { best, played, next, error } = decided.value;
  const row = rowFor(decided);
  const counts = (difference: number, least: number): boolean =>
    difference + 1e-9 >= least && difference >= 1.5 * error;
  if (counts(best - played, row.blunder)) return 'blunder';
  if (counts(best - played, row.slip)) return 'slip';
  return !decided.even && next !== undefined && counts(played - next, row.great) ? 'great' : 'good';
}
