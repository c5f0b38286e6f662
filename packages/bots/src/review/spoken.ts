// Which claims on a comparison may be spoken: those that hold, that tell the two lines apart, and that no bar
// contradicts; strongest first, two at most. All words come from these claims and from the numbers of the comparison.
import type { GameTypes } from '@planisphere/core';
import { type Checkers, type Claim, type ComparedLines, checkClaim, separates } from './claim.ts';
import type { Difference } from './examiner.ts';
import type { Moment } from './moment.ts';

/** What the trials found, as a guide to which claim matters most. It proves nothing. */
export interface Findings {
  /** What the better line brings more than the worse one. */
  readonly parts: readonly Difference[];
  /** The better line was not the one that was played. */
  readonly lost: boolean;
}

/** A claim that might be spoken. It states a merit of its line: something that the other line lacks, or has less of. */
export interface Proposed<C extends Claim> {
  readonly claim: C;
  /** How much it matters, in points or the game's own weights; at 0 or below it is not spoken. */
  readonly strength: number;
  /** The name of the bar that shows the same. */
  readonly part?: string;
}

/** The game's part of a coach: what could be said, and how to check each kind of claim. */
export interface Claimant<T extends GameTypes, C extends Claim> {
  propose(compared: ComparedLines<T>, findings: Findings): readonly Proposed<C>[];
  readonly checkers: Checkers<T, C>;
}

const MOST = 2;

/**
 * Empty if neither line is better. For a best decision nothing is said about the next best; for one that gave something
 * away, the first claim is about the better line, and the second may be the merit of the played one.
 */
export function claimsToSpeak<T extends GameTypes, C extends Claim>(
  { propose, checkers }: Claimant<T, C>,
  compared: ComparedLines<T>,
  moment: Pick<Moment, 'even' | 'lost' | 'parts'>,
): readonly C[] {
  if (moment.even) return [];
  const { lost } = moment;
  const sign = lost ? 1 : -1;
  const parts = moment.parts.map((part) => ({ ...part, points: sign * part.points }));
  const ordered = propose(compared, { parts, lost })
    .filter(({ claim, strength }) => strength > 0 && (lost || claim.about === 'best'))
    .toSorted((a, b) => b.strength - a.strength);
  const maySay = (proposed: Proposed<C>): boolean =>
    !contradicts(proposed, parts) &&
    checkClaim(checkers, proposed.claim, compared) === undefined &&
    separates(checkers, proposed.claim, compared);
  // A merit of the worse line is said only beside one of the better line, which may be smaller.
  const first = ordered.find((proposed) => proposed.claim.about === 'best' && maySay(proposed));
  if (first === undefined) return [];
  const spoken = [first.claim];
  const told = new Set([subjectOf(first)]);
  for (const proposed of ordered) {
    if (spoken.length === MOST) break;
    const { claim } = proposed;
    if (told.has(subjectOf(proposed))) continue;
    if (claim.about === 'played' && spoken.some((each) => saysAsMuch(each, claim))) continue;
    if (!maySay(proposed)) continue;
    spoken.push(claim);
    told.add(subjectOf(proposed));
  }
  return spoken;
}

/** Two claims of the same bar say the same thing twice. */
function subjectOf<C extends Claim>({ claim, part }: Proposed<C>): string {
  return `${claim.about} ${part ?? claim.kind}`;
}

/** The same kind with the same numbers for both lines differs only by a name. */
function saysAsMuch(one: Claim, two: Claim): boolean {
  const numbers = (claim: Claim): string =>
    JSON.stringify(Object.entries(claim).filter(([, value]) => typeof value === 'number'));
  return one.kind === two.kind && numbers(one) === numbers(two);
}

/** Whether the bar of this claim favours the other line. */
function contradicts<C extends Claim>({ claim, part }: Proposed<C>, parts: readonly Difference[]): boolean {
  const bar = part === undefined ? undefined : parts.find(({ name }) => name === part);
  if (bar === undefined) return false;
  return claim.about === 'best' ? bar.points < 0 : bar.points > 0;
}
