// The sky on which a seat has to draw: everything that does not change while the ghost moves, computed once.
import type { Seat } from '@planisphere/core';
import {
  type Board,
  type Drawing,
  drawnBefore,
  extinguishedAfter,
  type Kinds,
  kindsIn,
  type Position,
  phaseOf,
  skyOf,
  starsOf,
  type Things,
  tileOf,
} from '@planisphere/star-explorer';

export interface Site {
  readonly seat: Seat;
  readonly round: number;
  readonly tile: number;
  readonly board: Board;
  readonly taken: Things;
  readonly kinds: Kinds;
  /** Stars crossed out before this round. */
  readonly extinguished: number;
}

const known = new WeakMap<Position, Map<Seat, Site | undefined>>();

/** Undefined if this seat has nothing to draw. Positions never change, so each has one site. */
export function siteOf(view: Position, seat: Seat): Site | undefined {
  const bySeat = known.get(view) ?? new Map<Seat, Site | undefined>();
  known.set(view, bySeat);
  if (!bySeat.has(seat)) bySeat.set(seat, makeSite(view, seat));
  return bySeat.get(seat);
}

function makeSite(view: Position, seat: Seat): Site | undefined {
  const phase = phaseOf(view);
  const board = view.boards[seat];
  if (phase.step !== 'draw' || board === undefined) return undefined;
  const { round } = phase;
  return {
    seat,
    round,
    tile: board.tiles[round - 1] as number,
    board,
    taken: skyOf(round, drawnBefore(board, round)),
    kinds: kindsIn(board, round),
    extinguished: extinguishedAfter(board, round - 1),
  };
}

/** The name of the constellation that already has this star. */
export function ownerOf({ board, round }: Site, star: number): string | undefined {
  const before = drawnBefore(board, round).findIndex((drawing: Drawing) => starsOf(drawing).includes(star));
  return before < 0 ? undefined : tileOf(board.tiles[before] as number).name;
}
