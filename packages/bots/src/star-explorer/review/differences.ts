// What one decision of Star Explorer brings more than another: the points of the current round part by part, and the
// expected points of later rounds. They add up to the difference in points.
import type { Seat } from '@planisphere/core';
import type { Board, Drawing, Kind, Position } from '@planisphere/star-explorer';
import type { Difference } from '../../review/examiner.ts';
import type { Option } from './options.ts';
import { type Points, pointsOfDrawing, sumOf } from './parts.ts';
import { prospectsBy } from './prospects.ts';

interface Table {
  readonly view: Position;
  readonly seat: Seat;
  /** The current round. */
  readonly round: number;
}

interface Compared {
  readonly own: Option;
  readonly other: Option;
  /** What the other brings more in all, and its standard error. */
  readonly points: number;
  readonly error: number;
}

export function partsBetween(table: Table, { own, other, points, error }: Compared): readonly Difference[] {
  const [a, b] = [pointsOf(table, own), pointsOf(table, other)];
  const gift = own.given - other.given;
  const later = points - (sumOf(b) - sumOf(a)) - gift;
  const named = [...new Set([...Object.keys(a), ...Object.keys(b)])].map((name) => ({
    name,
    points: (b[name] ?? 0) - (a[name] ?? 0),
    error: 0,
  }));
  const rest = [
    { name: 'later', points: later, error },
    { name: 'rival', points: gift, error: 0 },
  ];
  return [...named, ...rest].filter((part) => Math.abs(part.points) > 1e-6);
}

/** In the current round: of a drawing itself, of a choice over all possible tiles. */
function pointsOf({ view, seat, round }: Table, { action }: Option): Points {
  const own = view.boards[seat] as Board;
  if (action.do === 'draw') return pointsOfDrawing(own, round, action.drawing as Drawing);
  const side = action.do === 'side' ? (action.kind as Kind) : own.side;
  const sums: Record<string, number> = {};
  for (const { tile, drawing, weight } of prospectsBy(view, seat, action)) {
    const board = { ...own, side, tiles: [...own.tiles.slice(0, round - 1), tile] };
    for (const [name, value] of Object.entries(pointsOfDrawing(board, round, drawing)))
      sums[anyKind(name)] = (sums[anyKind(name)] ?? 0) + weight * value;
  }
  return sums;
}

/** Other tiles have other kinds: then only the sums of stars and lines compare. */
function anyKind(name: string): string {
  const [kind = name, of] = name.split('.');
  if (of === undefined) return name;
  return kind === 'lines' ? 'joins' : 'stars';
}
