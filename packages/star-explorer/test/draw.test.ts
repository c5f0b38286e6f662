// Step 2: what may be drawn, on real positions of the disc.
import { starExplorer } from '@planisphere/star-explorer';
import { describe, expect, it } from 'vitest';
import { after, at, CROSSED, ruleAgainst, SECOND, THIRD } from './positions.ts';

const TWO = 'A 8 | WYBRRBY RB R _ crt:_ | RBWYWWR WY W _ gem:_';

describe('step 2: all at the same time', () => {
  const drawn = after(at(TWO), 'A draw I g10-h9-h8-g7-f7-e8,h8-i7-h6-g7');

  it('DRAW-1 hides a drawing until the last one is finished', () => {
    expect(starExplorer.awaiting(drawn)).toEqual({ kind: 'seats', seats: [1], optional: [0] });
    expect(starExplorer.notation.make(starExplorer.view(drawn, 1))).toBe(TWO.replace('crt:_', 'crt:?'));
    expect(starExplorer.notation.make(starExplorer.view(drawn, 'table'))).toBe(TWO.replace('crt:_', 'crt:?'));
    expect(starExplorer.view(drawn, 0)).toEqual(drawn);
    const both = after(drawn, 'B draw I none');
    expect(starExplorer.view(both, 1)).toEqual(both);
  });

  it('DRAW-1 hides the event, too, and no event of another round', () => {
    const { makeEvent } = starExplorer.notation;
    const seen = (state: typeof drawn, words: string, viewer: 0 | 1): string => {
      const parsed = starExplorer.notation.parseEvent(words);
      return parsed.ok ? makeEvent(starExplorer.redact(state, parsed.value, viewer)) : '';
    };
    expect(seen(drawn, 'A draw I none', 1)).toBe('A draw I ?');
    expect(seen(drawn, 'A draw I none', 0)).toBe('A draw I none');
    expect(seen(after(drawn, 'B draw I none'), 'A draw I none', 1)).toBe('A draw I none');
  });

  it('DRAW-1 lets a drawing be replaced until then, and not after', () => {
    const replaced = after(drawn, 'A draw I none');
    expect(replaced.boards[0]?.drawings).toEqual([[]]);
    const both = after(drawn, 'B draw I none');
    expect(ruleAgainst(both, 'A draw I none')).toBe('ROUND-1');
  });

  it('DRAW-1 informs nobody before the last drawing, which informs', () => {
    const first = { by: 0, action: { do: 'draw', round: 1, drawing: [] } } as const;
    expect(starExplorer.informs(at(TWO), first)).toBe(false);
    expect(starExplorer.informs(drawn, first)).toBe(false);
    expect(starExplorer.informs(drawn, { ...first, by: 1 })).toBe(true);
  });

  it('DRAW-1 refuses a drawing that is not shown to the rules', () => {
    expect(ruleAgainst(at(SECOND), 'A draw II ?')).toBe('DRAW-1');
  });
});

describe('step 2: the constellation', () => {
  it.each([
    ['DRAW-2 as on its tile', SECOND, 'A draw II i7-h6-h5-g4-h3-i4-h5,k5-j4-i4'],
    ['DRAW-3 turned once', THIRD, 'A draw III h8-h7-g6-f5-f4-g3'],
    ['DRAW-3 not turned', THIRD, 'A draw III c2-d3-e3-f2-g1-h1'],
    ['DRAW-7 beside a line that is there', CROSSED, 'A draw II h10-g9'],
    ['DRAW-8 a part in one piece', THIRD, 'A draw III j6-k7-k8'],
    ['DRAW-8 two stars', THIRD, 'A draw III g6-h7'],
    ['DRAW-10 nothing at all', THIRD, 'A draw III none'],
  ])('%s is allowed: %s, %s', (_name, position, decision) => {
    expect(ruleAgainst(at(position), decision)).toBeUndefined();
  });

  it('DRAW-4 turns the window with the disc', () => {
    expect(ruleAgainst(at(THIRD), 'A draw III d3-e4')).toBeUndefined();
    expect(ruleAgainst(at('_ 6 | WYBRRBY RB R _ hor:_'), 'A draw I d3-e4')).toBe('DRAW-4');
  });

  it('DRAW-9 leaves out a line that an older one crosses', () => {
    expect(ruleAgainst(at(CROSSED), 'A draw II h10-g9-g8-h8-i8-i9')).toBeUndefined();
    expect(ruleAgainst(at(CROSSED), 'A draw II h10-g9-g8-h8-i8-i9-h10')).toBe('DRAW-7');
  });
});
