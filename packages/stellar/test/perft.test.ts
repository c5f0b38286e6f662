// Perft: the number of different lines from fixed positions. A count that changes is a change of the rules.
import { divide, perft } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { type Position, stellar } from '../src/index.ts';
import { at, type Fields, tel } from './positions.ts';

/** Emma's telescope of page 10, with a hand and a row. */
const EMMA: Fields = { 'A.hand': 'P2,M2', 'A.tel': tel({ 1: 'P3', 4: 'M3', 6: 'H1' }) };

const TABLE: readonly (readonly [name: string, position: Position, counts: readonly number[]])[] = [
  ['the empty table', stellar.setup({ first: 'A', memory: true }, 2), [5, 20, 60, 120, 240, 480]],
  ['the first step of a turn', at(EMMA), [5, 201, 1550, 12596]],
  ['the offer to replace the row', at({ ...EMMA, phase: 'offer', turn: '2' }), [2, 39, 1337, 38840]],
  ['the last choice', at({ phase: 'keep', turn: '22' }), [2, 4, 0]],
];

describe('perft', () => {
  it.each(TABLE)('%s', (_, position, counts) => {
    expect(counts.map((__, index) => perft(stellar, position, index + 1))).toEqual(counts);
  });

  it('the second step, counted by hand', () => {
    // Nine free slots for any card face down, and the notebook; face up two for a planet, three for a moon or a hole,
    // nine for a type that does not show yet. The card taken joins planet 2 and moon 2.
    const [planet, moon, hole, other] = [9 + 1 + 2, 9 + 1 + 3, 9 + 1 + 3, 9 + 1 + 9];
    const hand = planet + moon;
    expect(divide(stellar, at(EMMA), 2)).toEqual(
      new Map([
        ['A take 1', hand + planet],
        ['A take 2', hand + moon],
        ['A take 3', hand + other],
        ['A take 4', hand + other],
        ['A take 5', hand + hole],
      ]),
    );
  });
});
