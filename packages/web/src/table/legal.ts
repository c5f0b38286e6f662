// The legal actions of a seat, listed once per position: a board asks for every place it draws, the rules only once.
import type { Game, GameTypes, Seat } from '@planisphere/core';

const known = new WeakMap<object, Map<Seat, readonly unknown[]>>();

/** In the order of the rules. Positions never change, so the list of one stays true. */
export function legalAt<G extends GameTypes>(
  game: Game<G>,
  view: G['position'] & object,
  seat: Seat,
): readonly G['action'][] {
  const bySeat = known.get(view) ?? new Map<Seat, readonly unknown[]>();
  known.set(view, bySeat);
  const listed = bySeat.get(seat) ?? [...game.legal(view, seat)];
  bySeat.set(seat, listed);
  return listed;
}
