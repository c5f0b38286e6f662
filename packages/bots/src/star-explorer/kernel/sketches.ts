// Every drawing of a tile that a search considers, computed once per tile: what it touches as bit sets, and what it
// earns. A search tries them against a sky without building anything.
import {
  addDrawing,
  addThing,
  type Drawing,
  isUsable,
  kindsWith,
  LINE_BIT,
  ROUNDS,
  roundWeighting,
  tileOf,
  WORDS,
} from '@planisphere/star-explorer';
import { LIT_POINTS, withBonus } from './bonus.ts';
import { listParts, type PlacedPart } from './parts.ts';
import { SIDES, sideNumber } from './sides.ts';

export interface Sketches {
  readonly size: number;
  /** The side of the tile for the next round, as a number. */
  readonly side: number;
  readonly parts: readonly PlacedPart[];
  /** The stars of each sketch: `size` places per sketch, of which it uses `size` − `leftOut`. */
  readonly stars: Uint8Array;
  readonly leftOut: Uint8Array;
  /** What must be free: its stars, and its lines that others could cross. WORDS per sketch. */
  readonly touched: Int32Array;
  /** What is taken afterwards: its stars, and the lines that would cross its own. */
  readonly taken: Int32Array;
  /** By the side of the tile before: points with bonuses, minus the extinguished stars. */
  readonly worth: readonly Int16Array[];
  /** The sketches in the window of a round (from 0), most worth first. */
  order(round: number, previous: number): Uint16Array;
}

const known: Sketches[] = [];

export function sketchesOf(tile: number): Sketches {
  known[tile] ??= listSketches(tile);
  return known[tile] as Sketches;
}

function listSketches(tile: number): Sketches {
  const { size, back } = tileOf(tile);
  const parts = listParts(tile);
  const count = parts.length;
  const stars = new Uint8Array(count * size);
  const leftOut = new Uint8Array(count);
  const touched = new Int32Array(count * WORDS);
  const taken = new Int32Array(count * WORDS);
  parts.forEach((part, sketch) => {
    stars.set(part.stars, sketch * size);
    leftOut[sketch] = size - part.stars.length;
    touch(touched.subarray(sketch * WORDS, (sketch + 1) * WORDS), part);
    addDrawing(taken.subarray(sketch * WORDS, (sketch + 1) * WORDS), part.lines);
  });
  const worth = SIDES.map((before) => {
    const { stars: byStar, lines: byLine } = withBonus(roundWeighting(kindsWith(tile, before), 0));
    return Int16Array.from(parts, (part) => {
      let points = -LIT_POINTS * (size - part.stars.length);
      for (const star of part.stars) points += byStar[star]!;
      for (const line of part.lines) points += byLine[line]!;
      return points;
    });
  });
  const order = orderOf(parts, worth);
  return { size, side: sideNumber(back), parts, stars, leftOut, touched, taken, worth, order };
}

function touch(things: Int32Array, { stars, lines }: PlacedPart): void {
  for (const star of stars) addThing(things, star);
  for (const line of lines) if (LINE_BIT[line]! >= 0) addThing(things, LINE_BIT[line]!);
}

/** Computed on first use. */
function orderOf(parts: readonly PlacedPart[], worth: readonly Int16Array[]): Sketches['order'] {
  const visible: number[][] = [];
  const orders: Uint16Array[] = [];
  return (round, previous) => {
    visible[round] ??= [...parts.keys()].filter((sketch) => isVisible(parts[sketch]!, round + 1));
    const points = worth[previous]!;
    orders[round * SIDES.length + previous] ??= Uint16Array.from(visible[round]!).sort(
      (a, b) => points[b]! - points[a]! || a - b,
    );
    return orders[round * SIDES.length + previous] as Uint16Array;
  };
}

function isVisible({ stars }: PlacedPart, round: number): boolean {
  return round <= ROUNDS && stars.every((star) => isUsable(star, round));
}

export function fits({ touched }: Sketches, sketch: number, taken: Int32Array): boolean {
  for (let word = 0, at = sketch * WORDS; word < WORDS; word++, at++) {
    if ((touched[at]! & taken[word]!) !== 0) return false;
  }
  return true;
}

export function drawingOf({ parts }: Sketches, sketch: number): Drawing {
  return parts[sketch]!.lines;
}
