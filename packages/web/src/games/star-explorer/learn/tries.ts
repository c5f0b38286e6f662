// Tests on tries in the lessons of Star Explorer.
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

/** How many stars of this round's tile the try leaves out. */
export function starsLeftOut(tried: GameTry): number {
  const { tiles } = boardBefore(tried);
  return tileOf(tiles.at(-1) as number).size - starsDrawn(tried).length;
}

/** Whether the try draws the whole tile of this round. */
export const isWhole = (tried: GameTry): boolean => starsLeftOut(tried) === 0;

/** The points in this round, without the bonuses of the end. */
export function earned(tried: GameTry): Earnings {
  const board = boardBefore(tried);
  return earnedBy(drawingOf(tried) ?? [], kindsIn(board, board.tiles.length));
}

/** All points: this round and the bonuses of the end, minus the price of what is left out. */
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
