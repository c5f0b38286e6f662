// What the coach of Stellarion does not compare: lines of which one has not moved the sun yet or is no action, cards
// that a launch uses, and lines after which no win is possible.
import { describe, expect, it } from 'vitest';
import { checkClaim } from '../src/review/claim.ts';
import { evenWhereNothing, withoutHope } from '../src/stellarion/review/certainties.ts';
import { stellarionCheckers } from '../src/stellarion/review/checkers.ts';
import type { StellarionClaim } from '../src/stellarion/review/claims.ts';
import { propose } from '../src/stellarion/review/propose.ts';
import { type Case, comparedIn, DECISIONS } from './stellarion-decisions.ts';

const faultOf = (claim: StellarionClaim, each: Case): string | undefined =>
  checkClaim(stellarionCheckers, claim, comparedIn(each));
const kindsOf = (each: Case, about: 'best' | 'played'): readonly string[] =>
  propose(comparedIn(each), { parts: [], lost: true })
    .filter(({ claim, strength }) => claim.about === about && strength > 0)
    .map(({ claim }) => claim.kind);

describe('not compared', () => {
  it('is the sun while one of the lines has still to move it', () => {
    const sun: StellarionClaim = { kind: 'sun', about: 'best', away: 19, instead: 17 };
    expect(faultOf(sun, DECISIONS.scanAndStop)).toMatch('still to move');
    expect(kindsOf(DECISIONS.scanAndStop, 'best')).not.toContain('sun');
  });

  it('is what is left after spending meteors with what is left after an action', () => {
    const stars: StellarionClaim = { kind: 'stars', about: 'best', left: 1, instead: 0 };
    const sun: StellarionClaim = { kind: 'sun', about: 'best', away: 12, instead: 8 };
    for (const claim of [stars, sun]) expect(faultOf(claim, DECISIONS.meteors)).toMatch('no action');
    expect(kindsOf(DECISIONS.meteors, 'best')).toEqual([]);
  });

  it('are the copies of a galaxy to which the line takes the last voyage', () => {
    const copies: StellarionClaim = {
      ...{ kind: 'copies', about: 'best', card: 'Sa' },
      ...{ left: 1, instead: 0, toGo: 1 },
    };
    expect(faultOf(copies, DECISIONS.lastVoyage)).toBe('0 voyages to go');
    expect(kindsOf(DECISIONS.lastVoyage, 'best')).toEqual(['launches']);
  });

  it('are cards that the other line launches with, and black holes with which it crosses', () => {
    expect(kindsOf(DECISIONS.launchedFromTheOutpost, 'best')).not.toContain('stationed');
    expect(kindsOf(DECISIONS.launchedFromTheOutpost, 'best')).not.toContain('cards');
    for (const kind of ['holes', 'crossing'])
      expect(kindsOf(DECISIONS.leftToCross, 'played')).not.toContain(kind);
  });

  it('is any merit of a line after which no win is possible', () => {
    expect(kindsOf(DECISIONS.hopeless, 'best')).toContain('keeps-open');
    expect(kindsOf(DECISIONS.hopeless, 'played')).toEqual([]);
  });
});

describe('certain whatever the trials say', () => {
  const compared = comparedIn(DECISIONS.hopeless);
  const turn = { view: compared.before, seat: compared.seat };
  const [good, bad] = [compared.lines.best, compared.lines.played];
  const errors = { error: 0.01, differenceError: 0.01, parts: [] };

  it('is that a line after which no win is possible has no chance', () => {
    const [played, best] = [
      { actions: bad, value: 0.14 },
      { actions: good, value: 0.13 },
    ];
    const found = withoutHope({ played, best: played, other: best, ...errors }, turn);
    expect(found.played.value).toBe(0);
    expect(found.best).toEqual(best);
  });

  it('is that a difference below any number is none, except in voyages', () => {
    const [played, best] = [
      { actions: bad, value: 0.998 },
      { actions: good, value: 0.998 + 1e-9 },
    ];
    const found = evenWhereNothing({ played, best, other: best, ...errors });
    expect(found.best).toBe(found.played);
    expect(found.other).toEqual({ actions: good, value: 0.998 });
    const sunk = (actions: typeof good, amount: number) => ({ actions, value: 0, amount });
    const voyages = { played: sunk(bad, 3), best: sunk(good, 4), other: sunk(good, 4), ...errors };
    expect(evenWhereNothing(voyages)).toBe(voyages);
  });
});
