// What one decision of Star Explorer brings more than another: the points of the round under way part by part, and what is left
// for the rounds to come. They add up to the points between the two.
import type { Seat } from '@planisphere/core';
import { type Drawing, KIND_OF, KINDS, type Position, starsOf, tileOf } from '@planisphere/star-explorer';
import type { Difference } from '../../review/examiner.ts';
import type { Hand } from '../hand.ts';
import { BACKS } from '../kernel/backs.ts';
import { SearchBoard } from '../kernel/board.ts';
import type { Option } from './options.ts';
import { meanOf, type Points, pointsOfBack, pointsOfDrawing, sumOf } from './parts.ts';

interface Table {
  readonly view: Position;
  readonly seat: Seat;
  readonly board: SearchBoard;
  readonly hand: Hand;
}

interface Lines {
  readonly own: Option;
  readonly other: Option;
}

interface Compared extends Lines {
  /** What the other has more in all, and the standard error of it. */
  readonly points: number;
  readonly error: number;
}

export function partsBetween(table: Table, { own, other, points, error }: Compared): readonly Difference[] {
  const [a, b] = [pointsOf(table, own), pointsOf(table, other)];
  const gift = own.given - other.given;
  const later = points - (sumOf(b) - sumOf(a)) - gift;
  const counted = own.action.do === 'draw';
  const named = [...new Set([...Object.keys(a), ...Object.keys(b)])].map((name) => ({
    name,
    points: (b[name] ?? 0) - (a[name] ?? 0),
    // A tile that is not revealed yet is counted over all that it can be, but not over what the others do.
    error: 0,
  }));
  const rest = [
    { name: counted ? laterName(table, { own, other }, later) : 'later', points: later, error },
    { name: 'rival', points: gift, error: 0 },
  ];
  return [...named, ...rest].filter((part) => Math.abs(part.points) > 1e-6);
}

/** Of the round under way. */
function pointsOf(table: Table, { action, carryOut }: Option): Points {
  const { view, seat, board, hand } = table;
  const own = view.boards[seat]!;
  if (action.do === 'draw') return pointsOfDrawing(own, board.rounds + 1, action.drawing as Drawing);
  const search = new SearchBoard();
  search.copy(board);
  const next = carryOut(search);
  if (next !== undefined) return anyKind(pointsOfBack({ hand, search, own }, next));
  const side = action.do === 'side' ? action.kind : own.side;
  const backs = Array.from({ length: BACKS }, (_, back) => back).filter((back) => search.pile[back]! > 0);
  const all = backs.map((back) => ({
    points: pointsOfBack({ hand, search, own: { ...own, side } }, back),
    weight: search.pile[back]!,
  }));
  return anyKind(meanOf(all));
}

/** Other tiles bring other kinds: what counts then is how much stars and lines bring in all. */
function anyKind(points: Points): Points {
  const sums: Record<string, number> = {};
  for (const [name, value] of Object.entries(points)) {
    const [kind = name, of] = name.split('.');
    const merged = of === undefined ? name : kind === 'lines' ? 'joins' : 'stars';
    sums[merged] = (sums[merged] ?? 0) + value;
  }
  return sums;
}

/** The kind of stars that the one drawing saves for later rounds more than the other. */
function laterName({ board, hand, view, seat }: Table, { own, other }: Lines, later: number): string {
  const { kind } = tileOf(view.boards[seat]!.tiles[board.rounds]!);
  hand.outlook.weigh(board, KINDS.indexOf(kind));
  const saved = KINDS.map(() => 0);
  const add = ({ action }: Option, sign: number): void => {
    if (action.do !== 'draw') return;
    for (const star of starsOf(action.drawing as Drawing))
      saved[KINDS.indexOf(KIND_OF[star]!)]! += sign * hand.outlook.costs[star]!;
  };
  add(own, Math.sign(later));
  add(other, -Math.sign(later));
  const most = saved.indexOf(Math.max(...saved));
  return `later.${KINDS[most]}`;
}
