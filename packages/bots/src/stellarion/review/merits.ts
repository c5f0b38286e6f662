// The value of a merit of a line of Stellarion by rule of thumb, and the two lines side by side.
import type { Subject } from '../../review/claim.ts';
import type { Proposed } from '../../review/spoken.ts';
import type { StellarionClaim } from './claims.ts';
import * as count from './counts.ts';
import type { Prospects } from './prospects.ts';
import type { Reached } from './reached.ts';

/** In voyages. */
export const WEIGHTS = {
  end: 10,
  open: 0.9,
  voyage: 1,
  ready: 0.8,
  theory: 0.8,
  proof: 0.5,
  crossing: 0.6,
  waste: 0.45,
  star: 0.35,
  meteor: 0.35,
  copy: 0.4,
  outpost: 0.2,
  hand: 0.15,
  pair: 0.12,
  hole: 0.15,
  uncovered: 0.1,
  mirror: 0.08,
  sun: 0.06,
  card: 0.04,
} as const;

/** One of the two lines, with what its end shows. */
export interface Side {
  readonly about: Subject;
  readonly reached: Reached;
  readonly prospects: Prospects;
}

export type Proposals = readonly Proposed<StellarionClaim>[];

/** Galaxies to which a line takes a voyage: that it uses up their cards is no merit of the other line. */
export function voyagesOf(reached: Reached): readonly number[] {
  return [
    ...count.launchesIn(reached).map(({ galaxy }) => galaxy),
    ...count.takenBy(reached, 'take'),
    ...count.takenBy(reached, 'spend'),
  ];
}

/** That a line has not crossed is no merit of its black holes. */
export function crosses({ steps }: Reached): boolean {
  return steps.some(({ action }) => action.kind === 'cross');
}
