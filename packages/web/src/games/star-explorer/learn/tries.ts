// What the lessons of Star Explorer ask of a try.
import {
  type Board,
  type Drawing,
  type Earnings,
  earnedBy,
  kindsIn,
  type StarExplorer,
  starsOf,
  tileOf,
} from '@planisphere/star-explorer';
import type { Try } from '../../../table/learn/lesson.ts';

export type GameTry = Try<StarExplorer>;

const drawingOf = ({ action }: GameTry): Drawing | undefined =>
  action.do === 'draw' ? (action.drawing as Drawing) : undefined;

const boardBefore = ({ before }: GameTry): Board => before.boards[0] as Board;

export const starsDrawn = (tried: GameTry): readonly number[] => starsOf(drawingOf(tried) ?? []);

/** How many stars of the tile of this round are not drawn. */
export function starsLeftOut(tried: GameTry): number {
  const { tiles } = boardBefore(tried);
  return tileOf(tiles.at(-1) as number).size - starsDrawn(tried).length;
}

/** Is the whole tile of this round drawn? */
export const isWhole = (tried: GameTry): boolean => starsLeftOut(tried) === 0;

/** What it brings in this round, without the bonuses of the end. */
export function earned(tried: GameTry): Earnings {
  const board = boardBefore(tried);
  return earnedBy(drawingOf(tried) ?? [], kindsIn(board, board.tiles.length));
}
