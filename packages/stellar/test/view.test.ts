// What each viewer knows of the table: hands, taken cards, cards face down, the card just drawn.
import { bagSize } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { type Position, stellar } from '../src/index.ts';
import { after, at, card, field, tel } from './positions.ts';

const seenBy = (state: Position, viewer: 0 | 1 | 'table', key: string): string =>
  field(stellar.view(state, viewer), key);
const start = at({ 'A.hand': 'P2,M4', 'A.tel': tel({ 1: 'P3' }) });

describe('KNOW-1 hands', () => {
  it('KNOW-1 the own hand is seen, the other is not, and a spectator sees neither', () => {
    expect(seenBy(start, 0, 'A.hand')).toBe('P2,M4');
    expect(seenBy(start, 0, 'B.hand')).toBe('?,?');
    expect(seenBy(start, 1, 'A.hand')).toBe('?,?');
    expect([seenBy(start, 'table', 'A.hand'), seenBy(start, 'table', 'B.hand')]).toEqual(['?,?', '?,?']);
  });

  it('KNOW-1 the view is the same whatever the other holds', () => {
    const other = at({ 'A.hand': 'C5,S4', 'A.tel': tel({ 1: 'P3' }) });
    expect(stellar.view(other, 1)).toEqual(stellar.view(start, 1));
    expect(stellar.view(other, 0)).not.toEqual(stellar.view(start, 0));
  });

  it('KNOW-1 to the other player a hidden card may be any that is unseen', () => {
    const view = stellar.view(start, 1);
    expect(bagSize(view.unseen) - view.deck).toBe(2);
    expect(view.unseen[card('M4')]).toBe(2);
    expect(stellar.view(start, 0).unseen[card('M4')]).toBe(1);
  });
});

describe('KNOW-1 taken cards', () => {
  const taken = after(start, 'A take 2');

  it('KNOW-1 a card taken from the row is known to be held', () => {
    expect(seenBy(taken, 1, 'A.hand')).toBe('?,?,?');
    expect(seenBy(taken, 1, 'A.taken')).toBe('M1@0');
    expect(stellar.view(taken, 1).unseen[card('M1')]).toBe(1); // the other copy
  });

  it('KNOW-1 until it is played openly', () => {
    expect(seenBy(after(taken, 'A play M1 note'), 1, 'A.taken')).toBe('-');
    expect(seenBy(after(taken, 'A play P2 note'), 1, 'A.taken')).toBe('M1@0');
  });

  it('KNOW-1 played face down it may be anywhere among hand and face-down cards', () => {
    const hidden = after(taken, 'A play M1 tel 12 down');
    expect(seenBy(hidden, 1, 'A.taken')).toBe('M1@0');
    expect(seenBy(hidden, 1, 'A.tel')).toMatch(/#\?\.hand1\.0$/);
  });

  it('KNOW-1 the memory option changes no knowledge', () => {
    const off = after(at({ 'A.hand': 'P2,M4', 'A.tel': tel({ 1: 'P3' }), memory: 'off' }), 'A take 2');
    expect(stellar.view(off, 1)).toEqual({ ...stellar.view(taken, 1), memory: false });
  });
});

describe('KNOW-2 cards face down', () => {
  it('KNOW-2 one from the row was seen by everybody', () => {
    const placed = after(start, 'A take 2', 'A play M4 note', 'A place tel 2 down');
    for (const viewer of [0, 1, 'table'] as const)
      expect(seenBy(placed, viewer, 'A.tel')).toMatch(/^P3,#C1\.row,/);
  });

  it('KNOW-2 one from the hand tells its number by the coordinate that follows', () => {
    const played = after(start, 'A take 2', 'A play M4 tel 2 down');
    expect(seenBy(played, 0, 'A.tel')).toMatch(/^P3,#M4\.hand4\.0,/);
    expect(seenBy(played, 1, 'A.tel')).toMatch(/^P3,#\?\.hand4\.0,/);
    expect(seenBy(played, 1, 'step')).toBe('2>note:4');
  });

  it('KNOW-2 when the deck follows it is a 6/0 or has the number of the gap, and nobody can tell which', () => {
    const gap = after(start, 'A take 2', 'A play P2 tel 2 down');
    const six = after(
      at({ 'A.hand': 'M4,C6', 'A.tel': tel({ 1: 'P3' }) }),
      'A take 2',
      'A play C6 tel 2 down',
    );
    expect(seenBy(gap, 1, 'A.tel')).toMatch(/^P3,#\?\.hand26\.0,/);
    expect(stellar.view(six, 1)).toEqual(stellar.view(gap, 1));
  });
});

describe('KNOW-3 the card drawn in step 3', () => {
  const drawn = after(start, 'A take 2', 'A play P2 note', 'chance draw A H5');

  it('KNOW-3 is seen by its player alone', () => {
    expect(seenBy(drawn, 0, 'step')).toBe('2>tel:H5');
    expect([seenBy(drawn, 1, 'step'), seenBy(drawn, 'table', 'step')]).toEqual(['2>tel:?', '2>tel:?']);
  });

  it('KNOW-3 stays a secret when it is placed face down', () => {
    const placed = after(drawn, 'A place tel 9 down');
    expect(seenBy(placed, 0, 'A.tel')).toContain('#H5.deck');
    expect(seenBy(placed, 1, 'A.tel')).toContain('#?.deck');
    const other = after(start, 'A take 2', 'A play P2 note', 'chance draw A S2', 'A place tel 9 down');
    expect(stellar.view(other, 1)).toEqual(stellar.view(placed, 1));
  });

  it('KNOW-3 is open when it is placed face up', () => {
    expect(seenBy(after(drawn, 'A place tel 9'), 1, 'A.tel')).toContain(',H5,');
  });
});

it('KNOW-4 at the end everything is open to everybody', () => {
  const last = at({
    phase: 'keep',
    turn: '22',
    'A.tel': tel({ 1: '#P4.deck', 2: '#M4.hand4.6' }),
    'A.taken': 'M4@6',
  });
  expect(seenBy(last, 1, 'A.tel')).toMatch(/^#\?\.deck,#\?\.hand4\.6,/);
  const over = after(last, 'A keep P2', 'B keep A2');
  for (const viewer of [0, 1, 'table'] as const) expect(stellar.view(over, viewer)).toEqual(over);
  expect(field(over, 'A.tel')).toMatch(/^#P4\.deck,#M4\.hand4\.6,/);
});
