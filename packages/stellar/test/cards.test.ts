// The sixty cards.
import { bagSize } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { STARS_OF, stellar, TYPE_OF, TYPES } from '../src/index.ts';
import { WHOLE_DECK } from '../src/rules/cards.ts';
import { at, card, possible, sheet, tel } from './positions.ts';

const LETTERS = ['P', 'M', 'A', 'C', 'H'];

describe('CARD-1 sixty cards', () => {
  it('CARD-1 has five types with two each of 1 to 5 and one 6/0, and five satellites', () => {
    expect(bagSize(WHOLE_DECK)).toBe(60);
    for (const letter of LETTERS) {
      expect([1, 2, 3, 4, 5, 6].map((n) => WHOLE_DECK[card(`${letter}${n}`)])).toEqual([2, 2, 2, 2, 2, 1]);
    }
    expect([1, 2, 3, 4, 5].map((n) => WHOLE_DECK[card(`S${n}`)])).toEqual([1, 1, 1, 1, 1]);
  });

  it('CARD-1 names five types, and a satellite is of none of them', () => {
    expect(LETTERS.map((letter) => TYPES[TYPE_OF[card(`${letter}1`)] as number])).toEqual([
      'planet',
      'moon',
      'asteroid',
      'cloud',
      'hole',
    ]);
    expect(TYPES[TYPE_OF[card('S1')] as number]).toBeUndefined();
  });
});

it('CARD-2 a number adds to a section in the telescope and to a run in the notebook', () => {
  const low = sheet({ 'A.tel': tel({ 1: 'M1' }), 'A.note': 'M2,M4' });
  const high = sheet({ 'A.tel': tel({ 1: 'M5' }), 'A.note': 'M3,M4' });
  expect([low.sections[0]?.totals[0], high.sections[0]?.totals[0]]).toEqual([1, 5]);
  expect([low.seats[0].types[1]?.multiplier, high.seats[0].types[1]?.multiplier]).toEqual([1, 2]);
});

describe('CARD-3 stars', () => {
  it.each([
    ['1', 3],
    ['2', 2],
    ['3', 2],
    ['4', 1],
    ['5', 1],
    ['6', 0],
  ])('CARD-3 a %s of any type shows %i stars', (number, stars) => {
    for (const letter of LETTERS) expect(STARS_OF[card(letter + number)]).toBe(stars);
  });

  it('CARD-3 satellites show none', () => {
    for (const number of [1, 2, 3, 4, 5]) expect(STARS_OF[card(`S${number}`)]).toBe(0);
  });

  it('CARD-3 stars in the notebook are worth nothing', () => {
    expect(sheet({ 'A.note': 'P1,P2,P3' }).seats[0].total).toBe(0);
  });
});

it('CARD-4 two cards of a kind are one choice', () => {
  const twins = at({ phase: 'play', step: '1', row: '_,M1,A1,C1,H1', 'A.hand': 'P2,P2,M3' });
  const alone = at({ phase: 'play', step: '1', row: '_,M1,A1,C1,H1', 'A.hand': 'P2,M3' });
  expect(possible(twins)).toEqual(possible(alone));
});

it('CARD-5 the first card dealt is one of five starters: a 3 of each type', () => {
  const start = stellar.setup({ first: 'A', memory: true }, 2);
  expect(possible(start)).toEqual(LETTERS.map((letter) => `chance starter A ${letter}3`));
});
