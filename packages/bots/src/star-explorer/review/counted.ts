// Counts one drawing on the sky, star by star and line by line, by the rules alone.
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
  type Kinds,
  kindsIn,
  LINES,
  LIT,
  type Line,
  POINTS,
  type Position,
  priceOf,
  skyOf,
  starsOf,
  type Things,
  tileOf,
  valuesOf,
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
  /** The points of each of these. */
  readonly values: ReturnType<typeof valuesOf>;
  /** All of it in points. */
  readonly gain: number;
}

export type DrawAction = Extract<Action, { do: 'draw' }>;

/** Undefined if the line contains no visible drawing. */
export function drawnIn(actions: readonly Action[]): DrawAction | undefined {
  const [action] = actions;
  return action?.do === 'draw' && action.drawing !== HIDDEN ? action : undefined;
}

/** What all drawings of a round are counted against. */
export interface Ground {
  readonly tile: number;
  readonly kinds: Kinds;
  readonly taken: Things;
  /** Three-point stars that can still be crossed out. */
  readonly lit: number;
}

export function groundOf(view: Position, seat: Seat, round: number): Ground {
  const board = view.boards[seat] as Board;
  return {
    tile: board.tiles[round - 1] as number,
    kinds: kindsIn(board, round),
    taken: skyOf(round, drawnBefore(board, round)),
    lit: LIT - extinguishedAfter(board, round - 1),
  };
}

export function countedOf(view: Position, seat: Seat, { round, drawing }: DrawAction): Counted {
  return countedOn(groundOf(view, seat, round), drawing as Drawing);
}

export function countedOn(ground: Ground, lines: Drawing): Counted {
  const { current, previous } = ground.kinds;
  const stars = starsOf(lines);
  const ofKind = (kind: Kind): number => stars.filter((star) => KIND_OF[star] === kind).length;
  const counts = {
    ...{ current, previous, ofCurrent: ofKind(current), ofPrevious: ofKind(previous) },
    joining: lines.filter((line) => joins(line, current, previous)).length,
    central: stars.filter((star) => IS_CENTRAL[star]).length,
    axis: lines.filter((line) => CROSSES_AXIS[line]).length,
    outer: stars.filter((star) => IS_OUTER[star]).length,
    out: crossedOut(ground, lines),
    values: valuesOf(ground.kinds),
  };
  return { ...counts, gain: pointsFor(counts) };
}

function joins(line: number, current: Kind, previous: Kind): boolean {
  const { from, to } = LINES[line] as Line;
  const [one, other] = [KIND_OF[from], KIND_OF[to]];
  return (one === current && other === previous) || (one === previous && other === current);
}

/** When none is left, nothing is lost (OUT-3). */
function crossedOut({ tile, taken, lit }: Ground, drawing: Drawing): number {
  const read = explain(tile, drawing, taken);
  if (typeof read === 'string') throw new Error(`crossedOut: the drawing is ${read}`);
  return Math.min(priceOf(read), lit);
}

function pointsFor(counts: Omit<Counted, 'gain'>): number {
  const { ofCurrent, ofPrevious, joining, central, axis, outer, out, values } = counts;
  return (
    values.current * ofCurrent +
    values.previous * ofPrevious +
    values.line * joining +
    POINTS.central * central +
    POINTS.axis * axis +
    POINTS.outer * outer -
    POINTS.lit * out
  );
}

/**
 * An upper bound of what a drawing adds on this ground: as if no older line were in its way. Fast, and never too low.
 */
export function boundOn({ tile, kinds, lit }: Ground): (drawing: Drawing) => number {
  const { size } = tileOf(tile);
  const { current, previous } = kinds;
  const values = valuesOf(kinds);
  const ofStar = KIND_OF.map(
    (kind, star) =>
      (kind === current ? values.current : 0) +
      (kind === previous ? values.previous : 0) +
      (IS_CENTRAL[star] ? POINTS.central : 0) +
      (IS_OUTER[star] ? POINTS.outer : 0),
  );
  const ofLine = LINES.map(
    (_, line) => (joins(line, current, previous) ? values.line : 0) + (CROSSES_AXIS[line] ? POINTS.axis : 0),
  );
  return (drawing) => {
    const stars = starsOf(drawing);
    let most = -POINTS.lit * Math.min(size - stars.length, lit);
    for (const star of stars) most += ofStar[star]!;
    for (const line of drawing) most += ofLine[line]!;
    return most;
  };
}
