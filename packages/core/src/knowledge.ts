// Which seats know enough of a position to decide in it.
import type { Game, GameTypes } from './game.ts';
import { createRng } from './rng.ts';
import type { Seat } from './seat.ts';

/** The awaited seats from which this position hides nothing that they know. */
export function seatsThatKnow<T extends GameTypes>(game: Game<T>, position: T['position']): readonly Seat[] {
  const awaiting = game.awaiting(position);
  if (awaiting.kind !== 'seats') return [];
  const world = game.imagine(position, createRng(1));
  const { make } = game.notation;
  return awaiting.seats.filter((seat) => make(game.view(position, seat)) === make(game.view(world, seat)));
}

/** Whether this position shows anything that the seat does not know. */
export function hidesFrom<T extends GameTypes>(game: Game<T>, position: T['position'], seat: Seat): boolean {
  const { make } = game.notation;
  return make(game.view(position, seat)) !== make(position);
}
