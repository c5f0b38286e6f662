// Step 3: the points of a round, with the rulebook's example on our disc.
import { describe, expect, it } from 'vitest';
import type { Board } from '../src/rules/position.ts';
import { roundScore } from '../src/rules/result.ts';
import { at } from './positions.ts';

const solo = (text: string): Board => at(text).boards[0] as Board;

describe('step 3', () => {
  // Nina: blue tile, yellow tile before; two blue stars, three yellow ones, three lines that join both.
  const nina = roundScore(solo('_ 5 | BYBRRBY YB Y _ col:j9-i9-i8-h7,i8-j7'), 1);

  it('SCORE-1 gives Nina 4 points for two stars of this round’s kind', () => {
    expect(nina.current).toBe('blue');
    expect(nina.currentStars).toEqual({ from: ['i9', 'j7'], points: 4 });
  });

  it('SCORE-2 gives Nina 3 points for three stars of the kind before', () => {
    expect(nina.previous).toBe('yellow');
    expect(nina.previousStars).toEqual({ from: ['j9', 'i8', 'h7'], points: 3 });
  });

  it('SCORE-3 gives Nina 9 points for three lines that join both kinds: 16 in all', () => {
    expect(nina.joiningLines).toEqual({ from: ['i9-j9', 'i9-i8', 'i8-j7'], points: 9 });
    expect(nina.points).toBe(16);
  });

  it('SCORE-2 takes the tile of the round before from round II on', () => {
    const board = solo('_ 5.8 | WYBRRBY RB R _ cep:none crt:i7-h6-h5-g4-h3-i4-h5,k5-j4-i4');
    expect(roundScore(board, 2)).toMatchObject({ current: 'red', previous: 'white', points: 28 });
  });

  it('SCORE-3 looks at the new constellation only', () => {
    const board = solo('_ 5.8 | WYBRRBY RB R _ cep:f10-e10-f9-f10-g10-g9-f9 crt:none');
    expect(roundScore(board, 2)).toMatchObject({ points: 0, starsLeftOut: 8 });
  });

  it('SCORE-4 scores a star twice when both tiles show one kind', () => {
    const score = roundScore(solo('_ 8 | WYBRRBY RB R _ crt:g10-h9-h8-g7-f7-e8,h8-i7-h6-g7'), 1);
    expect(score).toMatchObject({ current: 'red', previous: 'red', points: 30 });
    expect(score.currentStars.points).toBe(12);
    expect(score.previousStars.points).toBe(6);
    expect(score.joiningLines.points).toBe(12);
  });
});
