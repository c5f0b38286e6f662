// A world consistent with this view: answers that are hidden become answers that could have been given. Tiles are not
// imagined, because a tile has no front before it is revealed.
import { below, type Rng, type Seat, seatsOf } from '@planisphere/core';
import type { Kind } from './components.ts';
import { kindsOfSize } from './pile.ts';
import { type Board, boardOf, drawnBefore, HIDDEN, type Position, withBoard } from './position.ts';
import { randomDrawing } from './propose.ts';
import { skyOf } from './sky.ts';
import { STARTS } from './tiles.ts';

export function imagine(view: Position, rng: Rng): Position {
  return seatsOf(view.boards.length).reduce((world, seat) => withAnswer(world, seat, rng), view);
}

function withAnswer(world: Position, seat: Seat, rng: Rng): Position {
  const board = boardOf(world, seat);
  if (board.side === HIDDEN)
    return withBoard(world, seat, { side: oneOf(STARTS[board.start as number] ?? [], rng) });
  if (board.seven === HIDDEN) return withBoard(world, seat, { seven: oneOf(kindsOfSize(board, 7), rng) });
  return board.drawings.includes(HIDDEN) ? withBoard(world, seat, { drawings: drawn(board, rng) }) : world;
}

function oneOf(kinds: readonly Kind[], rng: Rng): Kind {
  return kinds[below(rng, kinds.length)] as Kind;
}

function drawn(board: Board, rng: Rng): Board['drawings'] {
  const round = board.drawings.length;
  const taken = skyOf(round, drawnBefore(board, round));
  return board.drawings.with(-1, randomDrawing(board.tiles[round - 1] as number, taken, rng));
}
