// Final scoring: the worked examples of pages 15 and 16, majorities, diversity, the winner.
import { describe, expect, it } from 'vitest';
import { type Breakdown, stellar, totalsOf } from '../src/index.ts';
import { after, at, sheet, tel } from './positions.ts';

it('SCORE-1 Emma’s moons, page 15: five stars times three', () => {
  const { types } = sheet({ 'A.tel': tel({ 1: 'M3', 2: 'M1' }), 'A.note': 'M4,M5,M6' }).seats[0];
  expect(types[1]).toMatchObject({ stars: 5, run: [4, 5, 6], multiplier: 3, points: 15 });
});

describe('SCORE-1 stars times multiplier', () => {
  it('SCORE-1 without stars or without a stack there are no points', () => {
    const { seats } = sheet({
      'A.tel': tel({ 1: 'M1' }),
      'A.note': 'P1,P2',
      'B.tel': tel({ 1: 'P6' }),
      'B.note': 'P4,P5',
    });
    expect(seats.map(({ starPoints }) => starPoints)).toEqual([0, 0]);
  });
  it('SCORE-1 each type counts for itself', () => {
    const { types, starPoints } = sheet({ 'A.tel': tel({ 1: 'M1', 2: 'P1', 3: 'P4' }), 'A.note': 'M1,M2,P5' })
      .seats[0];
    expect(types.map(({ points }) => points)).toEqual([4, 6, 0, 0, 0]);
    expect(starPoints).toBe(10);
  });
  it('SCORE-1 face-down cards show no stars', () => {
    const { types } = sheet({ 'A.tel': tel({ 1: 'M1', 2: '#M2.row' }), 'A.note': 'M5' }).seats[0];
    expect(types[1]).toMatchObject({ stars: 3, points: 3 });
  });
});

/** The two telescopes of page 16. Only the numbers matter there; one 3 lies face down here. */
const carly = tel({
  1: 'P1',
  2: 'M4',
  3: 'A1',
  4: 'C5',
  5: 'H3',
  6: 'P2',
  7: 'M5',
  8: 'A4',
  9: 'C6',
  10: '#H1.row',
  11: 'S2',
  12: 'M4',
});
const emma = tel({
  1: 'P5',
  2: 'A4',
  3: 'M3',
  4: 'C3',
  5: 'H2',
  6: 'P1',
  7: 'M2',
  8: '#A5.deck',
  9: 'C1',
  10: 'H4',
  11: 'S5',
  12: 'P3',
});

describe('SCORE-3 Carly and Emma, page 16', () => {
  const { sections, seats } = sheet({ 'A.tel': carly, 'B.tel': emma });
  it('SCORE-3 the totals are 14, 11, 15 against 17, 6, 13', () => {
    expect(sections.map(({ totals }) => totals)).toEqual([
      [14, 17],
      [11, 6],
      [15, 13],
    ]);
  });
  it('SCORE-3 Carly scores 20 points and Emma 10', () => {
    expect(seats.map(({ sectionPoints }) => sectionPoints)).toEqual([20, 10]);
    expect(sections.map(({ points }) => points)).toEqual([
      [0, 10],
      [10, 0],
      [10, 0],
    ]);
  });
});

it('SCORE-3 with equal totals nobody scores the section', () => {
  const { sections } = sheet({ 'A.tel': tel({ 6: 'P3', 9: 'P4' }), 'B.tel': tel({ 8: '#M1.row', 9: 'M5' }) });
  expect(sections.map(({ points }) => points)).toEqual([
    [0, 0],
    [0, 0],
    [0, 10],
  ]);
});

describe('SCORE-4 diversity', () => {
  const four = { 1: 'P3', 2: 'M3', 3: 'A3', 4: 'C3' };
  it.each([
    ['SCORE-4 all five types score 10', { ...four, 12: 'H6' }, 10],
    ['SCORE-4 four types do not', four, 0],
    ['SCORE-4 a face-down card has no type', { ...four, 12: '#H6.row' }, 0],
    ['SCORE-4 a satellite has no type', { ...four, 12: 'S5' }, 0],
  ])('%s', (_, cards, points) => {
    expect(sheet({ 'A.tel': tel(cards) }).seats[0].diversity).toBe(points);
  });
});

describe('SCORE-5 the winner', () => {
  const ending = (a: string, b: string) => {
    const keep = at({
      phase: 'keep',
      turn: '22',
      'A.tel': a,
      'B.tel': b,
      'A.hand': 'P2,M2',
      'B.hand': 'A2,C2',
    });
    return stellar.awaiting(after(keep, 'A keep P2', 'B keep A2'));
  };
  it('SCORE-5 the total is the sum of types, sections and diversity', () => {
    const { seats } = sheet({ 'A.tel': carly, 'A.note': 'P4,P5,S3', 'B.tel': emma, 'B.note': 'H1,H2' });
    expect(seats[0]).toMatchObject({ starPoints: 15, sectionPoints: 20, diversity: 10, total: 45 });
    expect(seats[1]).toMatchObject({ starPoints: 6, sectionPoints: 10, diversity: 10, total: 26 });
  });
  it('SCORE-5 the higher total wins', () => {
    expect(ending(tel({ 1: 'P3' }), tel({ 1: 'M5' }))).toMatchObject({
      result: { winners: [1], scores: [2, 10] },
    });
  });
  it('SCORE-5 with equal totals both win', () => {
    expect(ending(tel({ 1: 'M5' }), tel({ 12: 'M4' }))).toMatchObject({
      result: { winners: [0, 1], scores: [10, 10] },
    });
  });
  it('SCORE-5 the quick totals are those of the sheet', () => {
    const fields = { 'A.tel': carly, 'A.note': 'P4,P5,S3', 'B.tel': emma, 'B.note': 'H1,H2' };
    const state = at({ phase: 'hands', row: '_,_,_,_,_', 'A.hand': '-', 'B.hand': '-', ...fields });
    const full: Breakdown = sheet(fields);
    expect(totalsOf(state)).toEqual(full.seats.map(({ total }) => total));
  });
});
