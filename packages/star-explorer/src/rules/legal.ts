// What a seat may do: in canonical order, and lazily, because there are thousands of drawings.
import type { Seat } from '@planisphere/core';
import type { Kind } from './components.ts';
import { drawings } from './drawings.ts';
import type { Action } from './events.ts';
import { askedSeats, phaseOf } from './phase.ts';
import { kindsOfSize, sizesLeft } from './pile.ts';
import { boardOf, drawnBefore, type Position } from './position.ts';
import { skyOf } from './sky.ts';
import { STARTS } from './tiles.ts';

export function* legal(view: Position, seat: Seat): Iterable<Action> {
  const phase = phaseOf(view);
  const { seats, optional } = askedSeats(view, phase);
  if (!seats.includes(seat) && !optional.includes(seat)) return;
  const board = boardOf(view, seat);
  if (phase.step === 'side') {
    for (const kind of STARTS[board.start as number] as readonly Kind[]) yield { do: 'side', kind };
  } else if (phase.step === 'size') {
    for (const size of sizesLeft(view)) yield { do: 'size', size };
  } else if (phase.step === 'seven') {
    for (const kind of kindsOfSize(board, 7)) yield { do: 'seven', kind };
  } else if (phase.step === 'draw') {
    const { round } = phase;
    const taken = skyOf(round, drawnBefore(board, round));
    for (const drawing of drawings(board.tiles[round - 1] as number, taken))
      yield { do: 'draw', round, drawing };
  }
}
