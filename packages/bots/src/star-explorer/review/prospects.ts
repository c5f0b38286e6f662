// What a tile that is not revealed yet could add at most, exactly: over every tile that a back can be, each drawn as well as the
// sky allows. By the solver of the rules; no search of ours and no opinion of the rounds after that.
import type { Seat } from '@planisphere/core';
import {
  type Action,
  type Back,
  type Board,
  backsLeft,
  bestDrawing,
  CROSSES_AXIS,
  type Drawing,
  drawnBefore,
  extinguishedAfter,
  IS_CENTRAL,
  IS_OUTER,
  type Kind,
  POINTS,
  type Position,
  possibleTiles,
  ROUNDS,
  roundWeighting,
  skyOf,
  tileOf,
  type Weighting,
} from '@planisphere/star-explorer';
import type { DrawAction } from './counted.ts';

/** A sky before a round, with the kind that the tile before shows. */
interface Sky {
  readonly round: number;
  readonly taken: Int32Array;
  readonly previous: Kind;
  readonly extinguished: number;
}

function skyBefore(board: Board, round: number, side = board.side): Sky {
  return {
    round,
    taken: skyOf(round, drawnBefore(board, round)),
    previous: round === 1 ? (side as Kind) : tileOf(board.tiles[round - 2] as number).kind,
    extinguished: extinguishedAfter(board, round - 1),
  };
}

/** Points with the bonuses of the end at their full value. */
function inFull({ stars, lines, price }: Weighting): Weighting {
  return {
    stars: Array.from(
      stars,
      (points, star) =>
        points + (IS_CENTRAL[star] ? POINTS.central : 0) + (IS_OUTER[star] ? POINTS.outer : 0),
    ),
    lines: Array.from(lines, (points, line) => points + (CROSSES_AXIS[line] ? POINTS.axis : 0)),
    price,
  };
}

const KNOWN = 4096;
const known = new Map<string, number>();

/** The most that any drawing of this tile adds; asked for again and again while a review is made. */
function mostOf(sky: Sky, tile: number): number {
  const { taken, previous, extinguished } = sky;
  const key = `${tile} ${previous} ${extinguished} ${taken.join()}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const weighting = inFull(roundWeighting({ current: tileOf(tile).kind, previous }, extinguished));
  const { value } = bestDrawing(tile, taken, weighting);
  if (known.size >= KNOWN) known.clear();
  known.set(key, value);
  return value;
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

/** Over the tiles that a back can be. */
function meanOfBack(view: Position, sky: Sky, back: Back): number {
  return meanOf(possibleTiles(view, back).map((tile) => mostOf(sky, tile)));
}

/** Over the tiles of a pile. */
function meanOfPile(view: Position, sky: Sky, pile: readonly Back[]): number {
  return meanOf(pile.map((back) => meanOfBack(view, sky, back)));
}

/** The most that any drawing of the tile at hand adds. */
export function mostNow(view: Position, seat: Seat, round: number): number {
  const board = view.boards[seat] as Board;
  return mostOf(skyBefore(board, round), board.tiles[round - 1] as number);
}

/** After a drawing: the mean over the tiles left in the pile in the next round; undefined after the last. */
export function nextRoundAfter(
  view: Position,
  seat: Seat,
  { round, drawing }: DrawAction,
): number | undefined {
  if (round === ROUNDS) return undefined;
  const board = view.boards[seat] as Board;
  const drawn = { ...board, drawings: [...drawnBefore(board, round), drawing as Drawing] };
  return meanOfPile(view, skyBefore(drawn, round + 1), backsLeft(view, board));
}

type Choice = Exclude<Action, { do: 'draw' }>;

/** What a side, a size or a seven brings in the round under way; undefined for a choice that cannot be seen. */
export function broughtBy(view: Position, seat: Seat, action: Choice): number | undefined {
  const board = view.boards[seat] as Board;
  if (action.do === 'side') {
    if (action.kind === '?') return undefined;
    return meanOfPile(view, skyBefore(board, 1, action.kind), backsLeft(view, board));
  }
  if (action.do === 'size') return broughtBySize(view, board, action.size);
  if (action.kind === '?') return undefined;
  return meanOfBack(view, skyBefore(board, view.sizes.length), { size: 7, kind: action.kind });
}

/** Of two sevens that are left, the better one is used. */
function broughtBySize(view: Position, board: Board, size: number): number {
  const sky = skyBefore(board, view.sizes.length + 1);
  const backs = backsLeft(view, board).filter((back) => back.size === size);
  return Math.max(...backs.map((back) => meanOfBack(view, sky, back)));
}

/** What a size brings the others, on average; undefined alone. */
export function givenBy(view: Position, seat: Seat, size: number): number | undefined {
  const others = view.boards.filter((_, other) => other !== seat);
  return others.length === 0 ? undefined : meanOf(others.map((board) => broughtBySize(view, board, size)));
}
