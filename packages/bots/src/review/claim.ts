// What the coach may say: typed statements about one of two compared lines, each with a checker that recomputes it from
// the position, the line and the rules, and knows nothing of the search. docs/review.md defines every kind.
import type { GameTypes, Seat } from '@planisphere/core';

/** Which of the two compared lines a claim is about. If the best line was played, `played` is the next best. */
export const SUBJECTS = ['best', 'played'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Each game has a union of its own kinds, with the numbers that they state. */
export interface Claim {
  readonly kind: string;
  readonly about: Subject;
}

/** Two lines that begin at the same position, as one seat sees it. */
export interface ComparedLines<T extends GameTypes = GameTypes> {
  /** The seat's view: no claim may use what the seat cannot know. */
  readonly before: T['position'];
  readonly seat: Seat;
  readonly lines: Readonly<Record<Subject, readonly T['action'][]>>;
}

/** Undefined if the claim holds, else what is wrong with it. */
export type Checker<T extends GameTypes, C extends Claim> = (
  claim: C,
  compared: ComparedLines<T>,
) => string | undefined;

/** One checker for each kind: a kind without a checker does not compile. */
export type Checkers<T extends GameTypes, C extends Claim> = {
  readonly [Kind in C['kind']]: Checker<T, Extract<C, { readonly kind: Kind }>>;
};

/** Undefined if the claim holds for its line. */
export function checkClaim<T extends GameTypes, C extends Claim>(
  checkers: Checkers<T, C>,
  claim: C,
  compared: ComparedLines<T>,
): string | undefined {
  const checker = checkers[claim.kind as C['kind']] as Checker<T, C>;
  return checker(claim, compared);
}

/** Whether the claim tells the lines apart: false if it also holds for the other line. */
export function separates<T extends GameTypes, C extends Claim>(
  checkers: Checkers<T, C>,
  claim: C,
  compared: ComparedLines<T>,
): boolean {
  const about: Subject = claim.about === 'best' ? 'played' : 'best';
  return checkClaim(checkers, { ...claim, about }, compared) !== undefined;
}
