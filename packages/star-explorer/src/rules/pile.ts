// What is left of the piles. Everybody holds the same sizes, so a called size leaves every pile at once.
import type { Kind } from './components.ts';
import type { Board, Position } from './position.ts';
import { PILE, SIZES, type Size } from './tiles.ts';

/** What a tile shows before it is revealed (SET-2). */
export interface Back {
  readonly size: Size;
  readonly kind: Kind;
}

export function sizesLeft(position: Position): Size[] {
  return SIZES.filter((size) => timesCalled(position, size) < countOf(PILE, size));
}

function countOf(sizes: readonly Size[], size: Size): number {
  return sizes.filter((other) => other === size).length;
}

function timesCalled(position: Position, size: Size): number {
  return countOf(position.sizes, size);
}

/** The kinds of this board's tiles of a size, used or not. */
export function kindsOfSize(board: Board, size: Size): Kind[] {
  return board.backs.filter((_, slot) => PILE[slot] === size);
}

/** Two sevens of different kinds: a choice when 7 is called for the first time (SIZE-2). */
export function hasTwoSevens(board: Board): boolean {
  const [one, other] = kindsOfSize(board, 7);
  return one !== other;
}

/** The kind on the back of the tile that a board uses in a round whose size is known. */
export function backInRound({ sizes }: Position, board: Board, round: number): Kind {
  const size = sizes[round - 1] as Size;
  const [one, other] = kindsOfSize(board, size) as [Kind, Kind | undefined];
  if (other === undefined || one === other) return one;
  const first = board.seven === one ? one : other;
  const again = sizes.indexOf(size) < round - 1;
  return again === (first === one) ? other : one;
}

/** The backs still in a pile when a size has to be called. */
export function backsLeft(position: Position, board: Board): Back[] {
  const backs = board.backs.map((kind, slot) => ({ size: PILE[slot] as Size, kind }));
  for (let round = 1; round <= position.sizes.length; round++) {
    const kind = backInRound(position, board, round);
    const used = backs.findIndex((back) => back.size === position.sizes[round - 1] && back.kind === kind);
    backs.splice(used, 1);
  }
  return backs;
}
