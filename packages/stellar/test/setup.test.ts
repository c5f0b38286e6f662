// Setting up: starters chosen at the same time, hands, the row, the start player.
import { bagSize, type Seat } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { type Position, stellar } from '../src/index.ts';
import { after, card, field, possible, refusal } from './positions.ts';

const empty = (first: 'A' | 'B' | 'random'): Position => stellar.setup({ first, memory: true }, 2);
const STARTERS = ['chance starter A P3', 'chance starter A M3', 'chance starter B A3', 'chance starter B C3'];
const HANDS = ['chance hand A H3', 'chance hand A P1', 'chance hand B S1', 'chance hand B P1'];
const ROW = ['chance row 1 M1', 'chance row 2 M2', 'chance row 3 M4', 'chance row 4 M5', 'chance row 5 M6'];
const awaited = (position: Position): readonly Seat[] => {
  const awaiting = stellar.awaiting(position);
  return awaiting.kind === 'seats' ? awaiting.seats : [];
};

describe('SETUP-1 starters', () => {
  const dealt = after(empty('A'), ...STARTERS);

  it('SETUP-1 two of the five go to each player, none of them twice', () => {
    const three = after(empty('A'), ...STARTERS.slice(0, 3));
    expect(possible(three)).toEqual(['chance starter B C3', 'chance starter B H3']);
    expect([field(dealt, 'A.hand'), field(dealt, 'B.hand')]).toEqual(['P3,M3', 'A3,C3']);
  });

  it('SETUP-1 both are asked at once, and either may answer first', () => {
    expect(awaited(dealt)).toEqual([0, 1]);
    const oneWay = after(dealt, 'A start M3', 'B start A3');
    expect(after(dealt, 'B start A3', 'A start M3')).toEqual(oneWay);
  });

  it('SETUP-1 the chosen one lies in slot 1, the other one in the notebook', () => {
    const started = after(dealt, 'A start M3', 'B start A3');
    expect(field(started, 'A.tel')).toBe('M3,_,_,_,_,_,_,_,_,_,_,_');
    expect(field(started, 'A.note')).toBe('P3');
    expect(field(started, 'B.tel')).toMatch(/^A3,_/);
    expect(field(started, 'B.note')).toBe('C3');
    expect([field(started, 'A.hand'), field(started, 'B.hand')]).toEqual(['-', '-']);
  });

  it('SETUP-1 nobody sees a choice before both have chosen, and it may be changed until then', () => {
    const half = after(dealt, 'A start M3');
    expect(field(stellar.view(half, 1), 'A.answer')).toBe('?');
    expect(stellar.view(half, 1)).toEqual(stellar.view(after(dealt, 'A start P3'), 1));
    expect(field(after(half, 'A start P3', 'B start A3'), 'A.tel')).toMatch(/^P3/);
    expect(refusal(half, 'A start A3')).toBe('SETUP-1');
  });
});

describe('SETUP-2 hands', () => {
  const started = after(empty('A'), ...STARTERS, 'A start M3', 'B start A3');

  it('SETUP-2 the fifth starter and the other cards are dealt from, two to each', () => {
    const deals = possible(started);
    expect(deals).toContain('chance hand A H3');
    expect(deals).toContain('chance hand A S5');
    expect(deals).toHaveLength(35); // of every kind a card is left: only one 3 of each type was a starter
    expect(stellar.awaiting(started)).toMatchObject({
      outcomes: expect.arrayContaining([
        { outcome: { deal: 'hand', seat: 0, card: card('M3') }, weight: 1 },
        { outcome: { deal: 'hand', seat: 0, card: card('H3') }, weight: 2 },
      ]),
    });
    const dealt = after(started, ...HANDS);
    expect([field(dealt, 'A.hand'), field(dealt, 'B.hand')]).toEqual(['P1,H3', 'P1,S1']);
  });
});

describe('SETUP-3 the row', () => {
  it('SETUP-3 takes five cards, coordinate 1 first, and leaves 47 in the deck', () => {
    const dealt = after(empty('A'), ...STARTERS, 'A start M3', 'B start A3', ...HANDS, ...ROW);
    expect(field(dealt, 'row')).toBe('M1,M2,M4,M5,M6');
    expect([dealt.deck, bagSize(dealt.unseen)]).toEqual([47, 47]);
  });
});

describe('SETUP-4 the start player', () => {
  const dealt = (first: 'A' | 'B' | 'random'): Position =>
    after(empty(first), ...STARTERS, 'A start M3', 'B start A3', ...HANDS, ...ROW);

  it('SETUP-4 is the seat that the table chose', () => {
    expect(awaited(dealt('A'))).toEqual([0]);
    expect(awaited(dealt('B'))).toEqual([1]);
  });

  it('SETUP-4 or is drawn by lot, either seat as likely', () => {
    const open = dealt('random');
    expect(possible(open)).toEqual(['chance first A', 'chance first B']);
    expect(stellar.awaiting(open)).toMatchObject({ outcomes: [{ weight: 1 }, { weight: 1 }] });
    expect(awaited(after(open, 'chance first B'))).toEqual([1]);
  });

  it('SETUP-4 the options say who, strictly', () => {
    expect(stellar.decodeOptions({})).toEqual({ ok: true, value: { first: 'random', memory: true } });
    expect(stellar.decodeOptions({ first: 'C' })).toMatchObject({ ok: false, fault: { at: 'first' } });
    expect(stellar.decodeOptions({ frist: 'A' })).toMatchObject({
      ok: false,
      fault: { code: 'unknown-field' },
    });
  });
});
