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
/** The points of a line that joins both kinds: those of both tiles together; with most tiles this many. */
export const LINE_POINTS: number = POINTS.current + POINTS.previous;

/** The points of a star of each kind. */
export interface StarValues {
  readonly current: number;
  readonly previous: number;
}

export interface Kinds {
  readonly current: Kind;
  readonly previous: Kind;
  /** Set if the two tiles print other points than most do. */
  readonly values?: StarValues;
}

/** What a tile shows in the next round: a kind, and the points of its stars. */
export interface Side {
  readonly kind: Kind;
  readonly points: number;
}

/** The side that counts besides the tile of this round; in round I that of the starting tile. */
export function sideBefore(board: Board, round: number): Side {
  return round === 1
    ? { kind: board.side as Kind, points: POINTS.previous }
    : tileOf(board.tiles[round - 2] as number).back;
}

/** The two kinds that count for this board in this round. */
export function kindsIn(board: Board, round: number): Kinds {
  return kindsWith(board.tiles[round - 1] as number, sideBefore(board, round));
}

export function kindsWith(tile: number, before: Side): Kinds {
  const front = tileOf(tile);
  const [current, previous] = [front.kind, before.kind];
  if (front.points === POINTS.current && before.points === POINTS.previous) return { current, previous };
  return { current, previous, values: { current: front.points, previous: before.points } };
}

const USUAL = { current: POINTS.current, previous: POINTS.previous, line: LINE_POINTS };

export function valuesOf({ values }: Kinds): StarValues & { readonly line: number } {
  return values === undefined ? USUAL : { ...values, line: values.current + values.previous };
}

export function starPoints(star: number, kinds: Kinds): number {
  const kind = KIND_OF[star];
  const { current, previous } = kinds.values ?? POINTS;
  return (kind === kinds.current ? current : 0) + (kind === kinds.previous ? previous : 0);
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
  /** What each of them earns. */
  readonly values: ReturnType<typeof valuesOf>;
  readonly points: number;
}

export function earnedBy(drawing: Drawing, kinds: Kinds): Earnings {
  const stars = starsOf(drawing);
  const current = stars.filter((star) => KIND_OF[star] === kinds.current);
  const previous = stars.filter((star) => KIND_OF[star] === kinds.previous);
  const joining = drawing.filter((line) => joinsKinds(line, kinds));
  const values = valuesOf(kinds);
  const points =
    current.length * values.current + previous.length * values.previous + joining.length * values.line;
  return { current, previous, joining, values, points };
}

export function roundPoints(board: Board, round: number): number {
  return earnedBy(board.drawings[round - 1] as Drawing, kindsIn(board, round)).points;
}
