// Reads a drawing: at which placement it shows the tile, and what it leaves out. A drawing can have several readings;
// the cheapest counts (OUT-4).
import { LINES, type Line, starsOf } from './lines.ts';
import { PLACE_COUNT, type Placements, placementsOf } from './placements.ts';
import type { Drawing } from './sky.ts';
import { isBlocked, type Things } from './things.ts';
import { tileOf } from './tiles.ts';

export interface Reading {
  readonly placement: number | undefined;
  /** Pattern stars that are not drawn. */
  readonly stars: number;
  /** Lines of the disc between drawn stars that an older line crosses. */
  readonly blocked: readonly number[];
}

/** What it costs: stars to extinguish (OUT-1, OUT-2). */
export function priceOf(reading: Reading): number {
  return reading.stars + reading.blocked.length;
}

/** `'incomplete'`: lines of the tile, but one that could be drawn is missing; `'foreign'`: not this tile at all. */
export type Explanation = Reading | 'incomplete' | 'foreign';

export function explain(tile: number, drawing: Drawing, taken: Things): Explanation {
  if (drawing.length === 0) return { placement: undefined, stars: tileOf(tile).size, blocked: [] };
  return explainBy(placementsOf(tile), drawing, taken);
}

export function explainBy(placements: Placements, drawing: Drawing, taken: Things): Explanation {
  const drawn: MarkedDrawing = { drawing, marks: marksOf(drawing), stars: starsOf(drawing).length, taken };
  let best: Explanation = 'foreign';
  for (const placement of placements.byLine[drawing[0] as number] as readonly number[]) {
    const reading = readAt(placements, placement, drawn);
    if (reading === 'foreign') continue;
    if (typeof best === 'string') best = best === 'foreign' || reading !== 'incomplete' ? reading : best;
    else if (reading !== 'incomplete' && priceOf(reading) < priceOf(best)) best = reading;
  }
  return best;
}

interface MarkedDrawing {
  readonly drawing: Drawing;
  readonly marks: Uint8Array;
  /** How many stars it has. */
  readonly stars: number;
  readonly taken: Things;
}

/** 1 for each place that the drawing touches. */
function marksOf(drawing: Drawing): Uint8Array {
  const marks = new Uint8Array(PLACE_COUNT);
  for (const line of drawing) {
    const { from, to } = LINES[line] as Line;
    marks[from] = 1;
    marks[to] = 1;
  }
  return marks;
}

function readAt(placements: Placements, placement: number, drawn: MarkedDrawing): Explanation {
  const { lines, size, width } = placements;
  if (!holds(placements, placement, drawn.drawing)) return 'foreign';
  const blocked: number[] = [];
  for (let at = placement * width; at < (placement + 1) * width; at++) {
    const line = lines[at] as number;
    if (line < 0 || !joinsMarked(line, drawn.marks) || drawn.drawing.includes(line)) continue;
    if (!isBlocked(drawn.taken, line)) return 'incomplete';
    blocked.push(line);
  }
  return { placement, stars: size - drawn.stars, blocked };
}

/** Whether the placement has every line of the drawing, and so its stars. Most fail at the second line. */
function holds({ lines, width }: Placements, placement: number, drawing: Drawing): boolean {
  for (const line of drawing) {
    let at = placement * width;
    const end = at + width;
    while (at < end && lines[at] !== line) at++;
    if (at === end) return false;
  }
  return true;
}

function joinsMarked(line: number, marks: Uint8Array): boolean {
  const { from, to } = LINES[line] as Line;
  return marks[from] === 1 && marks[to] === 1;
}
