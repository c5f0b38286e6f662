// Counts of all lines from given positions. An unexpected change of a count is a change of the rules.
import { perft } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { stellarion } from '../src/index.ts';
import { lineOf, read } from './at.ts';

const opening = (expansions: readonly ('black-holes' | 'theories' | 'mirrors' | 'sun')[], players: number) =>
  stellarion.setup({ stars: 1, expansions, track: 'standard' }, players);

const READY = { alpha: 'Sa', nebula: 'Na', stars: 'Ta', planet: 'Pa' } as const;

describe('perft', () => {
  it.each([
    ['solo', opening([], 1), [4, 16, 64, 256, 1024]],
    [
      'duo with everything',
      opening(['black-holes', 'theories', 'mirrors', 'sun'], 2),
      [4, 16, 64, 256, 1024],
    ],
    ['solo with black holes', opening(['black-holes'], 1), [4, 16, 60, 204, 600]],
  ])('from the opening: %s', (_name, position, counts) => {
    expect(counts.map((_, depth) => perft(stellarion, position, depth + 1))).toEqual(counts);
  });

  it.each([
    ['a quiet table', lineOf({}), [4, 52, 254]],
    ['a Launch with a star', lineOf({ decks: READY, stars: 1 }), [9, 72, 334]],
    [
      'major powers',
      lineOf({ decks: { ship: 'Sa', nebula: 'Nb', stars: 'Tg', planet: 'Pd' } }),
      [4, 52, 1054],
    ],
    [
      'four black holes, two players',
      lineOf({ table: 'duo+black-holes', decks: { alpha: 'BH', beta: 'BH', ship: 'BH', planet: 'BH' } }),
      [2, 17, 179],
    ],
    [
      'Thrusters and mirrors',
      lineOf({ table: 'solo+theories+mirrors', theories: 'S:N:S', decks: { gamma: 'MI' } }),
      [10, 43, 406],
    ],
    ['the Amplifier', lineOf({ table: 'solo+theories', theories: 'S:N:T' }), [4, 52, 254]],
    ['meteors, two players', lineOf({ table: 'duo+sun', sun: '9:15,20:2' }), [8, 100, 862]],
  ])('from %s', (_name, line, counts: readonly number[]) => {
    expect([1, 2, 3].map((depth) => perft(stellarion, read(line), depth))).toEqual(counts);
  });
});
