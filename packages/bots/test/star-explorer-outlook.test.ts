// The outlook and its players: what it learns, its prices, and that nobody beats the clairvoyant.
import { createRng } from '@planisphere/core';
import { phaseOf, STARS } from '@planisphere/star-explorer';
import { describe, expect, it } from 'vitest';
import { Dice } from '../src/bot/dice.ts';
import { mostPoints } from '../src/star-explorer/clairvoyant.ts';
import { Continuation } from '../src/star-explorer/continuation.ts';
import { Fates } from '../src/star-explorer/fates.ts';
import { SearchBoard } from '../src/star-explorer/kernel/board.ts';
import { LeastSquares } from '../src/star-explorer/least-squares.ts';
import { FAR_SIGHTED } from '../src/star-explorer/manners.ts';
import { NO_OUTLOOK, Outlook } from '../src/star-explorer/outlook.ts';
import { OUTLOOK } from '../src/star-explorer/outlook-weights.ts';
import { School } from '../src/star-explorer/school.ts';
import { walkGame } from './star-explorer-walk.ts';

/** Boards of games alone, before a round for which a tile has yet to come. */
const boards: SearchBoard[] = [];
for (let seed = 0; seed < 6; seed++) {
  walkGame({ seed, players: 1 }, ({ view }) => {
    const phase = phaseOf(view);
    if (phase.step === 'size') {
      const board = new SearchBoard();
      board.read(view, view.boards[0]!, phase.round - 1);
      boards.push(board);
    }
    return undefined;
  });
}

describe('least squares', () => {
  it('finds the weights behind examples without noise', () => {
    const sums = new LeastSquares(3);
    for (const [a, b] of [
      [1, 0],
      [0, 1],
      [2, 3],
      [-1, 2],
    ] as const)
      sums.add(Float64Array.of(1, a, b), 5 + 2 * a - 3 * b);
    expect([...sums.solve(1e-9)].map((weight) => Math.round(1e6 * weight) / 1e6)).toEqual([5, 2, -3]);
  });
});

describe('the outlook', () => {
  it('falls by the cost of a star when that star is used', () => {
    const outlook = new Outlook(OUTLOOK);
    for (const board of boards) {
      outlook.weigh(board, 2);
      const costs = outlook.costs.slice();
      const after = new SearchBoard();
      after.copy(board);
      after.rounds++;
      after.previous = 2;
      const whole = outlook.worth(after);
      for (let star = 0; star < STARS; star += 7) {
        const bit = 1 << (star & 31);
        if ((after.taken[star >> 5]! & bit) !== 0) continue;
        after.taken[star >> 5]! |= bit;
        expect(whole - outlook.worth(after)).toBeCloseTo(costs[star]!, 9);
        after.taken[star >> 5]! &= ~bit;
      }
    }
  });

  it('expects nothing without weights, nor after the last round', () => {
    const board = boards[0]!;
    expect(new Outlook(NO_OUTLOOK).worth(board)).toBe(0);
    const over = new SearchBoard();
    over.copy(board);
    over.rounds = 6;
    expect(new Outlook(OUTLOOK).worth(over)).toBe(0);
  });

  it('is learned from games: the same for the same numbers', () => {
    const learned = [0, 1].map(() => {
      const school = new School(NO_OUTLOOK, new Dice(createRng(1)));
      for (let game = 0; game < 60; game++) school.study();
      const weights = school.graduate();
      let sum = 0;
      for (let game = 0; game < 10; game++) sum += school.play(0);
      return { weights, sum };
    });
    expect(learned[1]).toEqual(learned[0]);
    expect(learned[0]!.weights).toHaveLength(6);
    expect(learned[0]!.weights.flatMap((each) => [...(each as Float64Array)]).every(Number.isFinite)).toBe(
      true,
    );
  });
});

describe('the clairvoyant', () => {
  it('earns at least what the hand earns under the same fate', () => {
    const continuation = new Continuation(FAR_SIGHTED);
    for (const [index, board] of boards.entries()) {
      if (board.rounds < 5) continue;
      const fate = new Fates(board, 1, new Dice(createRng(index))).at(0);
      continuation.begin(board);
      expect(mostPoints(board, fate)).toBeGreaterThanOrEqual(continuation.points(fate));
    }
  });
});
