// The notebook: Carly's of page 11, stacks, duplicates and runs.
import { describe, expect, it } from 'vitest';
import { breakdownOf, type Place, stellar, type TypeScore } from '../src/index.ts';
import { after, at, card, field, refusal, sheet, tel } from './positions.ts';

/** How the clouds of a notebook score with two stars in the telescope. */
const clouds = (note: string): TypeScore =>
  sheet({ 'A.tel': tel({ 1: 'C2' }), 'A.note': note }).seats[0].types[3] as TypeScore;

describe('NOTE-3 Carly, page 11', () => {
  const carly = at({
    phase: 'play',
    step: '1',
    row: '_,M1,A1,H2,H1',
    'A.hand': 'P2,M2,C4',
    'A.tel': tel({ 1: 'P3' }),
    'A.note': 'P4,A2,A3,A4,C1,C5',
  });
  const played = after(carly, 'A play C4 note');

  it('NOTE-3 the cloud 4 goes between the 1 and the 5', () => {
    expect(field(played, 'A.note')).toBe('P4,A2,A3,A4,C1,C4,C5');
  });

  it('SCORE-2 her runs before and after', () => {
    const runs = (state: typeof carly): number[] =>
      breakdownOf(state).seats[0].types.map(({ multiplier }) => multiplier);
    expect(runs(carly)).toEqual([1, 0, 3, 1, 0]);
    expect(runs(played)).toEqual([1, 0, 3, 2, 0]);
  });
});

describe('NOTE-1 face up in stacks', () => {
  const playing = at({ phase: 'play', step: '1', row: '_,M1,A1,C1,H1', 'A.note': 'M1' });

  it('NOTE-1 a card in the notebook is never face down', () => {
    const note = (face: 'up' | 'down'): Place => ({ area: 'note', slot: 0, face });
    const check = (face: 'up' | 'down') =>
      stellar.check(playing, 0, { do: 'play', card: card('P2'), to: note(face) });
    expect(check('down')).toEqual({ rule: 'NOTE-1' });
    expect(check('up')).toBeUndefined();
  });

  it('NOTE-1 the first card of a type starts a stack, the next joins it', () => {
    const after2 = (text: string) => breakdownOf(after(playing, text)).seats[0].types;
    expect(after2('A play P2 note').map(({ run }) => run)).toEqual([[2], [1], [], [], []]);
    expect(after2('A play M2 note').map(({ run }) => run)).toEqual([[], [1, 2], [], [], []]);
  });
});

describe('NOTE-2 duplicates', () => {
  it('NOTE-2 the same number twice in a stack is allowed', () => {
    const twice = at({ phase: 'play', step: '1', row: '_,M1,A1,C1,H1', 'A.hand': 'P2', 'A.note': 'P2' });
    expect(refusal(twice, 'A play P2 note')).toBeUndefined();
    expect(field(after(twice, 'A play P2 note'), 'A.note')).toBe('P2,P2');
  });

  it('NOTE-2 the second one does not lengthen a run, nor break it', () => {
    expect(clouds('C1,C3,C3,C4,C4,C5')).toMatchObject({ run: [3, 4, 5], multiplier: 3 });
  });
});

describe('SCORE-2 runs', () => {
  it.each([
    ['SCORE-2 without a card the multiplier is 0', '-', []],
    ['SCORE-2 one card is a run of one', 'C5', [5]],
    ['SCORE-2 a gap ends a run', 'C1,C2,C4', [1, 2]],
    ['SCORE-2 of two runs the longer counts', 'C1,C3,C4,C5', [3, 4, 5]],
    ['SCORE-2 all five', 'C1,C2,C3,C4,C5', [1, 2, 3, 4, 5]],
  ])('%s', (_, note, run) => {
    expect(clouds(note)).toMatchObject({ run, multiplier: run.length, points: 2 * run.length });
  });

  it('SCORE-2 other types do not join in', () => {
    expect(clouds('C1,P2,C3')).toMatchObject({ run: [1] });
  });
});
