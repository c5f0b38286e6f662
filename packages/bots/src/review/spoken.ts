// Which claims may be spoken of a comparison: those that hold, that tell the two lines apart, and that do not contradict a bar. The
// strongest first, two at most. Words come from these claims and from the numbers of the comparison; from nothing else.
import type { GameTypes } from '@planisphere/core';
import { type Checkers, type Claim, type ComparedLines, checkClaim, separates } from './claim.ts';
import type { Difference } from './examiner.ts';
import type { Moment } from './moment.ts';

/** What the trying has found, as a guide to which claim matters most. It proves nothing. */
export interface Findings {
  /** What the better line brings more than the worse one. */
  readonly parts: readonly Difference[];
  /** The better line was not the one that was played. */
  readonly lost: boolean;
}

/** A claim that might be spoken. It states a merit of its line: something the other line does not have, or has less of. */
export interface Proposed<C extends Claim> {
  readonly claim: C;
  /** How much it matters, in points or whatever the game weighs by; 0 or less is not worth a word. */
  readonly strength: number;
  /** The name of the bar that shows the same. */
  readonly part?: string;
}

/** The side of a coach that a game proves: what might be said, and how each kind of claim is checked. */
export interface Claimant<T extends GameTypes, C extends Claim> {
  propose(compared: ComparedLines<T>, findings: Findings): readonly Proposed<C>[];
  readonly checkers: Checkers<T, C>;
}

const MOST = 2;

/**
 * Nothing where neither line is better. Of a decision that was the best one nothing is said about the next best; of one that
 * gave something away, the first claim is about the better line, and the second may be what the played line had instead.
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
  const spoken: C[] = [];
  const told = new Set<string>();
  for (const proposed of ordered) {
    const { claim } = proposed;
    // Two claims that the same bar shows say the same thing twice.
    const about = `${claim.about} ${proposed.part ?? claim.kind}`;
    if (told.has(about)) continue;
    // A merit of the worse line is said only beside one of the better line.
    if (claim.about === 'played' && (spoken.length === 0 || spoken.some((each) => saysAsMuch(each, claim))))
      continue;
    if (contradicts(proposed, parts)) continue;
    if (checkClaim(checkers, claim, compared) !== undefined) continue;
    if (!separates(checkers, claim, compared)) continue;
    spoken.push(claim);
    told.add(about);
    if (spoken.length === MOST) break;
  }
  return spoken;
}

/** The same kind with the same numbers for both lines tells them apart by a name only. */
function saysAsMuch(one: Claim, two: Claim): boolean {
  const numbers = (claim: Claim): string =>
    JSON.stringify(Object.entries(claim).filter(([, value]) => typeof value === 'number'));
  return one.kind === two.kind && numbers(one) === numbers(two);
}

/** Does the bar of this claim stand for the other line? */
function contradicts<C extends Claim>({ claim, part }: Proposed<C>, parts: readonly Difference[]): boolean {
  const bar = part === undefined ? undefined : parts.find(({ name }) => name === part);
  if (bar === undefined) return false;
  return claim.about === 'best' ? bar.points < 0 : bar.points > 0;
}
