// The greedy player: the exact best drawing for this round's points less the stars it extinguishes, without regard to
// later rounds. Among equally good drawings it takes the one with more bonus points. If the tile is not known yet, it
// expects the mean over the tiles that its back can hide.
import type { Rng, Seat } from '@planisphere/core';
import {
  type Action,
  type Back,
  type Board,
  backsLeft,
  bestDrawing,
  bonusWeighting,
  type Kind,
  type Position,
  phaseOf,
  possibleTiles,
  starExplorer,
  taskOf,
} from '@planisphere/star-explorer';

export function greedyStarExplorer(view: Position, seat: Seat, _rng: Rng): Action {
  const phase = phaseOf(view);
  const board = view.boards[seat] as Board;
  if (phase.step === 'draw')
    return { do: 'draw', round: phase.round, drawing: greedyDrawing(board, phase.round) };
  return mostPromising([...starExplorer.legal(view, seat)], (action) => promiseOf(view, board, action));
}

function greedyDrawing(board: Board, round: number): readonly number[] {
  const { tile, taken, weighting } = taskOf(board, round);
  return bestDrawing(tile, taken, bonusWeighting(weighting)).drawing;
}

function mostPromising(actions: readonly Action[], promise: (action: Action) => number): Action {
  let best = actions[0] as Action;
  let most = promise(best);
  for (const action of actions.slice(1)) {
    const value = promise(action);
    if (value > most) [best, most] = [action, value];
  }
  return best;
}

function promiseOf(view: Position, board: Board, action: Action): number {
  switch (action.do) {
    case 'side':
      return promiseOfSide(view, { ...board, side: action.kind });
    case 'size':
      return Math.max(...backsOfSize(view, board, action.size).map((back) => expected(view, board, back)));
    case 'seven':
      return expected(view, board, { size: 7, kind: action.kind as Kind });
    case 'draw':
      return 0;
  }
}

/** Any tile of the pile may come first. */
function promiseOfSide(view: Position, board: Board): number {
  const backs = backsLeft(view, board);
  return mean(backs.map((back) => expected(view, board, back)));
}

function backsOfSize(view: Position, board: Board, size: Back['size']): Back[] {
  return backsLeft(view, board).filter((back) => back.size === size);
}

/** The mean value of the best drawing of this round over the tiles that this back can hide. */
function expected(view: Position, board: Board, back: Back): number {
  const round = board.drawings.length + 1;
  const values = possibleTiles(view, back).map((tile) => {
    const task = taskOf({ ...board, tiles: [...board.tiles.slice(0, round - 1), tile] }, round);
    return bestDrawing(tile, task.taken, task.weighting).value;
  });
  return mean(values);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
