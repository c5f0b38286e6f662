// What can be counted of one drawing on the sky, star by star and line by line, by the rules alone.
import type { Seat } from '@planisphere/core';
import {
  type Action,
  type Board,
  CROSSES_AXIS,
  type Drawing,
  drawnBefore,
  explain,
  extinguishedAfter,
  HIDDEN,
  IS_CENTRAL,
  IS_OUTER,
  KIND_OF,
  type Kind,
  kindsIn,
  LINES,
  LIT,
  type Line,
  POINTS,
  type Position,
  priceOf,
  skyOf,
  starsOf,
} from '@planisphere/star-explorer';

export interface Counted {
  readonly current: Kind;
  readonly previous: Kind;
  /** Stars of each of the two kinds. */
  readonly ofCurrent: number;
  readonly ofPrevious: number;
  readonly joining: number;
  readonly central: number;
  readonly axis: number;
  readonly outer: number;
  /** Three-point stars that it crosses out. */
  readonly out: number;
  /** All of it in points. */
  readonly gain: number;
}

export type DrawAction = Extract<Action, { do: 'draw' }>;

/** Undefined where the line is no drawing that can be seen. */
export function drawnIn(actions: readonly Action[]): DrawAction | undefined {
  const [action] = actions;
  return action?.do === 'draw' && action.drawing !== HIDDEN ? action : undefined;
}

export function countedOf(view: Position, seat: Seat, { round, drawing }: DrawAction): Counted {
  const board = view.boards[seat] as Board;
  const { current, previous } = kindsIn(board, round);
  const lines = drawing as Drawing;
  const stars = starsOf(lines);
  const ofKind = (kind: Kind): number => stars.filter((star) => KIND_OF[star] === kind).length;
  const counts = {
    ...{ current, previous, ofCurrent: ofKind(current), ofPrevious: ofKind(previous) },
    joining: lines.filter((line) => joins(line, current, previous)).length,
    central: stars.filter((star) => IS_CENTRAL[star]).length,
    axis: lines.filter((line) => CROSSES_AXIS[line]).length,
    outer: stars.filter((star) => IS_OUTER[star]).length,
    out: crossedOut(board, round, lines),
  };
  return { ...counts, gain: pointsFor(counts) };
}

function joins(line: number, current: Kind, previous: Kind): boolean {
  const { from, to } = LINES[line] as Line;
  const ends = [KIND_OF[from], KIND_OF[to]].sort().join();
  return ends === [current, previous].sort().join();
}

/** A board has seven to cross out; beyond them nothing is lost (OUT-3). */
function crossedOut(board: Board, round: number, drawing: Drawing): number {
  const read = explain(board.tiles[round - 1] as number, drawing, skyOf(round, drawnBefore(board, round)));
  if (typeof read === 'string') throw new Error(`crossedOut: the drawing is ${read}`);
  return Math.min(priceOf(read), LIT - extinguishedAfter(board, round - 1));
}

function pointsFor(counts: Omit<Counted, 'gain'>): number {
  const { ofCurrent, ofPrevious, joining, central, axis, outer, out } = counts;
  return (
    POINTS.current * ofCurrent +
    POINTS.previous * ofPrevious +
    (POINTS.current + POINTS.previous) * joining +
    POINTS.central * central +
    POINTS.axis * axis +
    POINTS.outer * outer -
    POINTS.lit * out
  );
}
