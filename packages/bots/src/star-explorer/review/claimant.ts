// Which claims on a Star Explorer decision matter most: parts of the score sheet by their points, then their sum; what
// is left for later, if this round does not favour the line. Only a guess: every claim is checked before it is spoken.
import type { StarExplorer } from '@planisphere/star-explorer';
import type { Subject } from '../../review/claim.ts';
import type { Difference } from '../../review/examiner.ts';
import type { Claimant, Proposed } from '../../review/spoken.ts';
import { starExplorerCheckers } from './checkers.ts';
import type { StarExplorerClaim } from './claims.ts';
import { proposeClaims } from './propose.ts';

export const starExplorerClaimant: Claimant<StarExplorer, StarExplorerClaim> = {
  propose: (compared, { parts }) => {
    const { isLater, isNow } = reasonsIn(parts);
    const claims = proposeClaims(compared, isLater);
    return claims.map((claim): Proposed<StarExplorerClaim> => {
      const part = partOf(claim);
      const others = claims.filter(({ about }) => about === claim.about);
      const strength = strengthOf(claim, { others, later: isLater(claim.about), now: isNow(claim.about) });
      return { claim, strength, ...(part !== undefined && { part }) };
    });
  },
  checkers: starExplorerCheckers,
};

interface Reasons {
  /** Whether a line is better by later rounds rather than by this one. */
  isLater(about: Subject): boolean;
  /** Whether it has more than the other line in this round. */
  isNow(about: Subject): boolean;
}

function reasonsIn(parts: readonly Difference[]): Reasons {
  const later = parts.find(({ name }) => name === 'later')?.points ?? 0;
  const now = parts.reduce((sum, { points }) => sum + points, 0) - later;
  return {
    isLater: (about) => (about === 'best' ? later > now : later < now),
    isNow: (about) => (about === 'best' ? now > 0 : now < 0),
  };
}

/** The bar that shows the same. */
function partOf(claim: StarExplorerClaim): string | undefined {
  switch (claim.kind) {
    case 'stars':
      return `${{ tile: 'current', before: 'previous', both: 'both' }[claim.role]}.${claim.of}`;
    case 'lines':
      return `lines.${claim.of}.${claim.to}`;
    case 'central':
    case 'axis':
    case 'outer':
      return claim.kind;
    case 'out':
      return 'lit';
    case 'free':
    case 'next-round':
      return 'later';
    case 'gives':
      return 'rival';
    default:
      return undefined;
  }
}

/** A guess at the later worth of a star that is left free. */
const FREE_STAR = 0.25;
/** A smaller gain in stars, or a smaller mean of points, is no reason. */
const FEWEST_STARS = 2;
const LEAST_SHARE = 0.25;
const LEAST_MEAN = 1;
/** The weight of a merit in this round, if the line is not better by this round. */
const ASIDE = 0.2;
const JUST_LESS = 0.001;

interface Among {
  /** All possible claims about the same line. */
  readonly others: readonly StarExplorerClaim[];
  /** The line is better by later rounds. */
  readonly later: boolean;
  /** The line has more than the other in this round. */
  readonly now: boolean;
}

function strengthOf(claim: StarExplorerClaim, { others, later, now }: Among): number {
  switch (claim.kind) {
    case 'rank':
      return beside(others) + JUST_LESS / 2;
    case 'gain':
      return others.some(({ kind }) => kind === 'most') ? 0 : (later ? ASIDE : 1) * beside(others);
    case 'most':
      return (later ? ASIDE : 1) * beside(others);
    case 'stars':
    case 'lines':
    case 'central':
    case 'axis':
    case 'outer':
    case 'out':
      // A merit that this round takes away again elsewhere is no merit.
      if (!now) return 0;
      return later ? ASIDE * claim.points : claim.points;
    case 'free':
      return claim.count - claim.than < Math.max(FEWEST_STARS, LEAST_SHARE * claim.than)
        ? 0
        : FREE_STAR * (claim.count - claim.than);
    // What they bring is among the points on average, so they are no merit beside a line that brings more of these.
    case 'same-kind':
      return claim.about === 'best' ? 0.5 : 0;
    case 'tiles':
      return claim.about === 'best' ? 0.4 * (claim.count - claim.than) : 0;
    case 'brings':
    case 'next-round':
    case 'gives':
      return Math.abs(claim.points - claim.than) < LEAST_MEAN ? 0 : Math.abs(claim.points - claim.than);
  }
}

/** The sum, and before it the rank, comes second: after its biggest part. */
function beside(others: readonly StarExplorerClaim[]): number {
  const parts = others.flatMap((each) => ('count' in each && 'points' in each ? [each.points] : []));
  return Math.max(2 * JUST_LESS, ...parts) - JUST_LESS;
}
