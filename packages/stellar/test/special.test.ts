// The special cards: 6/0 cards and satellites (pages 12 and 13).
import { describe, expect, it } from 'vitest';
import type { SeatScore } from '../src/index.ts';
import { after, at, field, possible, sheet, tel } from './positions.ts';

const score = (cards: Readonly<Record<number, string>>, note: string): SeatScore =>
  sheet({ 'A.tel': tel(cards), 'A.note': note }).seats[0];

describe('ZERO-1 in the telescope', () => {
  it('ZERO-1 a 6/0 is a 6 of its type', () => {
    const { sections } = sheet({ 'A.tel': tel({ 9: 'C6' }) });
    expect(sections[2]?.totals[0]).toBe(6);
    const next = at({
      phase: 'play',
      step: '1',
      row: '_,M1,A1,C1,H1',
      'A.hand': 'C4',
      'A.tel': tel({ 9: 'C6' }),
    });
    expect(possible(next).filter((text) => !/down|note/.test(text))).toEqual([
      'A play C4 tel 6',
      'A play C4 tel 10',
    ]);
  });
  it('ZERO-1 face down it is a 3 like every card', () => {
    expect(sheet({ 'A.tel': tel({ 9: '#C6.row' }) }).sections[2]?.totals[0]).toBe(3);
  });
});

describe('ZERO-2 in the notebook', () => {
  it.each([
    ['ZERO-2 it is a 0 before a 1', 'M1,M2,M6', { zeroSix: 0, run: [0, 1, 2] }],
    ['ZERO-2 it is a 6 after a 5', 'M4,M5,M6', { zeroSix: 6, run: [4, 5, 6] }],
    ['ZERO-2 it is the one that makes the longer run', 'M1,M4,M5,M6', { zeroSix: 6, run: [4, 5, 6] }],
    ['ZERO-2 it is never both', 'M1,M2,M3,M4,M5,M6', { run: [1, 2, 3, 4, 5, 6], multiplier: 6 }],
    ['ZERO-2 alone it is a run of one', 'M6', { multiplier: 1 }],
    ['ZERO-2 without it nothing is chosen', 'M1,M2', { zeroSix: undefined }],
  ])('%s', (_, note, expected) => {
    expect(score({ 1: 'M3' }, note).types[1]).toMatchObject(expected);
  });
});

it.each(['note', 'tel 1', 'tel 1 down'])('ZERO-3 a 6/0 played to %s sends to the deck', (place) => {
  const state = at({ phase: 'play', step: '2', row: 'P1,_,A1,C1,H1', 'A.hand': 'P6,M2' });
  const played = after(state, `A play P6 ${place}`);
  expect(field(played, 'step')).toBe(`2>${place === 'note' ? 'tel' : 'note'}:deck`);
  expect(possible(played)).toContain('chance draw A S3');
});

describe('SAT-1 a satellite in the telescope', () => {
  it('SAT-1 lies face up in any free slot, also far from the other satellites', () => {
    const state = at({
      phase: 'play',
      step: '1',
      row: '_,M1,A1,C1,H1',
      'A.hand': 'S4',
      'A.tel': tel({ 1: 'S2', 2: 'P3' }),
    });
    const open = possible(state).filter((text) => /tel \d+$/.test(text));
    expect(open).toHaveLength(10);
  });
  it('SAT-1 counts as its number and helps neither stars nor diversity', () => {
    const { seats, sections } = sheet({ 'A.tel': tel({ 1: 'S4', 2: 'P3', 3: 'M3', 4: 'A3', 5: 'C3' }) });
    expect(sections[0]?.totals[0]).toBe(16);
    expect(seats[0].diversity).toBe(0);
  });
});

describe('SAT-2 a satellite in the notebook', () => {
  it('SAT-2 joins the stack where it scores most', () => {
    const { types, total } = score({ 1: 'M1', 12: 'A4' }, 'M1,M3,A1,A3,S2');
    expect(types[1]).toMatchObject({ satellites: [2], run: [1, 2, 3], points: 9 });
    expect(types[2]).toMatchObject({ satellites: [], points: 1 });
    expect(total).toBe(30); // 20 of them for the top and the bottom section
  });
  it('SAT-2 may start a stack of its own', () => {
    expect(score({ 1: 'H1' }, 'S5').types[4]).toMatchObject({ satellites: [5], run: [5], points: 3 });
  });
  it('SAT-2 moves on when a better stack turns up', () => {
    const before = score({ 1: 'M1' }, 'A1,S2');
    expect(before.types[1]).toMatchObject({ satellites: [2] });
    const later = score({ 1: 'M1', 12: 'A1' }, 'A1,A3,M5,S2');
    expect(later.types[2]).toMatchObject({ satellites: [2], points: 9 });
  });
});
