// The points of a round (SCORE-1 to SCORE-4): only the constellation just drawn counts, with the tile of this round and
// the one before it.
import type { Kind } from './components.ts';
import { COMPONENTS } from './data.ts';
import { KIND_OF } from './disc.ts';
import { LINES, type Line, starsOf } from './lines.ts';
import type { Board } from './position.ts';
import type { Drawing } from './sky.ts';
import { tileOf } from './tiles.ts';

export const POINTS: typeof COMPONENTS.points = COMPONENTS.points;
/** A line that joins both kinds is worth both tiles together. */
export const LINE_POINTS: number = POINTS.current + POINTS.previous;

export interface Kinds {
  readonly current: Kind;
  readonly previous: Kind;
}

/** The two kinds that count for this board in this round; in round I the starting tile is the tile before. */
export function kindsIn(board: Board, round: number): Kinds {
  const current = tileOf(board.tiles[round - 1] as number).kind;
  const previous = round === 1 ? (board.side as Kind) : tileOf(board.tiles[round - 2] as number).kind;
  return { current, previous };
}

export function starPoints(star: number, { current, previous }: Kinds): number {
  const kind = KIND_OF[star];
  return (kind === current ? POINTS.current : 0) + (kind === previous ? POINTS.previous : 0);
}

export function joinsKinds(line: number, { current, previous }: Kinds): boolean {
  const { from, to } = LINES[line] as Line;
  const [one, other] = [KIND_OF[from], KIND_OF[to]];
  return (one === current && other === previous) || (one === previous && other === current);
}

/** The stars and lines that earn points. */
export interface Earnings {
  readonly current: readonly number[];
  readonly previous: readonly number[];
  readonly joining: readonly number[];
  readonly points: number;
}

export function earnedBy(drawing: Drawing, kinds: Kinds): Earnings {
  const stars = starsOf(drawing);
  const current = stars.filter((star) => KIND_OF[star] === kinds.current);
  const previous = stars.filter((star) => KIND_OF[star] === kinds.previous);
  const joining = drawing.filter((line) => joinsKinds(line, kinds));
  const points =
    current.length * POINTS.current + previous.length * POINTS.previous + joining.length * LINE_POINTS;
  return { current, previous, joining, points };
}

export function roundPoints(board: Board, round: number): number {
  return earnedBy(board.drawings[round - 1] as Drawing, kindsIn(board, round)).points;
}
