// The final score. One game on our disc earns, round by round and bonus by bonus, what the rulebook's examples earn.
import { starExplorer } from '@planisphere/star-explorer';
import { describe, expect, it } from 'vitest';
import { makeStar } from '../src/rules/disc.ts';
import { makeLine, starsOf } from '../src/rules/lines.ts';
import type { Drawing } from '../src/rules/sky.ts';
import { at } from './positions.ts';

const EXAMPLE =
  '_ 7.7.8.9.5.6 | BRRYYRB YB Y R ara:b9-c9-c8-c7-c6-b7-b8-b9 aql:i6-i5-j6,i5-j5-i4-h3,j5-k4 lep:j10-i10-h9-g8-h7-i8-h9,i8-j8-k8 tau:b5-b4-b3-b2-c3-c4-c5 col:e5-f4-g5,f4-f3-e3 phe:f9-f8-e8-f7-g7-f8';
/** Two players with 74 points each; A extinguished 5 stars, B all 7. */
const TIE =
  'B 8.9.10.5.7.6 | WBWYYRB RW R W lep:e10-d10-c9-b8-c7-d8-c9,d8-e8-f8 tau:g11-g10-g9-g8-h9-h10-h11,g8-g7-g6 per:h8-h7-h6-h5-i5-j6-j7-j8,h5-g4-f3 cep:b4-b5-c5-c4-b4-b3-c4 psa:d4-d3 mus:b6-c6-d6-d7-e6-d5-d6 | BRWRBYR WB B W cma:e11-e10-d10-c9,e10-f9-g8-h8,g8-f7 mon:i7-j7-i6-h6-g5,i6-i5-h4-i4-j4 sco:h3-g3-g2-h2-i2 col:c6-b6-b5-a4,b5-c4 uma:e4-d5-e6-f5-e4-e3-e2-f1 tuc:b2-c2';
const BLANK = 'A 5.6.7.8.9.10 | WYBRRBY RB R B cep:none hor:none ori:none crt:none leo:none her:none';

function resultAt(text: string) {
  const awaiting = starExplorer.awaiting(at(text));
  if (awaiting.kind !== 'over') throw new Error('the game is not over');
  return awaiting.result;
}

describe('final score', () => {
  const { breakdown, scores, winners } = resultAt(EXAMPLE);
  const [score] = breakdown as [(typeof breakdown)[number]];

  it('FINAL-1 gives 12 points for four stars that are not crossed out', () => {
    expect(score).toMatchObject({ extinguished: 3, lit: 12 });
  });

  it('FINAL-1 leaves the seventh tile unused', () => {
    expect(score.rounds).toHaveLength(6);
    expect(score.rounds.map(({ tile }) => tile)).not.toContain('sco');
  });

  it('FINAL-2 adds 13 + 14 + 18 + 21 + 13 + 18 = 97', () => {
    expect(score.rounds.map(({ points }) => points)).toEqual([13, 14, 18, 21, 13, 18]);
    expect(score.constellations).toBe(97);
  });

  it('FINAL-3 gives 4 points for four central stars', () => {
    expect(score.central).toEqual({ from: ['f7', 'g7', 'e5', 'g5'], points: 4 });
  });

  it('FINAL-4 gives 8 points for four lines across the axis', () => {
    expect(score.axis).toEqual({ from: ['e5-f4', 'e3-f3', 'f8-g7', 'f7-g7'], points: 8 });
  });

  it('FINAL-5 gives 12 points for four stars of the outer border', () => {
    expect(score.outer).toEqual({ from: ['j10', 'k8', 'k4', 'b2'], points: 12 });
  });

  it('FINAL-1, FINAL-2, FINAL-3, FINAL-4, FINAL-5 add up to 133', () => {
    expect(score.total).toBe(12 + 97 + 4 + 8 + 12);
    expect(scores).toEqual([133]);
    expect(winners).toEqual([0]);
    expect(score.rank).toBe(4);
  });

  it('names the stars and lines that earn points among those that were drawn', () => {
    const lines = at(EXAMPLE).boards[0]?.drawings.flat() as Drawing;
    const stars = starsOf(lines).map(makeStar);
    const names = lines.map(makeLine);
    for (const star of [...score.central.from, ...score.outer.from]) expect(stars).toContain(star);
    for (const line of score.axis.from) expect(names).toContain(line);
    for (const { currentStars, joiningLines, previousStars } of score.rounds) {
      for (const star of [...currentStars.from, ...previousStars.from]) expect(stars).toContain(star);
      for (const line of joiningLines.from) expect(names).toContain(line);
    }
  });

  it('FINAL-6 breaks a tie by fewer extinguished stars', () => {
    const tie = resultAt(TIE);
    expect(tie.scores).toEqual([74, 74]);
    expect(tie.breakdown.map(({ extinguished }) => extinguished)).toEqual([5, 7]);
    expect(tie.winners).toEqual([0]);
    const [head, a, b] = TIE.split(' | ');
    expect(resultAt([head, b, a].join(' | ')).winners).toEqual([1]);
  });

  it('FINAL-6 shares the victory when that is equal, too', () => {
    const shared = resultAt(
      `${BLANK} | BBWYWWR WY W W crv:none mus:none crb:none gem:none cyg:none sco:none`,
    );
    expect(shared.scores).toEqual([0, 0]);
    expect(shared.winners).toEqual([0, 1]);
  });
});
