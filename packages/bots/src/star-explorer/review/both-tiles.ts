// When the tile of a size or a seven shows the same kind as the tile before: every star of that kind counts for both.
import {
  type Action,
  type Board,
  backsLeft,
  HIDDEN,
  type Kind,
  type Position,
  possibleTiles,
  sideBefore,
  tileOf,
} from '@planisphere/star-explorer';

export interface BothTiles {
  readonly of: Kind;
  /** What each star of this kind scores. */
  readonly points: number;
}

/** Undefined if a possible tile shows another kind or other points, and if the action is neither size nor seven. */
export function bothTilesBy(view: Position, board: Board, action: Action): BothTiles | undefined {
  if (action.do !== 'size' && action.do !== 'seven') return undefined;
  if (action.do === 'seven' && action.kind === HIDDEN) return undefined;
  const before = sideBefore(board, board.tiles.length + 1);
  const backs =
    action.do === 'seven'
      ? [{ size: 7 as const, kind: action.kind as Kind }]
      : backsLeft(view, board).filter(({ size }) => size === action.size);
  const fronts = backs.flatMap((back) => possibleTiles(view, back)).map(tileOf);
  const [first] = fronts;
  if (first === undefined || fronts.some(({ kind }) => kind !== before.kind)) return undefined;
  return fronts.every(({ points }) => points === first.points)
    ? { of: before.kind, points: first.points + before.points }
    : undefined;
}
