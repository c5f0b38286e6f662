// The best drawing under any weighting, parts included, exactly: a branch and bound over the connected parts of every
// placement. Hints, bots and interfaces stand on it.
import { NOTHING, reachOf } from './drawings.ts';
import {
  bitCount,
  drawingOf,
  type Free,
  freeAt,
  leftOut,
  lineEndsOf,
  neighboursIn,
  pieceAround,
} from './part.ts';
import { placementsOf } from './placements.ts';
import type { Drawing } from './sky.ts';
import type { Things } from './things.ts';

/** What a drawing is worth: the sum over its stars and lines, less the price of what it leaves out. */
export interface Weighting {
  /** By star of the disc; may be negative. */
  readonly stars: ArrayLike<number>;
  /** By line of the disc; may be negative. */
  readonly lines: ArrayLike<number>;
  /** By number of stars to extinguish, for every number up to 21; never falls. */
  readonly price: ArrayLike<number>;
}

export interface Best {
  readonly drawing: Drawing;
  readonly value: number;
  /** Stars to extinguish. */
  readonly extinguished: number;
  /** Undefined when nothing is drawn. */
  readonly placement: number | undefined;
}

interface Search {
  readonly weighting: Weighting;
  best: Best;
}

/** Of equally good drawings the first in the order of placements, and drawing nothing before all. */
export function bestDrawing(tile: number, taken: Things, weighting: Weighting): Best {
  const { size, count } = placementsOf(tile);
  const nothing = {
    drawing: NOTHING,
    value: -(weighting.price[size] as number),
    extinguished: size,
    placement: undefined,
  };
  const search: Search = { weighting, best: nothing };
  for (let placement = 0; placement < count; placement++) {
    const free = freeAt(tile, placement, taken);
    if (free.lines !== 0) searchPlacement(search, free);
  }
  return search.best;
}

/** One placement with the weights of its own stars and lines, by pattern number. */
interface Ground {
  readonly free: Free;
  readonly near: readonly number[];
  readonly ends: readonly number[];
  readonly stars: readonly number[];
  readonly lines: readonly number[];
  readonly price: ArrayLike<number>;
}

function groundOf(free: Free, weighting: Weighting): Ground {
  const { stars, lines, size, width } = placementsOf(free.tile);
  const starWeights: number[] = [];
  const lineWeights: number[] = [];
  for (let star = 0, at = free.placement * size; star < size; star++, at++) {
    starWeights.push(((free.stars >> star) & 1) === 1 ? (weighting.stars[stars[at] as number] as number) : 0);
  }
  for (let line = 0, at = free.placement * width; line < width; line++, at++) {
    lineWeights.push(((free.lines >> line) & 1) === 1 ? (weighting.lines[lines[at] as number] as number) : 0);
  }
  const ends = lineEndsOf(free.tile);
  return {
    free,
    near: neighboursIn(free),
    ends,
    stars: starWeights,
    lines: lineWeights,
    price: weighting.price,
  };
}

function searchPlacement(search: Search, free: Free): void {
  const ground = groundOf(free, search.weighting);
  if (bound(ground, 0, free.stars) <= search.best.value) return;
  for (let rest = free.stars; rest !== 0; ) {
    const piece = pieceAround(31 - Math.clz32(rest), ground.near);
    rest &= ~piece;
    if ((piece & (piece - 1)) !== 0) searchPiece(search, ground, piece);
  }
}

function searchPiece(search: Search, ground: Ground, piece: number): void {
  const most = bound(ground, 0, piece);
  if (most <= search.best.value) return;
  offer(search, ground, piece);
  // Without negative weights and blocked lines the whole piece is as good as the bound, and this ends here.
  let allowed = piece;
  while (bound(ground, 0, allowed) > search.best.value) {
    const root = allowed & -allowed;
    branch(search, ground, { part: root, allowed });
    allowed &= ~root;
  }
}

interface Branch {
  readonly part: number;
  /** The part and the stars that may still join it. */
  readonly allowed: number;
}

function branch(search: Search, ground: Ground, { part, allowed }: Branch): void {
  if ((part & (part - 1)) !== 0) offer(search, ground, part);
  let left = allowed;
  let reach = reachOf(part, ground.near) & left & ~part;
  while (reach !== 0 && bound(ground, part, left) > search.best.value) {
    const star = reach & -reach;
    branch(search, ground, { part: part | star, allowed: left });
    reach &= ~star;
    left &= ~star;
  }
}

/** No part that contains `part` and stays inside `allowed` is worth more. */
function bound({ stars, lines, ends, price }: Ground, part: number, allowed: number): number {
  const all = part | allowed;
  let most = -(price[stars.length - bitCount(all)] as number);
  for (let star = 0; star < stars.length; star++) {
    const weight = stars[star] as number;
    if (((all >> star) & 1) === 1 && (weight > 0 || ((part >> star) & 1) === 1)) most += weight;
  }
  for (let line = 0; line < lines.length; line++) {
    const weight = lines[line] as number;
    const end = ends[line] as number;
    if ((end & ~all) === 0 && (weight > 0 || (end & ~part) === 0)) most += weight;
  }
  return most;
}

function offer(search: Search, ground: Ground, part: number): void {
  const { free, price, stars } = ground;
  const extinguished = leftOut(free, part);
  const exact =
    bound(ground, part, part) +
    (price[stars.length - bitCount(part)] as number) -
    (price[extinguished] as number);
  if (exact <= search.best.value) return;
  search.best = { drawing: drawingOf(free, part), value: exact, extinguished, placement: free.placement };
}
