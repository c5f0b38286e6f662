// What the lessons of Star Explorer ask of a try.
import {
  type Board,
  COMPONENTS,
  CROSSES_AXIS,
  type Drawing,
  type Earnings,
  earnedBy,
  IS_CENTRAL,
  IS_OUTER,
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

/** All that it brings: this round, the bonuses of the end, less what is left out. */
export function worth(tried: GameTry): number {
  const { central, outer, axis, lit } = COMPONENTS.points;
  const stars = starsDrawn(tried);
  const count = <T>(things: readonly T[], isOne: (thing: T) => boolean): number =>
    things.filter(isOne).length;
  return (
    earned(tried).points +
    central * count(stars, (star) => IS_CENTRAL[star] === true) +
    outer * count(stars, (star) => IS_OUTER[star] === true) +
    axis * count(drawingOf(tried) ?? [], (line) => CROSSES_AXIS[line] === true) -
    lit * starsLeftOut(tried)
  );
}
