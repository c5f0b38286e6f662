// Every drawing of a tile that a search considers, computed once per tile: what it touches as bit sets, and what it
// earns. A search tries them against a sky without building anything.
import {
  addDrawing,
  addThing,
  type Drawing,
  isUsable,
  kindsWith,
  LINE_BIT,
  LINES,
  ROUNDS,
  roundWeighting,
  STARS,
  tileOf,
  type Weighting,
  WORDS,
} from '@planisphere/star-explorer';
import { LIT_POINTS, withBonus } from './bonus.ts';
import { listParts, type PlacedParts } from './parts.ts';
import { SIDES, sideNumber } from './sides.ts';

export interface Sketches extends PlacedParts {
  readonly size: number;
  /** The side of the tile for the next round, as a number. */
  readonly side: number;
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
  const { count, stars, leftOut, lines, drawn, width } = parts;
  const touched = new Int32Array(count * WORDS);
  const taken = new Int32Array(count * WORDS);
  for (let sketch = 0; sketch < count; sketch++) {
    const own = sketch * WORDS;
    const starsEnd = (sketch + 1) * size - leftOut[sketch]!;
    for (let at = sketch * size; at < starsEnd; at++)
      join(touched, own, { all: STARS_ALONE, one: stars[at]! });
    const linesEnd = sketch * width + drawn[sketch]!;
    for (let at = sketch * width; at < linesEnd; at++) {
      join(touched, own, { all: LINES_ALONE, one: lines[at]! });
      join(taken, own, { all: LINES_DRAWN, one: lines[at]! });
    }
  }
  const worth = SIDES.map((before) =>
    worthOf(parts, size, withBonus(roundWeighting(kindsWith(tile, before), 0))),
  );
  const order = orderOf({ ...parts, size }, worth);
  return { ...parts, size, side: sideNumber(back), touched, taken, worth, order };
}

/** The bit sets of things by their numbers, WORDS each. */
function bitSets(count: number, add: (things: Int32Array, thing: number) => void): Int32Array {
  const all = new Int32Array(count * WORDS);
  for (let thing = 0; thing < count; thing++) add(all.subarray(thing * WORDS, (thing + 1) * WORDS), thing);
  return all;
}

const STARS_ALONE = bitSets(STARS, addThing);
/** By line; empty for a line that no other can cross. */
const LINES_ALONE = bitSets(LINES.length, (things, line) => {
  if (LINE_BIT[line]! >= 0) addThing(things, LINE_BIT[line]!);
});
const LINES_DRAWN = bitSets(LINES.length, (things, line) => addDrawing(things, [line]));

function join(
  into: Int32Array,
  at: number,
  { all, one }: { readonly all: Int32Array; readonly one: number },
): void {
  for (let word = 0; word < WORDS; word++) into[at + word]! |= all[one * WORDS + word]!;
}

type Placed = PlacedParts & Pick<Sketches, 'size'>;

function worthOf(
  { count, stars, leftOut, lines, drawn, width }: PlacedParts,
  size: number,
  by: Pick<Weighting, 'stars' | 'lines'>,
): Int16Array {
  const worth = new Int16Array(count);
  for (let sketch = 0; sketch < count; sketch++) {
    let points = -LIT_POINTS * leftOut[sketch]!;
    const starsEnd = (sketch + 1) * size - leftOut[sketch]!;
    for (let at = sketch * size; at < starsEnd; at++) points += by.stars[stars[at]!]!;
    const linesEnd = sketch * width + drawn[sketch]!;
    for (let at = sketch * width; at < linesEnd; at++) points += by.lines[lines[at]!]!;
    worth[sketch] = points;
  }
  return worth;
}

/** Computed on first use. */
function orderOf(parts: Placed, worth: readonly Int16Array[]): Sketches['order'] {
  const visible: Uint16Array[] = [];
  const orders: Uint16Array[] = [];
  return (round, previous) => {
    visible[round] ??= visibleIn(parts, round + 1);
    const points = worth[previous]!;
    orders[round * SIDES.length + previous] ??= visible[round].toSorted(
      (a, b) => points[b]! - points[a]! || a - b,
    );
    return orders[round * SIDES.length + previous] as Uint16Array;
  };
}

function visibleIn({ count, stars, size, leftOut }: Placed, round: number): Uint16Array {
  const found = new Uint16Array(count);
  let visible = 0;
  for (let sketch = 0; round <= ROUNDS && sketch < count; sketch++) {
    const end = (sketch + 1) * size - leftOut[sketch]!;
    let at = sketch * size;
    while (at < end && isUsable(stars[at]!, round)) at++;
    if (at === end) found[visible++] = sketch;
  }
  return found.slice(0, visible);
}

export function starsOf({ stars, size, leftOut }: Placed, sketch: number): Uint8Array {
  return stars.subarray(sketch * size, (sketch + 1) * size - leftOut[sketch]!);
}

export function fits({ touched }: Sketches, sketch: number, taken: Int32Array): boolean {
  for (let word = 0, at = sketch * WORDS; word < WORDS; word++, at++) {
    if ((touched[at]! & taken[word]!) !== 0) return false;
  }
  return true;
}

export function drawingOf({ lines, drawn, width }: PlacedParts, sketch: number): Drawing {
  return Array.from(lines.subarray(sketch * width, sketch * width + drawn[sketch]!));
}
