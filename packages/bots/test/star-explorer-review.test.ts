// What the review of Star Explorer tells as points: certain ones only if nothing is left to come, and the player's own
// only if nothing given to others was subtracted. And what is no reason: a part of this round that another part takes
// away again.
import { rngOf, type Seat } from '@planisphere/core';
import { type StarExplorer, starExplorer } from '@planisphere/star-explorer';
import { describe, expect, it } from 'vitest';
import { hintFor } from '../src/review/hint.ts';
import type { Moment } from '../src/review/moment.ts';
import { starExplorerClaimant } from '../src/star-explorer/review/claimant.ts';
import { starExplorerCoach } from '../src/star-explorer/review/coach.ts';
import { starExplorerExaminer } from '../src/star-explorer/review/examiner.ts';

const ROUND_TWO = '_ 7.8 | BBYBWWR RY R Y umi:d10-e9-f8-g8-h8-h7-g7-g8 cra:_';
const ROUND_SIX =
  '_ 10.9.8.7.5.6 | RBYBYWB RB R Y per:h7-i6 cyg:g6-g5-g4-h4 aur:j8-k8-j7-j8 cam:a6-b6 cas:c10-d9-c8-d7-c6 mus:_';
/** B calls a size of two. */
const TWO = [
  'B 10.9.8.7.7',
  'YRRYYBR YB B R peg:e11-e10-e9-f9,h10-h9-g8-f8-e9-d8-e7-f8 leo:h6-g5-h4-i4-j4-k4,i4-i3-j2 aur:k6-j7-i8-h7-i6-i5-j5-k6-k5-j5 lyn:d6-e5-f5-g4-g3-h2-i2 umi:d3-d4-c4-c3-d3-e3-f2-g1',
  'WYYBRBY RY R Y her:c10-c9-d9-e10,c9-c8-d8-d9,c8-b7-a6,d8-e7-f7 vir:h10-h9-h8-g8-f8,h8-h7-g6-f5,h7-i6 crt:h6-i5-i4-h3-g3-f4,i4-j3-i2-h3 aql:b6-c5-d4-d5-e5,d5-e4,d4-c3 ori:b3-c2-d2-e2-e3,e2-f1',
].join(' | ');

function positionOf(text: string): StarExplorer['position'] {
  const position = starExplorer.notation.parse(text);
  if (!position.ok) throw new Error(`${text}: ${position.fault.message}`);
  return position.value;
}

interface Hinted {
  readonly moment: Moment;
  readonly why: string;
}

function hinted(text: string, seat: Seat): Hinted {
  const before = positionOf(text);
  const asked = { view: before, seat, players: before.boards.length };
  const makers = { game: starExplorer, examiner: starExplorerExaminer };
  const moment = hintFor(makers, asked, { nodes: 400, rng: rngOf('points') });
  if (moment === undefined) throw new Error(`${text}: nothing to compare`);
  // Even if all fates have told the same difference.
  const telling = {
    moment: { ...moment, gapError: 0 },
    before,
    locale: 'en',
    nameOf: () => undefined,
  } as const;
  return { moment, why: starExplorerCoach.why(telling) };
}

describe('points of a review', () => {
  it('are expected while rounds are left, however sure the difference is', () => {
    const { moment, why } = hinted(ROUND_TWO, 0);
    expect(moment.certain).toBe(false);
    expect(why).toMatch(/You can expect \d+ points, \d+ more than /);
  });

  it('are certain in the last drawing', () => {
    const { moment, why } = hinted(ROUND_SIX, 0);
    expect(moment.certain).toBe(true);
    expect(why).toMatch(/\. You end with \d+ points, \d+ more than /);
  });

  it('are those of the final margin where a size gives to the others', () => {
    const { moment, why } = hinted(TWO, 1);
    expect(moment.unit).toBe('margin');
    expect(why).toMatch(
      /The final margin is \d+ expected points better than with the next best, size \d+\.$/,
    );
  });
});

describe('a reason', () => {
  const action = (line: string): StarExplorer['action'] => {
    const event = starExplorer.notation.parseEvent(line);
    if (!event.ok || event.value.by === 'chance') throw new Error(line);
    return event.value.action;
  };
  const compared = {
    before: positionOf(ROUND_TWO),
    seat: 0,
    lines: {
      best: [action('A draw II f10-g11-h11-i10-j9-j8-j7-i7')],
      played: [action('A draw II f10-g11-h11-i10-j9-j8-j7')],
    },
  } as const;
  const spoken = (now: number, later: number): readonly string[] =>
    starExplorerClaimant
      .propose(compared, {
        lost: true,
        parts: [
          { name: 'lit', points: now, error: 0 },
          { name: 'later', points: later, error: 0.5 },
        ],
      })
      .filter(({ claim, strength }) => claim.about === 'best' && strength > 0)
      .map(({ claim }) => claim.kind);

  it('is what the better line has more of in this round', () => {
    expect(spoken(3, 0)).toContain('out');
  });

  it('is no part of this round that the rest of it takes away again', () => {
    expect(spoken(-1, 4)).not.toContain('out');
  });

  it('is no difference of less than a point on average', () => {
    const before = positionOf(TWO);
    const lines = { best: [action('B size 5')], played: [action('B size 6')] };
    const proposed = starExplorerClaimant.propose(
      { before, seat: 1, lines },
      { lost: true, parts: [{ name: 'later', points: 4, error: 0.5 }] },
    );
    const means = proposed.filter(({ claim }) => claim.kind === 'gives' || claim.kind === 'brings');
    expect(means.map(({ claim, strength }) => [claim.kind, claim.about, strength > 0])).toEqual([
      ['brings', 'best', true],
      // 14.5 points for the others instead of 15.
      ['gives', 'played', false],
    ]);
  });

  it('is no handful of stars among many that stay free', () => {
    // Round I: of every kind more than twenty stars are free, whatever is drawn.
    const before = positionOf('_ 5 | WYBRRBY RB R _ cep:_');
    const drawings = [...starExplorer.legal(before, 0)].filter((_, index) => index % 40 === 0);
    const [first] = drawings;
    const proposed = drawings.flatMap((played) =>
      starExplorerClaimant.propose(
        { before, seat: 0, lines: { best: [first!], played: [played] } },
        { lost: true, parts: [{ name: 'later', points: 4, error: 0.5 }] },
      ),
    );
    const free = proposed.flatMap(({ claim, strength }) =>
      claim.kind === 'free' && claim.count - claim.than > 1 ? [{ ...claim, strength }] : [],
    );
    expect(free.length).toBeGreaterThan(0);
    expect(free.filter(({ strength }) => strength > 0)).toEqual([]);
  });
});
