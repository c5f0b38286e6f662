// The telescope: Emma's (in the French rulebook Neil's) legal places of page 10, and every rule of placing a card.
import { describe, expect, it } from 'vitest';
import { breakdownOf, neighboursOf, type Position, SECTION_SLOTS, slotBit } from '../src/index.ts';
import { after, at, possible, refusal, sheet, tel } from './positions.ts';

/** A is to play one of these cards from the hand to this telescope. */
const playing = (hand: string, telescope: Readonly<Record<number, string>>): Position =>
  at({ phase: 'play', step: '1', row: '_,M1,A1,C1,H1', 'A.hand': hand, 'A.tel': tel(telescope) });
const slots = (state: Position, card: string): number[] =>
  possible(state)
    .filter((text) => text.startsWith(`A play ${card} tel`) && !text.endsWith('down'))
    .map((text) => Number(text.split(' ')[4]));

describe('TEL-2 Emma and Neil, page 10', () => {
  const emma = playing('P4,M4,H4', { 1: 'P3', 4: 'M3', 6: 'H1' });
  it.each([
    ['TEL-2 the next moon has three places', 'M4', [2, 5, 7]],
    ['TEL-2 the next planet has two', 'P4', [2, 3]],
    ['TEL-2 the next black hole has three', 'H4', [7, 9, 10]],
  ])('%s', (_, card, expected) => {
    expect(slots(emma, card)).toEqual(expected);
  });
});

it('TEL-1 a slot with a card, face up or face down, takes no other', () => {
  const state = playing('P4', { 1: 'P3', 2: '#M3.row' });
  expect(refusal(state, 'A play P4 tel 1 down')).toBe('TEL-1');
  expect(refusal(state, 'A play P4 tel 2')).toBe('TEL-1');
  expect(refusal(state, 'A play P4 tel 3')).toBeUndefined();
});

it('TEL-2 one neighbour of the type is enough, and a corner is not', () => {
  const state = playing('P4', { 1: 'P3', 12: 'P5' });
  expect(slots(state, 'P4')).toEqual([2, 3, 8, 11]);
  expect(refusal(state, 'A play P4 tel 4')).toBe('TEL-2');
});

it('TEL-3 a type that does not show may lie anywhere', () => {
  expect(slots(playing('P4', { 1: 'M3' }), 'P4')).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

it('TEL-3 a type of which all cards lie face down does not show', () => {
  expect(slots(playing('P4', { 1: '#P3.row', 2: 'M3' }), 'P4')).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(slots(playing('P4', { 1: '#P3.row', 9: 'P5' }), 'P4')).toEqual([6, 10]);
});

it('TEL-4 any card may lie face down in any free slot', () => {
  const down = possible(playing('P4', { 1: 'P3' })).filter((text) => text.endsWith('down'));
  expect(down).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((slot) => `A play P4 tel ${slot} down`));
});

it('TEL-4 with no place beside its type a card can still lie face down', () => {
  const state = playing('P4', { 1: 'P3', 2: 'M3', 3: 'M4' });
  expect(slots(state, 'P4')).toEqual([]);
  expect(refusal(state, 'A play P4 tel 12 down')).toBeUndefined();
});

it('TEL-5 a face-down card is a 3 without stars and type', () => {
  const hidden = sheet({ 'A.tel': tel({ 1: '#P1.row' }), 'A.note': 'P5' });
  expect(hidden.sections[0]?.totals[0]).toBe(3);
  expect(hidden.seats[0].types[0]).toMatchObject({ stars: 0, points: 0 });
  const state = playing('M4', { 1: '#P1.row', 2: 'M3', 3: 'A3', 4: 'C3', 5: 'H3', 6: 'A4' });
  expect(breakdownOf(after(state, 'A play M4 tel 7 down')).seats[0].diversity).toBe(0);
});

it('TEL-6 the sections have five, three and four slots', () => {
  expect(SECTION_SLOTS).toEqual({ top: [1, 2, 3, 4, 5], middle: [6, 7, 8], bottom: [9, 10, 11, 12] });
  const totals = Array.from({ length: 12 }, (_, index) =>
    sheet({ 'A.tel': tel({ [index + 1]: 'M4' }) }).sections.map((each) => each.totals[0]),
  );
  expect(totals.map((each) => each.indexOf(4))).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2]);
});

it('TEL-7 the rows of the telescope touch as in the picture', () => {
  const neighbours = (slot: number): number[] =>
    Array.from({ length: 12 }, (_, index) => index + 1).filter(
      (other) => neighboursOf(slotBit(slot)) & slotBit(other),
    );
  expect(Array.from({ length: 12 }, (_, index) => neighbours(index + 1))).toEqual([
    [2, 3],
    [1, 3, 4],
    [1, 2, 5],
    [2, 5, 6, 7],
    [3, 4, 7, 8],
    [4, 7, 9, 10],
    [4, 5, 6, 8, 10, 11],
    [5, 7, 11, 12],
    [6, 10],
    [6, 7, 9, 11],
    [7, 8, 10, 12],
    [8, 11],
  ]);
});
