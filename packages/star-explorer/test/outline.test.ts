// The round of a position: everything in a round, its size first of all, belongs to it.
import { starExplorerOutline } from '@planisphere/star-explorer';
import { describe, expect, it } from 'vitest';
import { after, at, THIRD } from './positions.ts';

const roundAt = (position: ReturnType<typeof at>): number => starExplorerOutline.progress(position).round;

describe('the round of a position', () => {
  it('ROUND-1 is the one whose size is called, not the one before', () => {
    const drawn = after(at(THIRD), 'A draw III none');
    expect(roundAt(drawn)).toBe(4);
    expect(roundAt(after(drawn, 'A size 7'))).toBe(4);
  });

  it('is the first while the sides are chosen, and stays until the last one has drawn', () => {
    expect(roundAt(at('_ _ | WYBRRBY RB _ _'))).toBe(1);
    expect(roundAt(at(THIRD))).toBe(3);
    const two = at('B 5 | WYBRRBY RB R _ cep:_ | RBWYWWR WY W _ cas:_');
    expect(roundAt(after(two, 'A draw I none'))).toBe(1);
    expect(roundAt(after(two, 'A draw I none', 'B draw I none'))).toBe(2);
  });

  it('begins with its size, in a replay too', () => {
    const before = at(THIRD);
    const size = after(before, 'A draw III none');
    const called = after(size, 'A size 7');
    expect(starExplorerOutline.startsTurn(before, size)).toBe(true);
    expect(starExplorerOutline.startsTurn(size, called)).toBe(false);
  });

  it('is the last when the game is over', () => {
    const third = at(THIRD);
    const boards = third.boards.map((board) => ({ ...board, drawings: new Array(6).fill([]) }));
    expect(roundAt({ ...third, boards })).toBe(6);
  });
});
