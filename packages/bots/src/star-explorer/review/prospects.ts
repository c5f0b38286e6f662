// The most that an unrevealed tile could add, exactly: over every tile that a back can hide, each drawn as well as the
// sky allows. The rules' own solver computes it, without any search or opinion of later rounds.
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
  HIDDEN,
  IS_CENTRAL,
  IS_OUTER,
  kindsWith,
  POINTS,
  type Position,
  possibleTiles,
  ROUNDS,
  roundWeighting,
  type Side,
  sideBefore,
  skyOf,
  type Weighting,
} from '@planisphere/star-explorer';
import type { DrawAction } from './counted.ts';

/** A sky before a round, with the side of the tile before. */
interface Sky {
  readonly round: number;
  readonly taken: Int32Array;
  readonly previous: Side;
  readonly extinguished: number;
}

function skyBefore(board: Board, round: number, side = board.side): Sky {
  return {
    round,
    taken: skyOf(round, drawnBefore(board, round)),
    previous: sideBefore({ ...board, side }, round),
    extinguished: extinguishedAfter(board, round - 1),
  };
}

/** Points with the bonuses of the end at full value. */
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

interface Best {
  readonly value: number;
  readonly drawing: Drawing;
}

const KNOWN = 4096;
const known = new Map<string, Best>();

/** The drawing of this tile that adds most; cached, because a review asks for it often. */
function bestOf({ taken, previous, extinguished }: Sky, tile: number): Best {
  const key = `${tile} ${previous.kind} ${previous.points} ${extinguished} ${taken.join()}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const weighting = inFull(roundWeighting(kindsWith(tile, previous), extinguished));
  const best = bestDrawing(tile, taken, weighting);
  if (known.size >= KNOWN) known.clear();
  known.set(key, best);
  return best;
}

/** A possible tile, drawn so that it adds most. */
export interface Prospect extends Best {
  readonly tile: number;
  /** All weights of a list add up to 1. */
  readonly weight: number;
}

/** Every tile that these backs can hide; each back counts the same, and so does each of its tiles. */
function prospectsOf(view: Position, sky: Sky, backs: readonly Back[]): readonly Prospect[] {
  return backs.flatMap((back) => {
    const tiles = possibleTiles(view, back);
    const weight = 1 / (backs.length * tiles.length);
    return tiles.map((tile) => ({ tile, weight, ...bestOf(sky, tile) }));
  });
}

function meanOf(prospects: readonly Prospect[]): number {
  return prospects.reduce((sum, { weight, value }) => sum + weight * value, 0);
}

/** The most that any drawing of the current tile adds. */
export function mostNow(view: Position, seat: Seat, round: number): number {
  const board = view.boards[seat] as Board;
  return bestOf(skyBefore(board, round), board.tiles[round - 1] as number).value;
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
  return meanOf(prospectsOf(view, skyBefore(drawn, round + 1), backsLeft(view, board)));
}

type Choice = Exclude<Action, { do: 'draw' }>;

/** The tiles that may come of a side, a size or a seven in the current round; empty for a hidden choice. */
export function prospectsBy(view: Position, seat: Seat, action: Choice): readonly Prospect[] {
  const board = view.boards[seat] as Board;
  if (action.do === 'size') return ofSize(view, board, action.size);
  if (action.kind === HIDDEN) return [];
  if (action.do === 'side')
    return prospectsOf(view, skyBefore(board, 1, action.kind), backsLeft(view, board));
  return prospectsOf(view, skyBefore(board, view.sizes.length), [{ size: 7, kind: action.kind }]);
}

/** With two sevens left, the better one counts. */
function ofSize(view: Position, board: Board, size: number): readonly Prospect[] {
  const sky = skyBefore(board, view.sizes.length + 1);
  const all = backsLeft(view, board)
    .filter((back) => back.size === size)
    .map((back) => prospectsOf(view, sky, [back]));
  return all.reduce((best, each) => (meanOf(each) > meanOf(best) ? each : best));
}

/** The mean over all possible tiles; undefined for a hidden choice. */
export function broughtBy(view: Position, seat: Seat, action: Choice): number | undefined {
  const prospects = prospectsBy(view, seat, action);
  return prospects.length === 0 ? undefined : meanOf(prospects);
}

/** What a size brings the others, on average; undefined in a solo game. */
export function givenBy(view: Position, seat: Seat, size: number): number | undefined {
  const others = view.boards.filter((_, other) => other !== seat);
  if (others.length === 0) return undefined;
  return others.reduce((sum, board) => sum + meanOf(ofSize(view, board, size)), 0) / others.length;
}
