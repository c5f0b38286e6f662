// Step 4: the disc turns, the tile becomes the one before, the token passes.
import { starExplorer } from '@planisphere/star-explorer';
import { describe, expect, it } from 'vitest';
import { isUsable, PLACES, STARS } from '../src/rules/disc.ts';
import { kindsIn } from '../src/rules/scoring.ts';
import { after, at, THIRD } from './positions.ts';

const stars = Array.from({ length: STARS }, (_, star) => star);
const usable = (round: number): number[] => stars.filter((star) => isUsable(star, round));

describe('step 4', () => {
  it('END-1 turns the disc: every round shows other stars, opposite rounds opposite ones', () => {
    expect([1, 2, 3, 4, 5, 6].map((round) => usable(round).length)).toEqual([55, 56, 56, 55, 56, 56]);
    for (const round of [1, 2, 3]) {
      const opposite = usable(round).map((star) => {
        const { x, y } = PLACES[star] as { x: number; y: number };
        return stars.find((other) => PLACES[other]?.x === -x && PLACES[other]?.y === -y) as number;
      });
      expect(opposite.sort((a, b) => a - b)).toEqual(usable(round + 3));
    }
  });

  it('END-1 follows the half-plane of the reconstruction, without rounding', () => {
    // In thousandths, with √3/2 between 0.866 and 0.867: no star is so close to the edge that rounding
    // matters.
    const up = [
      [0, 2],
      [1, 1],
      [1, -1],
      [0, -2],
      [-1, -1],
      [-1, 1],
    ] as const;
    for (const [index, [sideways, upright]] of up.entries()) {
      for (const star of stars) {
        const { x, y } = PLACES[star] as { x: number; y: number };
        const low = Math.min(x * sideways * 866, x * sideways * 867) + y * upright * 500;
        const high = Math.max(x * sideways * 866, x * sideways * 867) + y * upright * 500;
        expect(low >= -616 || high < -616).toBe(true);
        expect(isUsable(star, index + 1)).toBe(low >= -616);
      }
    }
  });

  it('END-2 makes this round’s tile the one before', () => {
    const board = at(THIRD).boards[0] as NonNullable<ReturnType<typeof at>['boards'][0]>;
    expect(kindsIn(board, 1)).toEqual({ current: 'white', previous: 'red' });
    expect(kindsIn(board, 2)).toEqual({ current: 'red', previous: 'white' });
    expect(kindsIn(board, 3)).toEqual({ current: 'yellow', previous: 'red' });
  });

  // Crater with a red side scores 30 for A; the others draw nothing or a line of Gemini.
  const boards = 'WYBRRBY RB R _ crt:_ | RBWYWWR WY W _ gem:_ | BWYRBYB WB B _ cma:_';
  const full = 'g10-h9-h8-g7-f7-e8,h8-i7-h6-g7';
  it.each([
    ['the lowest score', 'A', [full, 'none', 'g9-h9'], 1],
    ['of equals the next one clockwise', 'A', [full, 'none', 'none'], 1],
    ['of equals the next one clockwise', 'B', [full, 'none', 'none'], 2],
    ['of equals the next one clockwise', 'C', ['none', 'none', 'none'], 0],
    ['the holder only when nobody else is as low', 'C', [full, 'g9-h9', 'none'], 2],
    ['the holder last', 'A', ['none', 'none', 'none'], 1],
  ])('END-3 gives the token to %s (%s, %j)', (_what, first, drawn, next) => {
    const [a, b, c] = drawn as [string, string, string];
    const state = after(at(`${first} 8 | ${boards}`), `C draw I ${c}`, `A draw I ${a}`, `B draw I ${b}`);
    expect(state.first).toBe(next);
    expect(starExplorer.awaiting(state)).toEqual({ kind: 'seats', seats: [next], optional: [] });
  });
});
