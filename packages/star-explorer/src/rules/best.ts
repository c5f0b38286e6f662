// The best drawing under any weighting, parts included, exactly: a branch and bound over the connected parts of every
// placement. Hints, bots and interfaces use it.
import { bound, type Ground, groundOf, mostAt, type Weighting } from './bounds.ts';
import { NOTHING, reachOf } from './drawings.ts';
import { bitCount, drawingOf, type Free, freeAt, leftOut, pieceAround } from './part.ts';
import { placementsOf } from './placements.ts';
import type { Drawing } from './sky.ts';
import type { Things } from './things.ts';
import type { Task } from './weighting.ts';

export interface Best {
  readonly drawing: Drawing;
  readonly value: number;
  /** Stars to extinguish. */
  readonly extinguished: number;
  /** Undefined if nothing is drawn. */
  readonly placement: number | undefined;
}

interface Search {
  readonly weighting: Weighting;
  best: Best;
}

/** Among equally good drawings the first in the order of placements, with drawing nothing before all. */
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

/**
 * The best drawings at different placements, best first; equal drawings count once, and none is worse than drawing
 * nothing.
 */
export function bestPlaces({ tile, taken, weighting }: Omit<Task, 'round'>, most: number): readonly Best[] {
  const { size, count } = placementsOf(tile);
  const nothing = -(weighting.price[size] as number);
  const found: Best[] = [];
  for (let placement = 0; placement < count; placement++) {
    const free = freeAt(tile, placement, taken);
    if (free.lines === 0) continue;
    const worst = found.length < most ? nothing : (found[most - 1] as Best).value;
    const floor: Best = { drawing: NOTHING, value: worst, extinguished: size, placement: undefined };
    const search: Search = { weighting, best: floor };
    searchPlacement(search, free);
    if (search.best !== floor && !found.some(({ drawing }) => isSame(drawing, search.best.drawing)))
      found.push(search.best);
    found.sort((a, b) => b.value - a.value);
    found.length = Math.min(found.length, most);
  }
  return found;
}

function isSame(a: Drawing, b: Drawing): boolean {
  return a.length === b.length && a.every((line) => b.includes(line));
}

function searchPlacement(search: Search, free: Free): void {
  if (mostAt(free, search.weighting) <= search.best.value) return;
  const ground = groundOf(free, search.weighting);
  for (let rest = free.stars; rest !== 0; ) {
    const piece = pieceAround(31 - Math.clz32(rest), ground.near);
    rest &= ~piece;
    if ((piece & (piece - 1)) !== 0) searchPiece(search, ground, piece);
  }
}

function searchPiece(search: Search, ground: Ground, piece: number): void {
  if (bound(ground, 0, piece) <= search.best.value) return;
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
