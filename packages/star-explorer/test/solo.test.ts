// Alone: random tiles in odd rounds, own choice in even ones, ranks.
import { starExplorer } from '@planisphere/star-explorer';
import { describe, expect, it } from 'vitest';
import { rankOf } from '../src/rules/result.ts';
import { after, at, chances, choices } from './positions.ts';

describe('solo', () => {
  it('SOLO-1 picks one of all the tiles left in odd rounds', () => {
    expect(chances(at('_ _ | WYBRRBY RB R _'))).toEqual([
      '1 chance pick 5 white',
      '1 chance pick 6 yellow',
      '1 chance pick 7 blue',
      '1 chance pick 7 red',
      '1 chance pick 8 red',
      '1 chance pick 9 blue',
      '1 chance pick 10 yellow',
    ]);
    expect(chances(at('_ 7.5 | WYBRRBY RB R R ara:none cep:none'))).toEqual([
      '1 chance pick 6 yellow',
      '1 chance pick 7 blue',
      '1 chance pick 8 red',
      '1 chance pick 9 blue',
      '1 chance pick 10 yellow',
    ]);
  });

  it('SOLO-1 weighs two sevens that look the same as two tiles', () => {
    expect(chances(at('_ _ | WYBBRBY RB R _'))).toContain('2 chance pick 7 blue');
  });

  it('SOLO-1 settles by the pick which of two sevens comes first', () => {
    const picked = after(at('_ _ | WYBRRBY RB R _'), 'chance pick 7 red');
    expect(picked.boards[0]?.seven).toBe('red');
    expect(chances(picked)).toHaveLength(3);
  });

  it('SOLO-2 lets the player call the size in even rounds', () => {
    const second = at('_ 5 | WYBRRBY RB R _ cep:none');
    expect(starExplorer.awaiting(second)).toEqual({ kind: 'seats', seats: [0], optional: [] });
    expect(choices(second, 0)).toEqual(['A size 6', 'A size 7', 'A size 8', 'A size 9', 'A size 10']);
    const seven = after(second, 'A size 7');
    expect(choices(seven, 0)).toEqual(['A seven blue', 'A seven red']);
  });

  it.each([
    [0, 1],
    [50, 1],
    [51, 2],
    [90, 2],
    [91, 3],
    [130, 3],
    [131, 4],
    [150, 4],
    [151, 5],
  ])('SOLO-3 ranks %i points %i', (total, rank) => {
    expect(rankOf(total)).toBe(rank);
  });
});
