// Nothing false passes the checkers of Stellarion's coach: what they let through, and what they refuse when it is
// changed, is the same that following every course card by card finds. A sample in every run, 10,000 decisions of each
// set-up with PLANISPHERE_LONG=1, or PLANISPHERE_DECISIONS many from PLANISPHERE_FROM on.
import { stellarion } from '@planisphere/stellarion';
import { describe, expect, it } from 'vitest';
import { checkClaim, separates } from '../src/review/claim.ts';
import { stellarionCheckers } from '../src/stellarion/review/checkers.ts';
import type { StellarionClaim } from '../src/stellarion/review/claims.ts';
import { propose } from '../src/stellarion/review/propose.ts';
import { changed } from './stellarion-changed.ts';
import { type Told, truthOf } from './stellarion-claims-truth.ts';
import { comparisonsIn, SET_UPS } from './stellarion-comparisons.ts';

const LONG = process.env.PLANISPHERE_LONG === '1';
const DECISIONS = LONG ? Number(process.env.PLANISPHERE_DECISIONS ?? 10_000) : 16;
const FROM = LONG ? Number(process.env.PLANISPHERE_FROM ?? 0) : 0;
/** How many claims of each kind are changed. */
const MUTATED = LONG ? 200 : 8;
const FINDINGS = { parts: [], lost: true };

describe.each(SET_UPS.slice(FROM))('claims of Stellarion for $players with $options', (setUp) => {
  it('hold where they pass, and are refused where a number, a name or the line is changed', () => {
    const seen: Record<string, number> = {};
    const refused: Record<string, number> = {};
    for (const compared of comparisonsIn(setUp, DECISIONS)) {
      const { before, seat, lines } = compared;
      const written = (line: typeof lines.best) =>
        line.map((action) => stellarion.notation.makeEvent({ by: seat, action }));
      const decision = {
        ...{ before: stellarion.notation.make(before), seat },
        ...{ best: written(lines.best), played: written(lines.played) },
      };
      const truth = truthOf(decision);
      const isFalse = (claim: StellarionClaim): boolean => !truth({ ...claim } as Told);
      const passes = (claim: StellarionClaim): boolean =>
        checkClaim(stellarionCheckers, claim, compared) === undefined &&
        separates(stellarionCheckers, claim, compared);
      for (const { claim } of propose(compared, FINDINGS)) {
        if (!passes(claim)) continue;
        seen[claim.kind] = (seen[claim.kind] ?? 0) + 1;
        if (isFalse(claim)) throw new Error(`${JSON.stringify({ ...decision, claim })} is not so`);
        const swapped = { ...compared, lines: { best: lines.played, played: lines.best } };
        expect(checkClaim(stellarionCheckers, claim, swapped)).toBeDefined();
        if (seen[claim.kind]! > MUTATED) continue;
        for (const other of changed(claim)) {
          if (passes(other)) {
            if (isFalse(other)) throw new Error(`${JSON.stringify({ ...decision, other })} passes`);
          } else refused[claim.kind] = (refused[claim.kind] ?? 0) + 1;
        }
      }
    }
    if (LONG) console.log(JSON.stringify(setUp), JSON.stringify(seen));
    expect(Object.keys(seen).length).toBeGreaterThan(5);
    for (const kind of Object.keys(seen)) expect(refused[kind] ?? 0, kind).toBeGreaterThan(0);
  });
});

it('says that courses show what counting does not show, and the other way round', () => {
  const before =
    'duo B turn ^Na(SaNaTaTaPaPa)/^Tb(SbSbNbNbPbPb)/^Pg(SgSgNgTgTg)/^Sd(SdNdNdTdPd)/^Sa(SbSd)/^Nb(NaNg)/^Ta(TaTbTbTgTd)/^Pb(PaPaPgPd) Sa/Tb/NgPg/TdPd/SaSbSgSgSd/NaNbNgNdNd/TgTd/PbPgPd - aab bdd/gg *1 - - -';
  // After beta both piles have two galaxies, and alpha has no room. To find that by following, all cards would have to
  // be played.
  const best = ['B launch alpha ship alpha stars star'];
  const played = ['B launch beta star nebula beta planet'];
  const position = stellarion.notation.parse(before);
  if (!position.ok) throw new Error(position.fault.message);
  const actions = (events: readonly string[]) =>
    events.map((text) => {
      const event = stellarion.notation.parseEvent(text);
      if (!event.ok || event.value.by === 'chance') throw new Error(text);
      return event.value.action;
    });
  const lines = { best: actions(best), played: actions(played) };
  const compared = { before: position.value, seat: 1 as const, lines };
  const truth = truthOf({ before, seat: 1, best, played });
  const [counting, courses] = (['counting', 'courses'] as const).map(
    (shown) => ({ kind: 'keeps-open', about: 'best', shown }) as const,
  );
  expect(checkClaim(stellarionCheckers, counting!, compared)).toBeUndefined();
  expect(truth(counting!)).toBe(true);
  expect(checkClaim(stellarionCheckers, courses!, compared)).toMatch('counting');
  expect(truth(courses!)).toBe(false);
});
