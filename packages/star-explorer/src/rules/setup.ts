// Options and the empty table.
import { type Decoder, decodeObject, decodeOneOf, optional, parseSeat } from '@planisphere/core';
import type { Board, Position } from './position.ts';

export interface Options {
  /** Who holds the first-player token at the start: a seat, or chance (SET-4). */
  readonly first: 'A' | 'B' | 'C' | 'D' | 'random';
}

export const decodeOptions: Decoder<Options> = decodeObject<Options>({
  first: optional(decodeOneOf(['A', 'B', 'C', 'D', 'random']), 'random'),
});

const NEW_BOARD: Board = {
  backs: [],
  start: undefined,
  side: undefined,
  seven: undefined,
  tiles: [],
  drawings: [],
};

/** A token for an empty seat is left to chance; a solo player needs none. */
export function setup(options: Options, players: number): Position {
  const seat = parseSeat(options.first);
  const first = players > 1 && seat !== undefined && seat < players ? seat : undefined;
  return { first, sizes: [], boards: new Array<Board>(players).fill(NEW_BOARD) };
}
