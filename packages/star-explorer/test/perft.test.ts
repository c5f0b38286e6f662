// Counts of possible lines. Another engine that agrees on these agrees on the rules.
import { perft } from '@planisphere/core';
import { starExplorer } from '@planisphere/star-explorer';
import { describe, expect, it } from 'vitest';
import { at, CROSSED, SECOND, THIRD } from './positions.ts';

const from = (text: string, depth: number): number => perft(starExplorer, at(text), depth);

describe('perft', () => {
  it.each([
    [1, 3, 64],
    [1, 7, 16384],
    [2, 7, 16384],
  ])('of set-up for %i players, depth %i, is %i', (players, depth, count) => {
    expect(perft(starExplorer, starExplorer.setup({ first: 'random' }, players), depth)).toBe(count);
  });

  it.each([
    ['the drawings of Crater in round II', SECOND, 1, 1931],
    ['the drawings of Horologium in round III', THIRD, 1, 380],
    ['the drawings of Tucana beside a line', CROSSED, 1, 1945],
    ['a drawing and the size after it', THIRD, 2, 1140],
    [
      'the first of two drawings at the same time',
      'A 6 | WYBRRBY RB R _ hor:_ | RRWYWWR WY W _ tuc:_',
      1,
      833,
    ],
    ['a size, sevens and tiles', 'B _ | WYBRRBY RB R _ | RBWYWWR WY W _', 3, 18],
    ['a pick, a tile and its drawings', '_ _ | WYBRRBY RB R _', 3, 38436],
  ])('of %s', (_what, text, depth, count) => {
    expect(from(text, depth)).toBe(count);
  });
});
