// A position: a state, or what one viewer knows of it. It holds what was dealt and decided and nothing derived from
// that; functions compute phase, scores and extinguished stars. Never mutated.
import type { Seat } from '@planisphere/core';
import type { Kind } from './components.ts';
import type { Drawing } from './sky.ts';
import type { Size } from './tiles.ts';

/** An answer that the viewer may not see yet. */
export const HIDDEN = '?';
export type Hidden = typeof HIDDEN;

export interface Board {
  /** The kinds on the backs of the pile, in the order of PILE, as far as they are dealt. */
  readonly backs: readonly Kind[];
  /** The number of the starting tile. */
  readonly start: number | undefined;
  /** The side of the starting tile that lies up. */
  readonly side: Kind | Hidden | undefined;
  /** Which of two different sevens was used first; undefined if they show the same kind. */
  readonly seven: Kind | Hidden | undefined;
  /** The tiles revealed, one per round. */
  readonly tiles: readonly number[];
  /** The drawings, one per round; the last may still be replaced while others draw. */
  readonly drawings: readonly (Drawing | Hidden)[];
}

export interface Position {
  /** Who holds the first-player token; undefined until it is given, and always in the solo game. */
  readonly first: Seat | undefined;
  /** The sizes called, one per round. */
  readonly sizes: readonly Size[];
  /** One per seat. */
  readonly boards: readonly Board[];
}

export function boardOf(position: Position, seat: Seat): Board {
  return position.boards[seat] as Board;
}

export function withBoard(position: Position, seat: Seat, change: Partial<Board>): Position {
  return { ...position, boards: position.boards.with(seat, { ...boardOf(position, seat), ...change }) };
}

export function isSolo(position: Position): boolean {
  return position.boards.length === 1;
}

/** The board's drawings of the rounds before this one, all of them public. */
export function drawnBefore(board: Board, round: number): readonly Drawing[] {
  return board.drawings.slice(0, round - 1) as readonly Drawing[];
}
