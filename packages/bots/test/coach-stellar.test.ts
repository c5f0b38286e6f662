// Wrong sentences of Stellar's coach that new players have found, each as a position in which the coach must not say
// it.

import { createRng, type Seat } from '@planisphere/core';
import { stellar } from '@planisphere/stellar';
import { describe, expect, it } from 'vitest';
import { checkClaim } from '../src/review/claim.ts';
import type { Examined } from '../src/review/examiner.ts';
import { hintFor } from '../src/review/hint.ts';
import { momentOf } from '../src/review/moment.ts';
import { claimsToSpeak } from '../src/review/spoken.ts';
import { placeOf } from '../src/stellar/review/alike.ts';
import { withBars } from '../src/stellar/review/bars.ts';
import { stellarCheckers } from '../src/stellar/review/checkers.ts';
import type { StellarClaim } from '../src/stellar/review/claims.ts';
import { en } from '../src/stellar/review/coach.en.ts';
import { fr } from '../src/stellar/review/coach.fr.ts';
import { stellarCoach } from '../src/stellar/review/coach.ts';
import { stellarExaminer } from '../src/stellar/review/examiner.ts';
import { propose } from '../src/stellar/review/proposals.ts';
import { marginOf, PARTS, partsOf } from '../src/stellar/review/sheet.ts';

