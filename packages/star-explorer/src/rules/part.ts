// Parts of a pattern, as small bit sets over its stars and lines: what is free at a placement, and which connected parts
// could be drawn there.
import { OFF, placementsOf } from './placements.ts';
import type { Drawing } from './sky.ts';
import { hasThing, isBlocked, type Things } from './things.ts';
import { tileOf } from './tiles.ts';

export interface Free {
  readonly tile: number;
  readonly placement: number;
  /** Pattern stars that can be drawn. */
  readonly stars: number;
  /** Pattern lines that can be drawn. */
  readonly lines: number;
  /** Pattern lines between free stars that an older line crosses. */
  readonly blocked: number;
}

export function freeAt(tile: number, placement: number, taken: Things): Free {
  const { stars, lines, size, width } = placementsOf(tile);
  let freeStars = 0;
  for (let star = 0, at = placement * size; star < size; star++, at++) {
    const place = stars[at] as number;
    if (place !== OFF && !hasThing(taken, place)) freeStars |= 1 << star;
  }
  const ends = lineEndsOf(tile);
  let open = 0;
  let blocked = 0;
  for (let line = 0, at = placement * width; line < width; line++, at++) {
    if ((ends[line] as number) & ~freeStars) continue;
    if (isBlocked(taken, lines[at] as number)) blocked |= 1 << line;
    else open |= 1 << line;
  }
  return { tile, placement, stars: freeStars, lines: open, blocked };
}

const knownEnds: number[][] = [];

/** By pattern line: its two stars as bits. */
export function lineEndsOf(tile: number): readonly number[] {
  const ends = knownEnds[tile] ?? tileOf(tile).lines.map(([from, to]) => (1 << from) | (1 << to));
  knownEnds[tile] = ends;
  return ends;
}

/** By pattern star: the stars that a drawable line joins to it. */
export function neighboursIn({ tile, lines }: Free): number[] {
  const near = new Array<number>(tileOf(tile).size).fill(0);
  for (const [line, [from, to]] of tileOf(tile).lines.entries()) {
    if (((lines >> line) & 1) === 0) continue;
    near[from] = (near[from] as number) | (1 << to);
    near[to] = (near[to] as number) | (1 << from);
  }
  return near;
}

/** All stars that drawable lines join to this one. */
export function pieceAround(star: number, near: readonly number[]): number {
  let piece = 1 << star;
  for (let grown = piece; grown !== 0; ) {
    const next = 31 - Math.clz32(grown);
    grown &= ~(1 << next);
    const fresh = (near[next] as number) & ~piece;
    piece |= fresh;
    grown |= fresh;
  }
  return piece;
}

/** The lines of a part: all that can be drawn between its stars (DRAW-9). */
export function drawingOf(free: Free, part: number): Drawing {
  const { lines, width } = placementsOf(free.tile);
  const ends = lineEndsOf(free.tile);
  const drawing: number[] = [];
  for (let line = 0; line < width; line++) {
    const drawn = ((free.lines >> line) & 1) === 1 && ((ends[line] as number) & ~part) === 0;
    if (drawn) drawing.push(lines[free.placement * width + line] as number);
  }
  return drawing.sort((a, b) => a - b);
}

/** Stars and lines that this part leaves out: what it costs (OUT-1, OUT-2). */
export function leftOut(free: Free, part: number): number {
  const ends = lineEndsOf(free.tile);
  let count = tileOf(free.tile).size - bitCount(part);
  for (let line = 0, rest = free.blocked; rest !== 0; line++, rest >>= 1) {
    if ((rest & 1) === 1 && ((ends[line] as number) & ~part) === 0) count++;
  }
  return count;
}

export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
