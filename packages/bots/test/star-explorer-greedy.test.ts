// The greedy player takes what the round brings, exactly.
import { createRng } from '@planisphere/core';
import {
  type Board,
  drawings,
  explain,
  phaseOf,
  priceOf,
  type Reading,
  roundScore,
  starExplorer,
  taskOf,
} from '@planisphere/star-explorer';
import { expect, it } from 'vitest';
import { greedyStarExplorer } from '../src/star-explorer/greedy.ts';
import { walkGame } from './star-explorer-walk.ts';

/** Points of the round less three for each star extinguished, seven at most in a game. */
function gainOf(board: Board, round: number, drawing: readonly number[]): number {
  const drawn = { ...board, drawings: [...board.drawings.slice(0, round - 1), drawing] };
  const { tile, taken, weighting } = taskOf(board, round);
  const price = priceOf(explain(tile, drawing, taken) as Reading);
  return roundScore(drawn, round).points - weighting.price[price]!;
}

it('draws what gains most in this round, of all that can be drawn', () => {
  for (const seed of [1, 2]) {
    walkGame({ seed, players: 1 }, ({ view, seat }, rng) => {
      const phase = phaseOf(view);
      if (phase.step !== 'draw' || phase.round < 3) return undefined;
      const board = view.boards[seat]!;
      const action = greedyStarExplorer(view, seat, rng);
      if (action.do !== 'draw' || action.drawing === '?') throw new Error('a drawing is due');
      const { tile, taken } = taskOf(board, phase.round);
      let most = Number.NEGATIVE_INFINITY;
      for (const drawing of drawings(tile, taken)) most = Math.max(most, gainOf(board, phase.round, drawing));
      expect(gainOf(board, phase.round, action.drawing)).toBe(most);
      return undefined;
    });
  }
});

it('plays a whole game for four without a refusal', () => {
  const end = walkGame({ seed: 5, players: 4 }, ({ view, seat }) => {
    const action = greedyStarExplorer(view, seat, createRng(0));
    expect(starExplorer.check(view, seat, action)).toBeUndefined();
    return action;
  });
  expect(phaseOf(end).step).toBe('over');
});