const viewOf = (text: string) => {
  const parsed = stellar.notation.parse(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
};
const actionsOf = (events: readonly string[]) =>
  events.map((line) => {
    const parsed = stellar.notation.parseEvent(line);
    if (!parsed.ok || parsed.value.by === 'chance') throw new Error(line);
    return parsed.value.action;
  });
const compare = (before: string, best: readonly string[], played: readonly string[]) => {
  const seat: Seat = best[0]!.startsWith('A') ? 0 : 1;
  return { before: viewOf(before), seat, lines: { best: actionsOf(best), played: actionsOf(played) } };
};
const check = (claim: StellarClaim, lines: ReturnType<typeof compare>) =>
  checkClaim(stellarCheckers, claim, lines);

/** A to move: the top section is full on both sides, and B has more in it. */
const LATE =
  'take turn=17 first=B row=C4,P3,M4,M2,C5 step=- discard=A4,C2,H1,H2,H5 memory=on A.hand=P5,M1 A.taken=C1@1,M3@3,P3@5,H5@9,C2@11,P5@13,M1@15 A.tel=C3,#H5.hand5.11,#C1.hand16.15,#M3.hand3.7,#H4.row,_,#C2.hand2.13,_,H4,M1,#P3.hand3.5,_ A.note=P1,P1,M2,A1,A3,A3,A5,C1,C4 A.answer=_ B.hand=?,? B.taken=C5@10,A6@12,S2@14,A4@16 B.tel=M3,M6,#?.hand46.16,H1,C6,H6,_,#?.hand5.14,S5,_,P4,P2 B.note=P5,M5,M5,A2,A2,A5,C3,H3,S1,S4 B.answer=_';
/** The first turn: left and right are alike. */
const EARLY =
  'take turn=0 first=A row=M2,P5,C1,H2,A4 step=- discard=- memory=on A.hand=P4,C4 A.taken=- A.tel=A3,_,_,_,_,_,_,_,_,_,_,_ A.note=P3 A.answer=_ B.hand=?,? B.taken=- B.tel=M3,_,_,_,_,_,_,_,_,_,_,_ B.note=H3 B.answer=_';

describe('hint 2 and hint 3', () => {
  it('are of the same line, in every position, also where the next best turns out to be better', () => {
    for (const [index, before] of [LATE, EARLY].entries()) {
      const view = viewOf(before);
      for (let seed = 0; seed < 4; seed++) {
        const budget = { rng: createRng(10 * index + seed), nodes: 12 };
        const tools = { game: stellar, examiner: stellarExaminer };
        const moment = hintFor(tools, { view, seat: 0, players: 2 }, budget)!;
        expect(moment.lost).toBe(false);
        expect(moment.played).toEqual(moment.best);
        const telling = { moment, before: view, locale: 'en' as const, nameOf: () => undefined };
        for (const claim of stellarCoach.claims!(telling)) expect(claim.about).toBe('best');
        const place = placeOf(view, 0, actionsOf(moment.best.events));
        expect(placeOf(view, 0, actionsOf(moment.other.events))).not.toBe(place);
      }
    }
  });
});

describe('the last card', () => {
  /** B chooses which of two cards is kept. */
  const keeping =
    'keep turn=22 first=B row=C5,C2,S2,P3,M5 step=- discard=- memory=on A.hand=?,? A.taken=C2@1,A5@5,M2@9,A5@13,C4@15,P5@17,H5@19,M1@21 A.tel=A3,#?.hand2.9,A2,#?.hand56.15,#?.hand56.17,#?.hand56.21,#?.hand26.7,H1,S1,#?.hand5.19,#?.hand2.5,#A1.row A.note=P3,M1,M2,M4,C1,C3,C3,C4,C5,H2,H5,S4 A.answer=? B.hand=C6,S3 B.taken=S3@8,M6@12,P4@14,C6@16,P1@18,H3@20 B.tel=M3,M3,H4,#H3.hand36.20,H6,#P1.hand1.18,P2,P5,#P4.hand4.14,A3,#M6.hand46.16,P6 B.note=P4,M4,M5,A2,A4,A6,C1,H1,H2,H3,H4,S5 B.answer=_';

  it('is all that is kept: the other one is not in the hand any more', () => {
    const lines = compare(keeping, ['B keep C6'], ['B keep S3']);
    const kinds = propose(lines, { parts: [], lost: true }).map(({ claim }) => claim.kind);
    expect(kinds).toContain('run');
    expect(kinds).not.toContain('holds');
    const held = {
      kind: 'holds',
      about: 'best',
      card: 'S3',
      type: 'moon',
      run: [3, 4, 5],
      points: 4,
    } as const;
    expect(check(held, lines)).toBe('the card is not in the hand');
  });
});

describe('words', () => {
  it('list the cards of a type as they lie in the notebook, not the longest run of them', () => {
    const where = (notebook: string, noted = 'P4'): readonly string[] => {
      const before = EARLY.replace('A.note=P3', `A.note=${notebook}`).replace(
        'A.hand=P4,C4',
        noted === 'P4' ? 'A.hand=P4,C4' : `A.hand=C4,${noted}`,
      );
      const spoken = {
        compared: compare(before, ['A take 1', `A play ${noted} note`], ['A take 1', 'A play M2 tel 2']),
        mood: { best: 'now' as const, played: 'now' as const },
        nameOf: () => undefined,
      };
      return [en, fr].map((tongue) => tongue.where(spoken).replace(/^.*(?:notebook|carnet)\u202f?: /, ''));
    };
    expect(where('P3')).toEqual(['only the 3 so far.', 'pour l’instant, seulement le 3.']);
    expect(where('P3,S4')).toEqual(['the 3, and Satellite 4.', 'le 3, et le Satellite 4.']);
    expect(where('P6')).toEqual(['only the 6/0 so far.', 'pour l’instant, seulement le 6/0.']);
    expect(where('H1,H4,H5,S1', 'H2')).toEqual(['1, 4 and 5.', '1, 4 et 5.']);
    expect(where('H5,H5,H6', 'H2')).toEqual(['5, 5 and 6/0.', '5, 5 et 6/0.']);
    expect(where('S5')).toEqual(['only Satellite 5 so far.', 'pour l’instant, seulement le Satellite 5.']);
    expect(where('M3,S2,S5')).toEqual([
      'only Satellites 2 and 5 so far.',
      'pour l’instant, seulement les Satellites 2 et 5.',
    ]);
    expect(where('M3')).toEqual([
      'there are no planets in it yet.',
      'il ne contient pas encore de planètes.',
    ]);
  });
});

describe('sections', () => {
  const laid = (slot: number) => ['A take 2', `A play P5 tel ${slot} down`, 'A place note'];

  it('that are decided are no reason', () => {
    const lines = compare(LATE, laid(6), laid(12));
    const claims = propose(lines, { parts: [], lost: true }).map(({ claim }) => claim);
    expect(claims.filter((claim) => 'section' in claim && claim.section === 'top')).toEqual([]);
    const top = {
      ...({ kind: 'section-lead', about: 'best', section: 'top' } as const),
      ...{ own: 15, free: 0, rival: 19, rivalFree: 0, than: 15 },
    };
    expect(check(top, lines)).toBeDefined();
  });

  it('say the totals and the free slots that are on the table', () => {
    // Moon 4 and a face-down card, with a slot free, against a 6 and a face-down card with one; the other
    // line lays nothing there.
    const lines = compare(LATE, ['A take 3', 'A play M4 tel 6', 'A place note'], laid(12));
    const total = {
      ...({ kind: 'section-total', about: 'best', section: 'middle' } as const),
      ...{ own: 7, free: 1, rival: 9, rivalFree: 1, than: 9 },
    };
    expect(check(total, lines)).toBeUndefined();
    expect(check({ ...total, kind: 'section-lead' }, lines)).toBe('it does not take the lead');
    for (const wrong of [{ own: 8 }, { free: 0 }, { rival: 8 }, { rivalFree: 2 }, { than: 3 }])
      expect(check({ ...total, ...wrong }, lines)).toBeDefined();
    const won = {
      ...({ kind: 'section-won', about: 'best', section: 'middle' } as const),
      ...{ least: 10, most: 15, free: 1 },
    };
    expect(check(won, lines)).toBe('the section can still be lost');
  });

  it('are not led by a card that any face-down card would beat', () => {
    // Full at 15, against 13 with two slots that two face-down cards bring to 19.
    const before =
      'take turn=8 first=A row=M5,S4,A1,P4,H5 step=- discard=- memory=on A.hand=A2,H2 A.taken=- A.tel=M3,A6,P1,H1,_,H1,_,_,_,_,_,_ A.note=P4,P5,C3,H3,S2 A.answer=_ B.hand=?,? B.taken=- B.tel=P3,_,H5,M5,_,_,_,A4,_,_,A3,_ B.note=M1,M3,A1,C3,H3 B.answer=_';
    const lines = compare(
      before,
      ['A take 2', 'A play S4 note', 'A place tel 5'],
      ['A take 1', 'A play H2 tel 7', 'A place note'],
    );
    const lead = {
      ...({ kind: 'section-lead', about: 'best', section: 'top' } as const),
      ...{ own: 15, free: 0, rival: 13, rivalFree: 2, than: 14 },
    };
    expect(check(lead, lines)).toBe('the section is decided');
    const claims = propose(lines, { parts: [], lost: true }).map(({ claim }) => claim);
    expect(claims.filter((claim) => 'section' in claim)).toEqual([]);
  });

  it('are not led by a total that is lower, however many slots are free', () => {
    // 5 with three slots free stands at 14, against 6 with two, which stand at 12.
    const before =
      'take turn=8 first=A row=M5,S4,A1,P4,H5 step=- discard=- memory=on A.hand=A2,H5 A.taken=- A.tel=M3,_,_,_,_,_,_,_,_,_,_,_ A.note=P4,P5,C3,H3,S2 A.answer=_ B.hand=?,? B.taken=- B.tel=P3,_,_,_,_,_,_,_,M4,_,A2,_ B.note=M1,M3,A1,C3,H3 B.answer=_';
    const lines = compare(before, ['A take 2', 'A play H5 tel 10'], ['A take 1', 'A play A2 note']);
    const numbers = { own: 5, free: 3, rival: 6, rivalFree: 2, than: 12 };
    const claim = { about: 'best', section: 'bottom', ...numbers } as const;
    expect(check({ kind: 'section-lead', ...claim }, lines)).toMatch(/no more than the rival has/);
    expect(check({ kind: 'section-total', ...claim }, lines)).toBeUndefined();
    const kinds = propose(lines, { parts: [], lost: true }).map(({ claim: { kind } }) => kind);
    expect(kinds).not.toContain('section-lead');
  });

  it('are not won by a card where any card wins them', () => {
    // 12 with a slot free against a full 13: a face-down card is enough.
    const before =
      'take turn=16 first=B row=P4,M4,C2,M3,H4 step=- discard=- memory=on A.hand=?,? A.taken=- A.tel=H3,H2,#H5.row,P2,#P5.row,_,M6,_,#A4.row,A5,C1,_ A.note=P6,M2,A3,H1,H1,H2,S1,S3,S4 A.answer=_ B.hand=A1,C2 B.taken=- B.tel=M3,#C1.row,_,#A1.row,#M2.row,P1,_,#M5.row,P5,#A5.row,_,A6 B.note=P2,P3,P3,P4,M1,C6,H5,S2,S5 B.answer=_';
    const lines = compare(
      before,
      ['B take 4', 'B play M3 note', 'B place tel 3'],
      ['B take 3', 'B play A1 tel 11 down', 'B place note'],
    );
    const won = {
      ...({ kind: 'section-won', about: 'best', section: 'top' } as const),
      ...{ least: 14, most: 13, free: 0 },
    };
    expect(check(won, lines)).toBe('the other line wins it too');
  });

  it('never put anybody ahead over a bar that says the opposite', () => {
    const lines = compare(
      EARLY,
      ['A take 2', 'A play P5 tel 6', 'A place note'],
      ['A take 2', 'A play P5 tel 9', 'A place note'],
    );
    const bars = (points: number) => [{ name: 'section.middle', points, error: 0.1 }];
    const claim: StellarClaim = {
      ...{ kind: 'section-total', about: 'best', section: 'middle' },
      ...{ own: 5, free: 2, rival: 0, rivalFree: 3, than: 9 },
    };
    const claimant = {
      propose: () => [{ claim, strength: 5, part: 'section.middle' }],
      checkers: stellarCheckers,
    };
    const spoken = (points: number) =>
      claimsToSpeak(claimant, lines, { even: false, lost: true, parts: bars(points) });
    expect(spoken(3)).toHaveLength(1);
    expect(spoken(-3)).toEqual([]);
  });

  it('bring ten points to one bar at most', () => {
    const sheet = (totals: readonly number[]) => ({
      stars: [0, 0, 0, 0, 0],
      runs: [0, 0, 0, 0, 0],
      diversity: 0,
      totals,
    });
    const [won, lost] = [
      partsOf({ own: sheet([9, 9, 9]), other: sheet([1, 1, 1]) }),
      partsOf({ own: sheet([1, 9, 9]), other: sheet([9, 1, 1]) }),
    ];
    const top = PARTS.indexOf('section.top');
    expect(won[top]! - lost[top]!).toBe(10);
    expect(marginOf(won) - marginOf(lost)).toBe(20);
  });
});

describe('bars', () => {
  const line = (value: number) => ({ actions: ['x'], value });
  const [played, other] = [line(0.6), line(0.4)];
  const examined: Examined<string> = {
    ...{ played, other, best: played, error: 0.01, differenceError: 0.01, parts: [] },
  };

  it('are not shown where all together speak for the worse line', () => {
    const part = (points: number) => [{ name: 'type.planet', points, error: 0.5 }];
    expect(withBars(examined, part(10.4)).parts).toEqual([]);
    expect(withBars(examined, part(-10.4)).parts).toHaveLength(1);
    expect(withBars({ ...examined, best: other }, part(-10.4)).parts).toEqual([]);
  });

  it('are not shown where the rest takes back most of what is known', () => {
    const parts = (rest: number) => [
      { name: 'type.moon', points: -14.7, error: 1 },
      { name: 'type.planet', points: rest, error: 20 },
    ];
    expect(withBars(examined, parts(12)).parts).toEqual([]);
    expect(withBars(examined, parts(5)).parts).toHaveLength(2);
    expect(withBars(examined, parts(-12)).parts).toHaveLength(2);
  });

  it('are not shown where what is known speaks for the worse line', () => {
    const parts = [
      { name: 'rival.cloud', points: 12.5, error: 3 },
      { name: 'type.planet', points: -16.8, error: 20 },
    ];
    expect(withBars(examined, parts).parts).toEqual([]);
  });

  it('are what is known, and one for the rest', () => {
    const parts = [
      { name: 'type.planet', points: -6, error: 1 },
      { name: 'type.moon', points: 1, error: 2 },
      { name: 'diversity', points: -0.2, error: 0 },
    ];
    expect(withBars(examined, parts).parts.map(({ name, points }) => [name, points])).toEqual([
      ['type.planet', -6],
      ['rest', 0.8],
    ]);
  });
});

describe('a sentence', () => {
  it('names the card that does it: another type makes no run of clouds', () => {
    const laid = ['A take 3', 'A play M1 tel 6 down', 'A place note'];
    const noted = ['A take 3', 'A play M4 note', 'A place tel 6 down'];
    const run = { kind: 'run', about: 'best', type: 'cloud', run: [4, 5], before: 1, than: 1 } as const;
    const scored = { stars: 2, points: 4, gained: 2, all: 2 };
    expect(check({ ...run, ...scored, card: 'M1' }, compare(LATE, laid, noted))).toBe(
      'the card is not noted',
    );
    expect(check({ ...run, ...scored, card: 'M4' }, compare(LATE, noted, laid))).toBe(
      'the card does not count for this type',
    );
  });

  it('never sets the same number against itself', () => {
    const lines = compare(
      LATE,
      ['A take 2', 'A play P5 tel 8', 'A place note'],
      ['A take 2', 'A play P5 tel 12 down', 'A place note'],
    );
    for (const { claim } of propose(lines, { parts: [], lost: true }))
      if ('than' in claim && 'points' in claim && claim.kind === 'gain')
        expect(claim.points).toBeGreaterThan(claim.than);
    expect(check({ kind: 'gain', about: 'best', points: 15, than: 15 }, lines)).toBeDefined();
  });
});

describe('a sum of points', () => {
  const gains = (lines: ReturnType<typeof compare>) =>
    propose(lines, { parts: [], lost: true }).filter(({ claim }) => claim.kind === 'gain');

  it('is told only where no section is won or lost by either line', () => {
    // The bottom section: 9 against 11, which Moon 6/0 takes.
    const before =
      'take turn=18 first=B row=M2,P5,P5,H2,P1 step=- discard=- memory=on A.hand=?,? A.taken=A6@7,C6@9,C5@13,M5@15 A.tel=M3,_,A2,H5,#?.hand5.13,#?.hand5.15,H1,H6,P4,P3,_,C4 A.note=P1,P2,M3,A2,A3,C3,H1,H2,H3,S3 A.answer=_ B.hand=M6,H4 B.taken=P4@6,H4@14 B.tel=P3,A1,H3,C1,#P4.hand4.6,C1,C2,C5,M5,M1,_,_ B.note=P2,A3,A4,C2,C3,C4,H5,S1,S4,S5 B.answer=_';
    const lines = compare(
      before,
      ['B take 1', 'B play M6 tel 11'],
      ['B take 5', 'B play P1 tel 12 down', 'B place note'],
    );
    expect(gains(lines)).toEqual([]);
    expect(check({ kind: 'gain', about: 'played', points: 2, than: 0 }, lines)).toBe(
      'a section is won or lost too',
    );
  });

  it('is not told beside all five types, which bring the same points', () => {
    const before =
      'take turn=17 first=A row=M6,M4,P3,A2,A1 step=- discard=- memory=on A.hand=?,? A.taken=M3@12,C4@16 A.tel=A3,M1,A4,M2,C2,H2,M2,P1,H6,M3,_,_ A.note=P4,M5,A2,A3,A4,A5,C3,C4,C5,H4 A.answer=_ B.hand=M4,A6 B.taken=A6@7,M4@15 B.tel=P3,P6,P2,_,#S4.row,H2,_,A5,#P5.row,H5,C3,_ B.note=C5,H1,H1,H3,H3,H5,S1,S2,S5 B.answer=_';
    const lines = compare(before, ['B take 1', 'B play M6 tel 12'], ['B take 1', 'B play A6 tel 12']);
    expect(gains(lines)).toEqual([]);
  });

  it('names its line and the other one', () => {
    const before =
      'offer turn=18 first=B row=H3,S4,S5,H4,P5 step=- discard=P3,M2,C3,C5,H6 memory=on A.hand=?,? A.taken=A2@3,A5@7,A2@11,A5@13,H2@15,S2@17 A.tel=A3,#?.hand5.1,C1,#?.hand2.15,_,H5,H1,#?.hand5.13,#?.hand2.7,#M1.row,_,#?.hand2.17 A.note=P1,P3,P4,A1,A4,A4,C3,H1,H5,S3 A.answer=_ B.hand=M1,M6 B.taken=M6@4,M1@10 B.tel=M3,M5,M5,_,A1,P2,P6,P5,#C2.hand2.10,_,C6,H2 B.note=P2,P4,M2,M3,M4,A3,C4,H3,H4,S1 B.answer=_';
    const compared = compare(
      before,
      ['B leave', 'B take 3', 'B play S5 note', 'B place tel 10'],
      ['B leave', 'B take 5', 'B play P5 tel 10'],
    );
    const claim = { kind: 'gain', about: 'best', points: 5, than: 1 } as const;
    const spoken = (mood: 'now' | 'would') => ({
      compared,
      mood: { best: mood, played: mood },
      nameOf: () => undefined,
    });
    expect(en.say([claim], spoken('would'))).toEqual([
      'With Satellite 5 in the notebook, you would have gained 5 points at once, 4 more than by taking Planet 5, with a card from the deck for the notebook.',
    ]);
    expect(fr.say([claim], spoken('now'))).toEqual([
      'Avec le Satellite 5 au carnet, vous gagnez 5 points tout de suite, 4 de plus qu’en prenant la Planète 5, avec une carte de la pioche pour le carnet.',
    ]);
  });
});

describe('a merit of the played line', () => {
  const kinds = (lines: ReturnType<typeof compare>) =>
    propose(lines, { parts: [], lost: true })
      .filter(({ claim }) => claim.about === 'played')
      .map(({ claim }) => claim.kind);

  it('is none of a card that the better line has noted', () => {
    const before =
      'take turn=1 first=B row=C2,C5,M5,H5,H4 step=- discard=- memory=on A.hand=M6,S1 A.taken=- A.tel=P3,_,_,_,_,_,_,_,_,_,_,_ A.note=A3 A.answer=_ B.hand=?,? B.taken=- B.tel=C3,_,_,_,_,_,_,P5,_,_,_,_ B.note=A6,H3 B.answer=_';
    const lines = compare(
      before,
      ['A take 4', 'A play S1 note', 'A place tel 8'],
      ['A take 1', 'A play C2 tel 2', 'A place note'],
    );
    expect(kinds(lines)).not.toContain('holds');
    const held = { kind: 'holds', about: 'played', card: 'S1', type: 'planet', run: [1], points: 2 } as const;
    expect(check(held, lines)).toBe('the better line has the card too');
  });

  it('is none of a run that the better line makes with another card', () => {
    const before =
      'take turn=0 first=A row=A2,P6,C5,S2,M1 step=- discard=- memory=on A.hand=P1,M5 A.taken=- A.tel=A3,_,_,_,_,_,_,_,_,_,_,_ A.note=C3 A.answer=_ B.hand=?,? B.taken=- B.tel=P3,_,_,_,_,_,_,_,_,_,_,_ B.note=H3 B.answer=_';
    const lines = compare(
      before,
      ['A take 4', 'A play S2 note', 'A place tel 8'],
      ['A take 1', 'A play M5 note', 'A place tel 2'],
    );
    expect(kinds(lines)).not.toContain('holds');
  });
});

describe('a merit is one that the other line lacks', () => {
  /** B to move, with Asteroid 3 in the telescope. */
  const FIRST =
    'take turn=0 first=B row=H4,A1,P1,C5,A5 step=- discard=- memory=on A.hand=?,? A.taken=- A.tel=M3,_,_,_,_,_,_,_,_,_,_,_ A.note=P3 A.answer=_ B.hand=C1,H5 B.taken=- B.tel=A3,_,_,_,_,_,_,_,_,_,_,_ B.note=H3 B.answer=_';
  // One line holds Asteroid 5 and draws a card for the notebook, the other notes Asteroid 5.
  const drawn = compare(
    FIRST,
    ['B take 5', 'B play H5 tel 8'],
    ['B take 1', 'B play H5 tel 3', 'B place note'],
  );

  it('not a card in the hand that the other line has noted already', () => {
    const held: StellarClaim = {
      ...{ kind: 'holds', about: 'best', card: 'A5', type: 'asteroid', run: [5], points: 2 },
    };
    expect(check(held, drawn)).toBe('the other line has as many points in reach');
    expect(propose(drawn, { parts: [], lost: true }).map(({ claim }) => claim.kind)).not.toContain('holds');
  });

  it('not the run of a card in the hand that the other line has made', () => {
    const before =
      'take turn=8 first=B row=M2,C5,C6,C2,A2 step=- discard=- memory=on A.hand=?,? A.taken=P2@3 A.tel=M3,A5,P4,A5,_,A3,_,_,_,_,_,_ A.note=P3,M4,A3,A4,S3 A.answer=_ B.hand=C1,C3 B.taken=C3@4,C1@6 B.tel=C3,_,_,_,H1,_,_,H6,#H4.deck,_,P4,_ B.note=A1,C2,H3,H4,S4 B.answer=_';
    const lines = compare(
      before,
      ['B take 3', 'B play C1 tel 2', 'B place note'],
      ['B take 3', 'B play C3 note'],
    );
    const held: StellarClaim = {
      ...{ kind: 'holds', about: 'best', card: 'C3', type: 'cloud', run: [2, 3, 4], points: 9 },
    };
    expect(check(held, lines)).toBe('the other line has as long a run');
    expect(propose(lines, { parts: [], lost: true }).map(({ claim }) => claim.kind)).not.toContain('holds');
  });

  it('not a card from the deck where the other line notes one that adds points for sure', () => {
    const odds: StellarClaim = { kind: 'odds', about: 'best', area: 'note', hits: 16, of: 49 };
    expect(check(odds, drawn)).toBe('the other line adds some for sure');
    // Cloud 5 adds nothing: no cloud shows.
    const other = ['B take 1', 'B play H4 tel 3', 'B place note'];
    const clouds = compare(FIRST, ['B take 5', 'B play H5 tel 8'], other);
    expect(check(odds, clouds)).toBeUndefined();
  });

  it('not a card taken from the row that leaves the rival one as good', () => {
    const before =
      'take turn=10 first=A row=C6,P2,C5,A2,A2 step=- discard=- memory=on A.hand=M2,C3 A.taken=A1@6,C3@8 A.tel=M3,_,_,C2,_,#P4.hand4.0,_,P2,_,_,P6,#A1.hand16.6 A.note=P1,P3,P5,A5,C3,S1 A.answer=_ B.hand=?,? B.taken=M6@3,H5@9 B.tel=A3,A4,_,_,_,P4,H2,H5,_,_,M5,_ B.note=P1,M2,M3,A4,H3,H4 B.answer=_';
    const lines = compare(
      before,
      ['A take 1', 'A play C6 tel 7'],
      ['A take 4', 'A play M2 tel 7 down', 'A place note'],
    );
    // Cloud 5 completes the five types of the rival as well.
    const claim: StellarClaim = { kind: 'blocks', about: 'best', card: 'C6', points: 10 };
    expect(check(claim, lines)).toBe('the row has another card worth as much');
  });

  it('not more stars where the type scores as much by a longer run', () => {
    const before =
      'take turn=9 first=A row=M4,P2,H6,M1,C3 step=- discard=- memory=on A.hand=?,? A.taken=P6@6 A.tel=C3,M1,H1,A1,H3,P2,_,_,_,_,_,_ A.note=M2,M5,C1,H2,H3,H5 A.answer=_ B.hand=A2,C6 B.taken=A2@1,C6@3 B.tel=P3,_,_,H1,M5,_,_,C4,_,_,A1,_ B.note=A3,A4,A6,H4,S1 B.answer=_';
    const lines = compare(
      before,
      ['B take 3', 'B play A2 tel 10', 'B place note'],
      ['B take 1', 'B play A2 note', 'B place tel 2'],
    );
    const stars: StellarClaim = {
      ...{ kind: 'stars', about: 'best', card: 'A2', slot: 10, type: 'asteroid' },
      ...{ stars: 5, before: 3, than: 3, run: 2, points: 10, gained: 4, all: 6 },
    };
    expect(check(stars, lines)).toBe('the type scores 15 after the other line');
  });

  it('not a slot kept open for a type that the other line fills with it', () => {
    // Slot 2 is the last one beside Planet 3.
    const before = FIRST.replace('B.tel=A3,_,_,_', 'B.tel=P3,_,A2,C2').replace(
      'B.hand=C1,H5',
      'B.hand=P1,H5',
    );
    const open: StellarClaim = { kind: 'keeps-open', about: 'best', type: 'planet', slots: [2], opened: [] };
    const [kept, moved] = [
      ['B take 1', 'B play H5 tel 10', 'B place note'],
      ['B take 1', 'B play H5 tel 2', 'B place note'],
    ];
    expect(check(open, compare(before, kept, ['B take 1', 'B play P1 tel 2']))).toBe(
      'the other line fills it with the type',
    );
    expect(check(open, compare(before, kept, moved))).toBeUndefined();
  });

  it('not a star alone, unless playing on told that it matters', () => {
    const lines = compare(
      FIRST.replace('B.note=H3', 'B.note=C3'),
      ['B take 4', 'B play C5 tel 8', 'B place note'],
      ['B take 4', 'B play C5 tel 8 down', 'B place note'],
    );
    const kinds = (points: number) =>
      propose(lines, { parts: [{ name: 'type.cloud', points, error: 0.1 }], lost: true })
        .filter(({ claim }) => claim.about === 'best')
        .map(({ claim }) => claim.kind);
    expect(kinds(0)).not.toContain('stars');
    expect(kinds(3)).toContain('stars');
  });

  it('not stars of a type that has no run: they bring no points', () => {
    const lines = compare(
      FIRST,
      ['B take 4', 'B play C5 tel 8', 'B place note'],
      ['B take 4', 'B play C5 tel 8 down', 'B place note'],
    );
    const stars = {
      ...({ kind: 'stars', about: 'best', card: 'C5', slot: 8, type: 'cloud' } as const),
      ...{ stars: 1, before: 0, than: 0, run: 0, points: 0, gained: 0, all: 0 },
    };
    expect(check(stars, lines)).toBe('they scored 0');
    expect(propose(lines, { parts: [], lost: true }).map(({ claim }) => claim.kind)).not.toContain('stars');
  });

  it('not points at once where the other line brings more of them', () => {
    // Two points of a black hole, against a run of planets that brings six.
    const before =
      'take turn=20 first=B row=M1,C6,A6,H2,S5 step=- discard=- memory=on A.hand=?,? A.taken=M3@11,C2@13,A2@17 A.tel=C3,H1,H1,P1,A2,#H4.row,M4,M2,#C4.row,#?.hand2.17,M3,_ A.note=P1,P2,P3,A1,A3,C1,H2,H3,H4,H5,S2 A.answer=_ B.hand=M4,S3 B.taken=M4@8,S3@16 B.tel=P3,H6,P2,_,P4,M5,#M5.deck,P5,C1,A4,A5,S1 B.note=P4,P5,P6,A3,A4,C2,C3,C5,C5,H3,S4 B.answer=_';
    const [laid, noted] = [
      ['B take 4', 'B play H2 tel 4', 'B place note'],
      ['B take 2', 'B play S3 note', 'B place tel 4 down'],
    ];
    const told = (best: readonly string[], played: readonly string[]) =>
      propose(compare(before, best, played), { parts: [], lost: true })
        .filter(({ claim, strength }) => claim.about === 'best' && strength > 0)
        .map(({ claim }) => claim);
    expect(told(laid!, noted!).map(({ kind }) => kind)).not.toContain('stars');
    expect(told(noted!, laid!)).toContainEqual(
      expect.objectContaining({ kind: 'run', card: 'S3', points: 24, gained: 6, all: 6 }),
    );
  });

  it('not the points that satellites take from another type: those of all types are told', () => {
    // The asteroids rise from 5 points to 24, with satellites that leave the black holes.
    const before =
      'offer turn=13 first=A row=A1,P4,C2,M4,M6 step=- discard=- memory=on A.hand=?,? A.taken=- A.tel=P3,P1,H1,C1,M1,A4,C5,C1,_,_,_,_ A.note=P5,P5,M5,A2,C4,H3,H5,S1 A.answer=_ B.hand=A5,C5 B.taken=A5@7 B.tel=M3,_,H1,_,H4,_,A1,H2,_,_,A3,H3 B.note=P6,C3,H5,H6,S3,S4,S5 B.answer=_';
    const lines = compare(
      before,
      ['B leave', 'B take 1', 'B play A1 tel 6'],
      ['B leave', 'B take 3', 'B play C2 tel 6', 'B place note'],
    );
    const stars = {
      ...({ kind: 'stars', about: 'best', card: 'A1', slot: 6, type: 'asteroid' } as const),
      ...{ stars: 8, before: 5, than: 5, run: 3, points: 24, gained: 19, all: 3 },
    };
    expect(check(stars, lines)).toBeUndefined();
    expect(check({ ...stars, all: 19 }, lines)).toBe('all types gain 3');
    const spoken = {
      compared: lines,
      mood: { best: 'did', played: 'would' },
      nameOf: () => undefined,
    } as const;
    expect(en.say([stars], spoken)).toEqual([
      'Asteroid 1 in slot 6 added 3 stars to your asteroids: 8 stars times a run of 3, 24 points, 3 more than before across all types.',
    ]);
    expect(fr.say([stars], spoken)).toEqual([
      'L’Astéroïde 1 à l’emplacement 6 a ajouté 3 étoiles à vos astéroïdes\u202f: 8 étoiles fois une série de 3, soit 24 points, 3 de plus qu’avant tous types confondus.',
    ]);
  });

  it('not a slot kept open where the line has opened it', () => {
    const before =
      'take turn=7 first=A row=C1,A1,A5,H5,P5 step=- discard=- memory=on A.hand=?,? A.taken=A5@2,P6@4 A.tel=M3,_,M2,#P2.row,_,_,_,H5,#?.deck,_,_,_ A.note=M6,A3,A4,C3,H2 A.answer=_ B.hand=M3,C2 B.taken=M3@3 B.tel=A3,C1,P4,H2,_,_,_,_,_,_,_,_ B.note=A2,A2,C5,H3 B.answer=_';
    const compared = compare(
      before,
      ['B take 3', 'B play A5 note', 'B place tel 5'],
      ['B take 2', 'B play M3 tel 5', 'B place note'],
    );
    const claim = {
      ...({ kind: 'keeps-open', about: 'best', type: 'planet', slots: [7, 8] } as const),
      opened: [7, 8],
    };
    expect(check(claim, compared)).toBeUndefined();
    expect(check({ ...claim, opened: [] }, compared)).toBe('slots 7,8 were not open');
    const spoken = {
      compared,
      mood: { best: 'would' as const, played: 'did' as const },
      nameOf: (seat: Seat) => (seat === 0 ? 'Ada' : undefined),
    };
    expect(en.say([claim], spoken)).toEqual([
      'Planet 5 in slot 5 would have opened slots 7 and 8 for your planets; with Moon 3 in slot 5, no planet could lie face up any more.',
    ]);
    expect(fr.say([claim], { ...spoken, mood: { best: 'did', played: 'would' } })).toEqual([
      'La Planète 5 à l’emplacement 5 a ouvert les emplacements 7 et 8 à vos planètes\u202f; avec la Lune 3 à l’emplacement 5, aucune planète n’aurait plus pu être face visible.',
    ]);
  });

  it('not a slot kept open by a line that has yet to choose its slot', () => {
    const before =
      'take turn=12 first=A row=P2,H4,H2,C1,P4 step=- discard=- memory=on A.hand=A4,H4 A.taken=- A.tel=H3,_,P1,#M6.row,_,C6,M1,M5,_,_,_,#C4.row A.note=P2,P3,M2,M5,A3,A4,H2 A.answer=_ B.hand=?,? B.taken=- B.tel=M3,M3,#S1.row,_,_,P5,P5,C3,_,_,A5,_ B.note=M1,M4,A1,C3,C5,H1,S5 B.answer=_';
    const lines = compare(
      before,
      ['A take 4', 'A play H4 note'],
      ['A take 5', 'A play P4 tel 2 down', 'A place note'],
    );
    const open: StellarClaim = { kind: 'keeps-open', about: 'best', type: 'hole', slots: [2], opened: [] };
    expect(check(open, lines)).toBe('the slot is yet to be chosen');
  });
});

describe('the same cards in the same places', () => {
  const before =
    'take turn=0 first=A row=H1,H4,P5,H2,M3 step=- discard=- memory=on A.hand=M1,M6 A.taken=- A.tel=M3,_,_,_,_,_,_,_,_,_,_,_ A.note=C3 A.answer=_ B.hand=?,? B.taken=- B.tel=A3,_,_,_,_,_,_,_,_,_,_,_ B.note=C4 B.answer=_';
  const place = (row: string, line: readonly string[]): string =>
    placeOf(viewOf(before.replace('row=H1,H4,P5,H2,M3', `row=${row}`)), 0, actionsOf(line));

  it('come to the same, whichever of them was taken', () => {
    const row = 'H1,H4,P5,H2,M3';
    const [one, two] = [
      ['A take 5', 'A play M3 note', 'A place tel 8'],
      ['A take 3', 'A play P5 tel 8', 'A place note'],
    ];
    expect(place(row, one!)).toBe(place(row, two!));
    const moment = (played: readonly string[]) => {
      const asked = { view: viewOf(before), seat: 0 as const, played: actionsOf(played) };
      return stellarExaminer.examine(asked, { rng: createRng(1), nodes: 12 })!;
    };
    for (const line of [one!, two!])
      expect(placeOf(viewOf(before), 0, moment(line).other.actions)).not.toBe(place(row, one!));
  });

  it('do not where a satellite was taken in one of the lines: the rival may replace the row', () => {
    const row = 'H1,H4,S5,H2,M3';
    const [taken, placed] = [
      ['A take 3', 'A play S5 note', 'A place tel 8'],
      ['A take 5', 'A play M3 tel 8', 'A place note'],
    ];
    expect(place(row, taken!)).not.toBe(place(row, placed!));
  });

  it('do not where the rival knows more of a face-down card after one of them', () => {
    const two = before.replace('A.hand=M1,M6', 'A.hand=M2,M6').replace('row=H1,H4', 'row=S5,M2');
    const [row, hand] = [
      ['A take 1', 'A play M2 note', 'A place tel 9 down'],
      ['A take 1', 'A play M2 tel 9 down', 'A place note'],
    ].map((line) => placeOf(viewOf(two), 0, actionsOf(line)));
    expect(row).not.toBe(hand);
  });
});

describe('mirror images', () => {
  const left = ['A take 2', 'A play P5 tel 6', 'A place note'];
  const right = ['A take 2', 'A play P5 tel 8', 'A place note'];

  it('come to the same, and no other slot does', () => {
    const places = ['6', '8', '7', '9', '12'].map((slot) =>
      placeOf(viewOf(EARLY), 0, actionsOf(['A take 2', `A play P5 tel ${slot}`, 'A place note'])),
    );
    expect(places[0]).toBe(places[1]);
    expect(places[3]).toBe(places[4]);
    expect(new Set(places).size).toBe(3);
  });

  it('are not compared with each other: whichever is played, nothing is lost by the side', () => {
    const view = viewOf(EARLY);
    for (const line of [left, right]) {
      const examined = stellarExaminer.examine(
        { view, seat: 0, played: actionsOf(line) },
        { rng: createRng(1), nodes: 40 },
      )!;
      const moment = momentOf(
        stellar,
        { seat: 0, from: 0, to: 0 },
        { examined, unit: 'chance', amountUnit: 'margin' },
      );
      expect([left, right].map((each) => each.join())).not.toContain(moment.other.events.join());
    }
  });
});

it('tells two cards of the same kind apart by their places in the row', () => {
  const twins = EARLY.replace('row=M2,P5', 'row=M2,M2');
  const [first, second] = [1, 2].map((place) => [`A take ${place}`, 'A play C4 note']);
  const spoken = {
    compared: compare(twins, first!, second!),
    mood: { best: 'now', played: 'now' },
    nameOf: () => undefined,
  } as const;
  expect(en.name('best', spoken)).toBe('taking Moon 2 from place 1');
  expect(en.name('played', spoken)).toBe('taking Moon 2 from place 2');
  expect(fr.name('played', spoken)).toBe('prendre la Lune 2 à la position 2');
});
