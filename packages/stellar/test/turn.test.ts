// A turn: Carly's (in the French rulebook Youri's) of pages 7 and 8, and the four steps.
import { describe, expect, it } from 'vitest';
import { type Position, stellar } from '../src/index.ts';
import { after, at, field, possible, refusal, tel } from './positions.ts';

/** Carly holds black hole 1 and planet 2; the row as it is printed. */
const carly = at({ row: 'A4,P3,H6,M1,C4', 'A.hand': 'P2,H1', 'A.tel': tel({ 1: 'P3' }), 'A.note': 'A3' });

describe('TURN-1 Carly and Youri, page 7', () => {
  const taken = after(carly, 'A take 2');
  const played = after(taken, 'A play H1 tel 2');
  const placed = after(played, 'A place note');
  const refilled = after(placed, 'chance row 1 H3', 'chance row 2 C5');

  it('TURN-1 the planet 3 comes from the row into the hand', () => {
    expect(field(taken, 'A.hand')).toBe('P2,P3,H1');
    expect(field(taken, 'row')).toBe('A4,_,H6,M1,C4');
  });

  it('TURN-2 the black hole 1 goes to the telescope', () => {
    expect(field(played, 'A.tel')).toMatch(/^P3,H1,_/);
    expect(field(played, 'A.hand')).toBe('P2,P3');
  });

  it('TURN-3 the asteroid 4 at coordinate 1 must go to the notebook', () => {
    expect(possible(played)).toEqual(['A place note']);
    expect(refusal(played, 'A place tel 3')).toBe('TURN-3');
    expect(field(placed, 'A.note')).toBe('A3,A4');
    expect(field(placed, 'row')).toBe('_,_,H6,M1,C4');
  });

  it('TURN-5 the two gaps are refilled, coordinate 1 first, and it is the other player’s turn', () => {
    expect(possible(placed).every((event) => event.startsWith('chance row 1 '))).toBe(true);
    expect(field(refilled, 'row')).toBe('H3,C5,H6,M1,C4');
    expect(stellar.awaiting(refilled)).toMatchObject({ kind: 'seats', seats: [1] });
  });
});

describe('TURN-2 any card of the hand to either area', () => {
  it('TURN-2 the card just taken may be played at once', () => {
    expect(refusal(after(carly, 'A take 2'), 'A play P3 tel 2')).toBeUndefined();
  });
  it('TURN-2 the notebook is as good as the telescope', () => {
    const played = after(carly, 'A take 2', 'A play H1 note');
    expect(field(played, 'A.note')).toBe('A3,H1');
    expect(field(played, 'step')).toBe('2>tel:1'); // and the card at 1 goes to the telescope
  });
});

describe('TURN-3 the printed number counts', () => {
  it('TURN-3 also of a card played face down, which counts as a 3 otherwise', () => {
    expect(field(after(carly, 'A take 2', 'A play H1 tel 9 down'), 'step')).toBe('2>note:1');
  });
  it('TURN-3 a satellite sends to the coordinate of its number', () => {
    const state = at({ 'A.hand': 'P2,S4' });
    expect(field(after(state, 'A take 1', 'A play S4 note'), 'step')).toBe('1>tel:4');
  });
});

describe('TURN-4 the coordinate is empty', () => {
  const played = after(carly, 'A take 2', 'A play P2 note');

  it('TURN-4 the top card of the deck takes its place, seen before it is placed', () => {
    expect(field(played, 'step')).toBe('2>tel:deck');
    const drawn = after(played, 'chance draw A M4');
    expect(field(drawn, 'step')).toBe('2>tel:M4');
    expect(possible(drawn)).toContain('A place tel 12');
    expect(field(after(drawn, 'A place tel 12'), 'A.tel')).toMatch(/,M4$/);
  });

  it('TURN-4 then one gap is left to refill', () => {
    const placed = after(played, 'chance draw A M4', 'A place tel 12');
    expect(field(after(placed, 'chance row 2 C5'), 'phase')).toBe('take');
  });
});

it('TURN-6 the steps come in their order and no step twice', () => {
  const steps: readonly (readonly [string, Position])[] = [
    ['take', carly],
    ['play', after(carly, 'A take 2')],
    ['place', after(carly, 'A take 2', 'A play H1 tel 2')],
  ];
  const words: Readonly<Record<string, string>> = {
    take: 'A take 1',
    play: 'A play P2 note',
    place: 'A place note',
    start: 'A start P2',
    keep: 'A keep P2',
  };
  for (const [step, state] of steps) {
    for (const [verb, text] of Object.entries(words)) {
      expect(refusal(state, text), `${text} in step ${step}`).toBe(verb === step ? undefined : 'TURN-6');
    }
  }
});
