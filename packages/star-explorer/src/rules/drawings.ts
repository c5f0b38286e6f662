// Every legal drawing of a tile under a sky, one by one: the full placements first, then the parts, last the drawing of
// nothing. Different readings of one drawing come once.
import { fullDrawing, fullPlacements } from './embed.ts';
import { drawingOf, type Free, freeAt, leftOut, neighboursIn } from './part.ts';
import { placementsOf } from './placements.ts';
import type { Drawing } from './sky.ts';
import type { Things } from './things.ts';

export const NOTHING: Drawing = [];

export function* drawings(tile: number, taken: Things): Iterable<Drawing> {
  for (const placement of fullPlacements(tile, taken)) yield fullDrawing(tile, placement);
  const seen = new Set<string>();
  for (let placement = 0; placement < placementsOf(tile).count; placement++) {
    for (const drawing of partialDrawings(freeAt(tile, placement, taken))) {
      const key = drawing.join();
      if (seen.has(key)) continue;
      seen.add(key);
      yield drawing;
    }
  }
  yield NOTHING;
}

function* partialDrawings(free: Free): Iterable<Drawing> {
  if (free.lines === 0) return;
  for (const part of connectedParts(free)) {
    if (leftOut(free, part) > 0) yield drawingOf(free, part);
  }
}

/** Each connected part of at least two stars, once. */
function* connectedParts(free: Free): Iterable<number> {
  const near = neighboursIn(free);
  for (let root = 0; root < near.length; root++) {
    if (((free.stars >> root) & 1) === 0) continue;
    // A part belongs to its first star: those before it are ruled out.
    yield* grown({ part: 1 << root, ruledOut: (2 << root) - 1 }, near);
  }
}

interface Growth {
  readonly part: number;
  /** Stars of the part, and stars that this branch must not take. */
  readonly ruledOut: number;
}

function* grown({ part, ruledOut }: Growth, near: readonly number[]): Iterable<number> {
  let reach = reachOf(part, near) & ~ruledOut;
  let out = ruledOut;
  while (reach !== 0) {
    const star = reach & -reach;
    reach &= ~star;
    out |= star;
    yield part | star;
    yield* grown({ part: part | star, ruledOut: out }, near);
  }
}

export function reachOf(part: number, near: readonly number[]): number {
  let reach = 0;
  for (let star = 0, rest = part; rest !== 0; star++, rest >>= 1) {
    if ((rest & 1) === 1) reach |= near[star] as number;
  }
  return reach;
}
