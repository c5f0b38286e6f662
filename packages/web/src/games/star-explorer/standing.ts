// What the table shows apart from the disc: finished rounds, points so far, the awaited seats, the remaining tiles.
import { type Seat, seatsOf } from '@planisphere/core';
import {
  askedSeats,
  type Back,
  type Board,
  backInRound,
  backsLeft,
  HIDDEN,
  hasAnswered,
  type Kind,
  POINTS,
  type Position,
  phaseOf,
  ROUNDS,
  type Size,
  STARTS,
  seatScore,
  sizesLeft,
  tileOf,
} from '@planisphere/star-explorer';

export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

/** The round whose window is open; round 1 before the game begins. */
export function roundOf(view: Position): number {
  const phase = phaseOf(view);
  if (phase.step === 'over') return ROUNDS;
  return 'round' in phase ? phase.round : 1;
}

/** How many rounds everybody has drawn and seen. */
export function roundsDone(view: Position): number {
  const phase = phaseOf(view);
  if (phase.step === 'over') return ROUNDS;
  return 'round' in phase ? phase.round - 1 : 0;
}

/** Points as if the game ended now. */
export function estimateOf(view: Position, seat: Seat): number {
  return seatScore(view.boards[seat] as Board, roundsDone(view)).total;
}

export type Doing = 'ready' | 'drawing' | 'choosing' | 'waits';

export function doingOf(view: Position, seat: Seat): Doing {
  const phase = phaseOf(view);
  const { seats, optional } = askedSeats(view, phase);
  if (optional.includes(seat)) return 'ready';
  if (!seats.includes(seat)) return 'waits';
  return phase.step === 'draw' ? 'drawing' : 'choosing';
}

/** Whether this seat must answer, or may change its answer. */
export function isAsked(view: Position, seat: Seat): boolean {
  const { seats } = askedSeats(view, phaseOf(view));
  return seats.includes(seat);
}

export function hasDrawn(view: Position, seat: Seat): boolean {
  return hasAnswered(view.boards[seat] as Board, phaseOf(view));
}

export function stillAwaited(view: Position): readonly Seat[] {
  return askedSeats(view, phaseOf(view)).seats;
}

/** The kind of the previous tile; in round I that of the starting tile (SCORE-2). */
export function previousKind(view: Position, seat: Seat): Kind | undefined {
  const board = view.boards[seat] as Board;
  const done = roundsDone(view);
  if (done > 0) return tileOf(board.tiles[done - 1] as number).back.kind;
  return board.side === HIDDEN ? undefined : board.side;
}

/** The points of a star of that kind. */
export function previousPoints(view: Position, seat: Seat): number {
  const tile = view.boards[seat]?.tiles[roundsDone(view) - 1];
  return tile === undefined ? POINTS.previous : tileOf(tile).back.points;
}

export function previousName(view: Position, seat: Seat): string | undefined {
  const tile = view.boards[seat]?.tiles[roundsDone(view) - 1];
  return tile === undefined ? undefined : tileOf(tile).name;
}

/** The tile that this seat has to draw, once it is revealed. */
export function currentTile(view: Position, seat: Seat): number | undefined {
  const phase = phaseOf(view);
  return 'round' in phase ? view.boards[seat]?.tiles[phase.round - 1] : undefined;
}

/** The back of the tile that comes next. */
export function comingBack(view: Position, seat: Seat): Back | undefined {
  const phase = phaseOf(view);
  if (phase.step !== 'reveal') return undefined;
  const kind = backInRound(view, view.boards[seat] as Board, phase.round);
  return { size: view.sizes[phase.round - 1] as Size, kind };
}

/** Backs still in the pile; both sevens still lie there while a player chooses between them. */
function pileOf(view: Position, seat: Seat): readonly Back[] {
  const open = phaseOf(view).step === 'seven' ? { ...view, sizes: view.sizes.slice(0, -1) } : view;
  const board = view.boards[seat] as Board;
  return board.backs.length === 0 || board.seven === HIDDEN ? [] : backsLeft(open, board);
}

export interface SizeOffer {
  readonly size: Size;
  readonly kinds: readonly Kind[];
  readonly others: readonly { readonly seat: Seat; readonly kinds: readonly Kind[] }[];
}

/** The sizes that the seat can call, with the kinds of each player's tiles of that size (SET-2). */
export function sizeOffers(view: Position, seat: Seat): readonly SizeOffer[] {
  const kindsFor = (each: Seat, size: Size): readonly Kind[] =>
    pileOf(view, each)
      .filter((back) => back.size === size)
      .map(({ kind }) => kind);
  const others = seatsOf(view.boards.length).filter((each) => each !== seat);
  return sizesLeft(view).map((size) => ({
    size,
    kinds: kindsFor(seat, size),
    others: others.map((each) => ({ seat: each, kinds: kindsFor(each, size) })),
  }));
}

export function sidesOf(view: Position, seat: Seat): readonly Kind[] {
  const start = view.boards[seat]?.start;
  return start === undefined ? [] : (STARTS[start] as readonly Kind[]);
}
