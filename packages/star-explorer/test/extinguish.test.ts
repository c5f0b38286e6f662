// Extinguished stars: what is left out costs three-point stars, as long as there are any.
import { describe, expect, it } from 'vitest';
import { parseDrawing } from '../src/notation/trails.ts';
import { explain, explainBy, priceOf } from '../src/rules/explain.ts';
import { extinguishedAfter, readingOf } from '../src/rules/extinguish.ts';
import { makeLine } from '../src/rules/lines.ts';
import { placementsOfPattern } from '../src/rules/placements.ts';
import { type Drawing, skyOf } from '../src/rules/sky.ts';
import { parseTile, readPattern } from '../src/rules/tiles.ts';
import { pricesAfter } from '../src/rules/weighting.ts';
import { after, at, CROSSED, THIRD } from './positions.ts';

const drawing = (words: string): Drawing => {
  const parsed = parseDrawing(words);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
};

const solo = (text: string) => at(text).boards[0] as NonNullable<ReturnType<typeof at>['boards'][0]>;

describe('extinguished stars', () => {
  it('OUT-1 crosses out a star for each one left out (Stella leaves out 2)', () => {
    const board = solo(THIRD.replace('hor:_', 'hor:g7-g6-f5-e4'));
    expect(readingOf(board, 3)).toMatchObject({ stars: 2, blocked: [] });
    expect(extinguishedAfter(board, 3)).toBe(2);
  });

  it('OUT-1 counts all stars of a constellation that is not drawn', () => {
    expect(extinguishedAfter(solo(THIRD.replace('hor:_', 'hor:none')), 3)).toBe(6);
  });

  it('OUT-2 counts a line that could not be drawn', () => {
    const [board] = after(at(CROSSED), 'A draw II h10-g9-g8-h8-i8-i9').boards as [ReturnType<typeof solo>];
    const reading = readingOf(board, 2);
    expect(reading.stars).toBe(0);
    expect(reading.blocked.map(makeLine)).toEqual(['h10-i9']);
    expect(priceOf(reading)).toBe(1);
  });

  it('OUT-2 does not count it when one of its stars is left out anyway', () => {
    const [board] = after(at(CROSSED), 'A draw II g9-g8-h8-i8-i9').boards as [ReturnType<typeof solo>];
    expect(readingOf(board, 2)).toMatchObject({ stars: 1, blocked: [] });
  });

  it('OUT-3 stops at seven', () => {
    const board = solo('_ 5.8 | WYBRRBY RB R _ cep:none crt:none');
    expect(extinguishedAfter(board, 1)).toBe(5);
    expect(extinguishedAfter(board, 2)).toBe(7);
    expect([...pricesAfter(5).slice(0, 5)]).toEqual([0, 3, 6, 6, 6]);
    expect(pricesAfter(7)[9]).toBe(0);
  });

  it('OUT-4 takes the cheapest of several readings', () => {
    // The pattern is a closed diamond with an open tail of the same shape. Three lines can be read as the
    // whole tail, or as the diamond with its fourth side blocked, which costs one star more.
    const kite = readPattern({ stars: '0,0 1,1 2,0 1,-1 3,1 4,0 3,-1', lines: '0-1-2-3-0 2-4-5-6' });
    const open = drawing('f9-g10-h9-g8');
    const placements = placementsOfPattern(kite);
    const free = explainBy(placements, open, skyOf(1, []));
    const blocked = explainBy(placements, open, skyOf(1, [drawing('f8-g9')]));
    expect(free).toMatchObject({ stars: 3, blocked: [] });
    expect(blocked).toMatchObject({ stars: 3, blocked: [] });
    const diamond = placementsOfPattern(readPattern({ stars: '0,0 1,1 2,0 1,-1', lines: '0-1-2-3-0' }));
    expect(explainBy(diamond, open, skyOf(1, [drawing('f8-g9')]))).toMatchObject({
      stars: 0,
      blocked: [expect.any(Number)],
    });
    expect(explainBy(diamond, open, skyOf(1, []))).toBe('incomplete');
  });

  it('OUT-4 reads nothing as the whole tile left out', () => {
    expect(explain(parseTile('sco') as number, [], skyOf(1, []))).toMatchObject({ stars: 10, blocked: [] });
  });
});
