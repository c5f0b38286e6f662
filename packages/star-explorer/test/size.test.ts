// Step 1: calling a size, two sevens, revealing tiles; and the order of the steps.
import { starExplorer } from '@planisphere/star-explorer';
import { describe, expect, it } from 'vitest';
import { after, at, chances, choices, ruleAgainst, SECOND, THIRD } from './positions.ts';

const TWO = 'B _ | WYBRRBY RB R _ | RBWWWWR WY W _';

describe('step 1', () => {
  it('ROUND-1 asks for a size, the tiles, the drawings, in this order', () => {
    const size = at(TWO);
    expect(starExplorer.awaiting(size)).toEqual({ kind: 'seats', seats: [1], optional: [] });
    const reveal = after(size, 'B size 8');
    expect(starExplorer.awaiting(reveal).kind).toBe('chance');
    const draw = after(reveal, 'chance tile A crt', 'chance tile B gem');
    expect(starExplorer.awaiting(draw)).toEqual({ kind: 'seats', seats: [0, 1], optional: [] });
  });

  it('ROUND-1 refuses what the step does not ask for', () => {
    expect(ruleAgainst(at(SECOND), 'A size 6')).toBe('ROUND-1');
    expect(ruleAgainst(at(SECOND), 'A draw I h9-h8')).toBe('ROUND-1');
    expect(ruleAgainst(at(TWO), 'A size 6')).toBe('ROUND-1');
    expect(ruleAgainst(at(TWO), 'B seven red')).toBe('ROUND-1');
  });

  it('SIZE-1 lets the first player call a size that is left', () => {
    expect(choices(at(TWO), 1)).toEqual([
      'B size 5',
      'B size 6',
      'B size 7',
      'B size 8',
      'B size 9',
      'B size 10',
    ]);
    expect(choices(at(TWO), 0)).toEqual([]);
    const fourth = at(THIRD.replace('hor:_', 'hor:none'));
    expect(choices(fourth, 0)).toEqual(['A size 7', 'A size 9', 'A size 10']);
    expect(ruleAgainst(fourth, 'A size 5')).toBe('SIZE-1');
  });

  it('SIZE-1 keeps 7 in the piles until both are used', () => {
    const once = at('_ 7 | WYBRRBY RB R B ori:none');
    expect(choices(once, 0)).toContain('A size 7');
    const twice = at('_ 7.7.5 | WYBRRBY RB R B ori:none ara:none cep:none');
    expect(choices(twice, 0)).not.toContain('A size 7');
  });

  it('SIZE-2 asks everybody with two different sevens, at the same time', () => {
    const asked = after(at('B _ | WYBRRBY RB R _ | RBWYWWR WY W _'), 'B size 7');
    expect(starExplorer.awaiting(asked)).toEqual({ kind: 'seats', seats: [0, 1], optional: [] });
    expect(choices(asked, 0)).toEqual(['A seven blue', 'A seven red']);
    const one = after(asked, 'A seven red');
    expect(starExplorer.notation.make(starExplorer.view(one, 1))).toContain('WYBRRBY RB R ?');
    expect(starExplorer.awaiting(one)).toEqual({ kind: 'seats', seats: [1], optional: [0] });
    expect(ruleAgainst(asked, 'A seven white')).toBe('SIZE-2');
    const both = after(one, 'B seven yellow');
    expect(chances(both).every((words) => words.startsWith('1 chance tile A '))).toBe(true);
  });

  it('SIZE-2 asks nobody whose sevens look the same', () => {
    const asked = after(at(TWO), 'B size 7');
    expect(starExplorer.awaiting(asked)).toEqual({ kind: 'seats', seats: [0], optional: [] });
    expect(ruleAgainst(asked, 'B seven white')).toBe('ROUND-1');
    const own = after(starExplorer.view(asked, 0), 'A seven red');
    expect(own).toEqual(starExplorer.view(after(asked, 'A seven red'), 0));
  });

  it('SIZE-3 uses the other seven the second time', () => {
    const again = after(at('_ 7 | WYBRRBY RB R B ori:none'), 'A size 7');
    expect(chances(again)).toEqual(['1 chance tile A boo', '1 chance tile A ara', '1 chance tile A lyn']);
  });

  it('SIZE-4 reveals any tile with that back that nobody has revealed', () => {
    const first = after(at('A _ | RYBRRBY RB R _ | RBWYWWR WY W _'), 'A size 5');
    expect(chances(first)).toEqual(['1 chance tile A cas', '1 chance tile A cnc']);
    expect(chances(after(first, 'chance tile A cas'))).toEqual(['1 chance tile B cnc']);
  });
});
