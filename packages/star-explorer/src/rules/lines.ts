// The lines that can be drawn: one step on the lattice, straight or diagonal. Two lines cross only as the two diagonals
// of one cell. A line is a small number; its first end is the lower place.
import { COMPONENTS } from './data.ts';
import { makeStar, PLACES, POLE, placeAt } from './disc.ts';

export interface Line {
  readonly from: number;
  readonly to: number;
}

const found: Line[] = [];
const numbers = new Map<number, number>();
const keyOf = (from: number, to: number): number => (from < to ? from * 128 + to : to * 128 + from);

for (const [from, { x, y }] of PLACES.entries()) {
  const near: number[] = [];
  for (let dy = 1; dy >= -1; dy--) {
    for (let dx = -1; dx <= 1; dx++) {
      const to = placeAt(x + dx, y + dy);
      if (to !== undefined && to > from) near.push(to);
    }
  }
  for (const to of near.sort((a, b) => a - b)) {
    numbers.set(keyOf(from, to), found.length);
    found.push({ from, to });
  }
}

export const LINES: readonly Line[] = found;

export function lineBetween(from: number, to: number): number | undefined {
  return numbers.get(keyOf(from, to));
}

export function makeLine(line: number): string {
  const { from, to } = LINES[line] as Line;
  return `${makeStar(from)}-${makeStar(to)}`;
}

/** By line: the other diagonal of its cell, if that one can be drawn (DRAW-7). */
export const CROSSING: readonly (number | undefined)[] = LINES.map(crossingOf);

function crossingOf({ from, to }: Line): number | undefined {
  const a = PLACES[from] as { x: number; y: number };
  const b = PLACES[to] as { x: number; y: number };
  if (a.x === b.x || a.y === b.y) return undefined;
  const corner = placeAt(a.x, b.y);
  const opposite = placeAt(b.x, a.y);
  if (corner === undefined || opposite === undefined) return undefined;
  return lineBetween(corner, opposite);
}

/** By line: whether it crosses the white axis (FINAL-4). Integers decide; no star lies on the axis. */
export const CROSSES_AXIS: readonly boolean[] = LINES.map(
  ({ from, to }) => from !== POLE && to !== POLE && sideOfAxis(from) * sideOfAxis(to) < 0,
);

function sideOfAxis(place: number): number {
  const { x, y } = PLACES[place] as { x: number; y: number };
  return COMPONENTS.axis.y * x - COMPONENTS.axis.x * y;
}

/** The places at the ends of these lines, each once, in order. */
export function starsOf(lines: readonly number[]): number[] {
  const stars: number[] = [];
  for (const line of lines) {
    const { from, to } = LINES[line] as Line;
    if (!stars.includes(from)) stars.push(from);
    if (!stars.includes(to)) stars.push(to);
  }
  return stars.sort((a, b) => a - b);
}
