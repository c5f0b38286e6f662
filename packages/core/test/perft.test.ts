import { coins } from '@planisphere/testkit';
import { describe, expect, it } from 'vitest';
import { divide, eventsAt, perft } from '../src/index.ts';
import { newCoins, playTurns, TURNS } from './coins-course.ts';

const start = coins.setup({ bonus: 1 }, 2);

describe('perft', () => {
  // By hand: three coins to A, three to B; then draw, stay or show. Six coins, so that after two are dealt
  // all three kinds are left, unless both are alike: then two kinds are left to draw from.
  it.each([
    [0, 1],
    [1, 3],
    [2, 9],
    [3, 27],
    // Stay and show: 9 × 2 × 3. Draw: six unlike pairs leave three kinds, three like pairs two.
    [4, 54 + 6 * 3 + 3 * 2],
  ])('counts the lines of %i events', (depth, lines) => {
    expect(perft(coins, start, depth)).toBe(lines);
  });

  it('takes the seats that answer at the same time one after the other', () => {
    const course = playTurns(newCoins(), [
      [0, { do: 'stay' }],
      [1, { do: 'stay' }],
    ]);
    expect([1, 2, 3].map((depth) => perft(coins, course.state, depth))).toEqual([3, 9, 0]);
    expect([...eventsAt(coins, course.state)].map(({ by }) => by)).toEqual([0, 0, 0]);
  });

  it('finds nothing behind the end', () => {
    const course = playTurns(newCoins(), TURNS);
    expect([...eventsAt(coins, course.state)]).toEqual([]);
    expect(perft(coins, course.state, 1)).toBe(0);
  });
});

describe('divide', () => {
  it('splits the count by the first event, in the words of the game', () => {
    expect([...divide(coins, start, 2)]).toEqual([
      ['chance hand A 0', 3],
      ['chance hand A 1', 3],
      ['chance hand A 2', 3],
    ]);
    const deep = divide(coins, start, 5);
    expect([...deep.values()].reduce((sum, count) => sum + count)).toBe(perft(coins, start, 5));
  });
});
