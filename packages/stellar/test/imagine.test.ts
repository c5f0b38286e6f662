// Imagined worlds: they agree with everything the viewer knows, and vary in everything else.
import { bagSize, createRng } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { makeCard, NUMBER_OF, type Position, stellar } from '../src/index.ts';
import { after, at, field, tel } from './positions.ts';

const rng = createRng(42);
const worldsFor = (state: Position, viewer: 0 | 1, count = 600): Position[] => {
  const view = stellar.view(state, viewer);
  return Array.from({ length: count }, () => stellar.imagine(view, rng));
};
const start = at({ 'A.hand': 'P2,M4', 'A.tel': tel({ 1: 'P3' }) });

it('KNOW-1 the other hand may hold every unseen card, and none that lies open', () => {
  const hands = worldsFor(start, 1, 3000).flatMap(({ sides }) => sides[0].hand.map(makeCard));
  // B sees both copies of some kinds, so none of these is left; P3, P1, M1, A1, C1, H1, A2, C2 show one copy each.
  expect(new Set(hands).size).toBe(35);
  const open = at({ 'A.hand': 'P2,M4', 'A.note': 'C6,S1,H5,H5' });
  const fewer = worldsFor(open, 1, 3000).flatMap(({ sides }) => sides[0].hand.map(makeCard));
  expect(fewer.filter((word) => ['C6', 'S1', 'H5'].includes(word))).toEqual([]);
});

it('KNOW-1 the own hand and everything open stay as they are', () => {
  for (const world of worldsFor(start, 1, 50)) {
    expect(field(world, 'B.hand')).toBe('A2,C2');
    expect(field(world, 'row')).toBe(field(start, 'row'));
    expect(bagSize(world.unseen)).toBe(world.deck);
    expect(stellar.view(world, 1)).toEqual(stellar.view(start, 1));
  }
});

describe('KNOW-1 a taken card', () => {
  it('KNOW-1 is in the hand as long as nothing was played face down', () => {
    for (const world of worldsFor(after(start, 'A take 2'), 1))
      expect(field(world, 'A.hand')).toContain('M1');
  });

  it('KNOW-2 is in the hand or face down where its number fits', () => {
    const hidden = after(start, 'A take 2', 'A play M1 tel 12 down');
    const places = worldsFor(hidden, 1).map((world) =>
      field(world, 'A.tel').endsWith('#M1.hand1.0')
        ? 'slot'
        : field(world, 'A.hand').includes('M1')
          ? 'hand'
          : 'lost',
    );
    expect(new Set(places)).toEqual(new Set(['slot', 'hand']));
  });

  it('KNOW-2 is in the hand when the face-down card has another number', () => {
    const hidden = after(start, 'A take 2', 'A play M4 tel 12 down');
    for (const world of worldsFor(hidden, 1)) expect(field(world, 'A.hand')).toContain('M1');
  });

  it('KNOW-2 does not lie face down since before it was taken', () => {
    const state = at({
      turn: '2',
      phase: 'play',
      step: '2',
      row: 'P1,_,A1,C1,H1',
      'A.hand': 'P2,M1',
      'A.taken': 'M1@2',
      'A.tel': tel({ 1: 'P3', 12: '#C1.hand1.0' }),
    });
    for (const world of worldsFor(state, 1)) expect(field(world, 'A.hand')).toContain('M1');
  });
});

describe('KNOW-2 told numbers', () => {
  it('KNOW-2 a face-down card from the hand has the number told, of any type', () => {
    const hidden = after(start, 'A take 2', 'A play M4 tel 12 down');
    const cards = worldsFor(hidden, 1).map(({ sides }) => sides[0].telescope[11] as number);
    expect(new Set(cards.map((card) => NUMBER_OF[card]))).toEqual(new Set([4]));
    expect(new Set(cards.map(makeCard))).toEqual(new Set(['P4', 'M4', 'A4', 'C4', 'H4', 'S4']));
  });

  it('KNOW-2 after a draw it is a 6/0 or has the number of the gap', () => {
    const hidden = after(start, 'A take 2', 'A play P2 tel 12 down');
    const cards = worldsFor(hidden, 1).map(({ sides }) => sides[0].telescope[11] as number);
    expect(new Set(cards.map((card) => NUMBER_OF[card]))).toEqual(new Set([2, 6]));
  });

  it('KNOW-2 likelier cards come more often: two copies left against one', () => {
    const hidden = after(start, 'A take 2', 'A play M4 tel 12 down');
    const cards = worldsFor(hidden, 1, 3300).map(({ sides }) => makeCard(sides[0].telescope[11] as number));
    const count = (word: string): number => cards.filter((each) => each === word).length;
    // Eleven unseen cards have a 4, two of each type and the satellite; each should come 300 times.
    for (const word of ['P4', 'M4', 'A4', 'C4', 'H4']) expect(Math.abs(count(word) - 600)).toBeLessThan(120);
    expect(Math.abs(count('S4') - 300)).toBeLessThan(90);
  });
});

it('KNOW-3 a card from the deck may be any unseen one', () => {
  const drawn = after(start, 'A take 2', 'A play P2 note', 'chance draw A H5');
  expect(new Set(worldsFor(drawn, 1, 3000).map((world) => makeCard(world.drawn))).size).toBeGreaterThan(30);
  const placed = after(drawn, 'A place tel 9 down');
  const lying = worldsFor(placed, 1, 3000).map(({ sides }) => makeCard(sides[0].telescope[8] as number));
  expect(new Set(lying).size).toBeGreaterThan(30);
});

it('KNOW-1 a secret choice may be either card', () => {
  const asked = at({ phase: 'start', row: '_,_,_,_,_', 'A.hand': 'P3,M3', 'B.hand': 'A3,C3' });
  const answers = worldsFor(after(asked, 'A start P3'), 1).map(({ sides }) => makeCard(sides[0].answer));
  expect(new Set(answers)).toEqual(new Set(['P3', 'M3', 'H3'])); // B holds the other two starters
});
