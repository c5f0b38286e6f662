// The right to replace the row: who has it, when, and what it does (page 13).
import { describe, expect, it } from 'vitest';
import { type Position, stellar } from '../src/index.ts';
import { after, at, field, possible, refusal } from './positions.ts';

const before = at({ row: 'S1,M1,A1,C1,S5', 'A.hand': 'P2,H5' });
/** A takes the satellite; B may replace the row. */
const offered = after(
  before,
  'A take 1',
  'A play P2 note',
  'A place tel 1',
  'chance row 1 P4',
  'chance row 2 P5',
);

describe('SAT-3 the offer', () => {
  it('SAT-3 comes to the other player when a satellite was taken in step 1', () => {
    expect(field(offered, 'phase')).toBe('offer');
    expect(stellar.awaiting(offered)).toMatchObject({ seats: [1] });
    expect(possible(offered)).toEqual(['B replace', 'B leave']);
  });

  it('SAT-3 comes whether or not the satellite is played at once', () => {
    const played = after(before, 'A take 5', 'A play S5 note', 'chance draw A P1', 'A place tel 1');
    expect(field(after(played, 'chance row 5 P4'), 'phase')).toBe('offer');
  });

  it('SAT-3 does not come when a satellite was placed from the row in step 3', () => {
    const placed = after(before, 'A take 2', 'A play H5 note', 'A place tel 1');
    expect(field(placed, 'A.tel')).toMatch(/^S5/);
    expect(field(after(placed, 'chance row 2 P4', 'chance row 5 P5'), 'phase')).toBe('take');
  });

  it('SAT-3 does not come when a satellite was played from the hand or drawn from the deck', () => {
    const state = at({ row: 'P1,M1,A1,C1,H1', 'A.hand': 'P6,S4' });
    const fromHand = after(state, 'A take 1', 'A play S4 note', 'A place tel 1');
    expect(field(after(fromHand, 'chance row 1 P4', 'chance row 4 P5'), 'phase')).toBe('take');
    const fromDeck = after(state, 'A take 1', 'A play P6 note', 'chance draw A S5', 'A place tel 1');
    expect(field(after(fromDeck, 'chance row 1 P4'), 'phase')).toBe('take');
  });

  it('SAT-3 without it nobody can replace or leave the row', () => {
    expect([refusal(before, 'A replace'), refusal(before, 'A leave')]).toEqual(['SAT-3', 'SAT-3']);
    expect(refusal(after(before, 'A take 1'), 'A replace')).toBe('SAT-3');
  });

  it('SAT-3 does not come after the last turn', () => {
    const last = at({ turn: '21', first: 'B', row: 'S1,M1,A1,C1,H1', 'A.hand': 'P2,H5' });
    const ended = after(last, 'A take 1', 'A play P2 note', 'A place tel 1');
    expect(field(after(ended, 'chance row 1 P4', 'chance row 2 P5'), 'phase')).toBe('keep');
  });
});

describe('SAT-4 the answer', () => {
  const replacing = after(offered, 'B replace');
  const replaced = (state: Position): Position =>
    after(state, ...['P1', 'M2', 'A2', 'C5', 'H2'].map((card, index) => `chance row ${index + 1} ${card}`));

  it('SAT-4 to replace discards all five and lays five new ones, coordinate 1 first', () => {
    expect(field(replacing, 'discard')).toBe('P4,P5,A1,C1,S5');
    expect(field(replacing, 'row')).toBe('_,_,_,_,_');
    expect(field(replaced(replacing), 'row')).toBe('P1,M2,A2,C5,H2');
  });

  it('SAT-4 then the turn begins with step 1, and it is not asked again', () => {
    const begun = replaced(replacing);
    expect(possible(begun)).toEqual([1, 2, 3, 4, 5].map((coordinate) => `B take ${coordinate}`));
    expect(refusal(begun, 'B replace')).toBe('SAT-3');
    expect(field(begun, 'turn')).toBe('1');
  });

  it('SAT-4 the cards come from the deck, not from the row just discarded', () => {
    expect(possible(replacing)).toContain('chance row 1 P1');
    expect(possible(replacing)).not.toContain('chance row 1 S5');
  });

  it('SAT-4 to leave the row is to lose the offer', () => {
    const left = after(offered, 'B leave');
    expect(field(left, 'row')).toBe(field(offered, 'row'));
    expect(refusal(left, 'B replace')).toBe('SAT-3');
    const next = after(
      left,
      'B take 1',
      'B play C2 note',
      'B place tel 1',
      'chance row 1 M4',
      'chance row 2 M5',
    );
    expect(field(next, 'phase')).toBe('take'); // and the offer does not return to A
  });

  it('SAT-4 step 1 waits for the answer', () => {
    expect(refusal(offered, 'B take 1')).toBe('TURN-6');
  });
});
