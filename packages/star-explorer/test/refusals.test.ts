// Every refusal names its rule: position, decision, rule.
import { describe, expect, it } from 'vitest';
import { at, CROSSED, ruleAgainst, SECOND, THIRD } from './positions.ts';

const SIDE = '_ _ | WYBRRBY RB _ _';
const SIZE = 'B _ | WYBRRBY RB R _ | RBWYWWR WY W _';
const SEVEN = 'B 7 | WYBRRBY RB R _ | RBWYWWR WY W _';
const FOURTH = THIRD.replace('hor:_', 'hor:none');

describe('refusals', () => {
  it.each([
    ['SET-3 a kind that is not on the tile', SIDE, 'A side yellow'],
    ['ROUND-1 a size before the sides are chosen', SIDE, 'A size 5'],
    ['ROUND-1 a size called by another than the first player', SIZE, 'A size 5'],
    ['ROUND-1 a drawing before the tile is revealed', SEVEN, 'A draw I none'],
    ['ROUND-1 a drawing for another round', SECOND, 'A draw III none'],
    ['SIZE-1 a size that is used up', FOURTH, 'A size 8'],
    ['SIZE-2 a seven that is not in the pile', SEVEN, 'B seven red'],
    ['DRAW-1 a drawing that nobody can see', THIRD, 'A draw III ?'],
    ['DRAW-2 three in a row', SECOND, 'A draw II h10-i10-j10'],
    ['DRAW-2 three upright', THIRD, 'A draw III h8-h9-h10'],
    ['DRAW-3 the mirror image', THIRD, 'A draw III k8-j9-i9-h8-g7-f7'],
    ['DRAW-3 the mirror image, turned', THIRD, 'A draw III j3-i3-h2-g1-f1-e2'],
    ['DRAW-4 covered stars', SECOND, 'A draw II a7-b7'],
    ['DRAW-4 one covered star', THIRD, 'A draw III h10-g11'],
    ['DRAW-5 the pole star', SECOND, 'A draw II g7-f6'],
    ['DRAW-5 the pole star', THIRD, 'A draw III f6-g7'],
    ['DRAW-6 a star of round I', SECOND, 'A draw II g10-h10'],
    ['DRAW-6 a star of round II', THIRD, 'A draw III j3-j4'],
    ['DRAW-7 a line over i7-h6', THIRD, 'A draw III h7-i6'],
    ['DRAW-7 two new lines over each other', THIRD, 'A draw III i9-j8,i8-j9'],
    ['DRAW-7 a line over i10-h9', CROSSED, 'A draw II h10-i9'],
    ['DRAW-8 two pieces', SECOND, 'A draw II h10-i10,h8-i8'],
    ['DRAW-8 two pieces', THIRD, 'A draw III j7-j8,f3-f4'],
    ['DRAW-9 a diamond that is not closed', SECOND, 'A draw II i7-h6-h5-g4-h3-i4-j4-k5'],
    ['DRAW-9 a house without a wall', CROSSED, 'A draw II i7-h7-h8-i9-j8,j7-i7'],
  ])('%s: %s, %s', (name, position, decision) => {
    expect(ruleAgainst(at(position), decision)).toBe(name.split(' ')[0]);
  });
});
