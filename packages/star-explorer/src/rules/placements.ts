// All placements of a tile's pattern: each turn and each position that keeps at least one of its lines on the disc,
// computed once per tile. Turns with the same picture count once, so a symmetric pattern is not counted twice.
import { PLACES, POLE, placeAt, REACH } from './disc.ts';
import { LINES, lineBetween } from './lines.ts';
import { addThing, LINE_BIT, WORDS } from './things.ts';
import { type Pattern, tileOf } from './tiles.ts';
import { differentTurns, mirrored, turnedPoint } from './turn.ts';

/** Stands for a place off the disc or on the pole star. */
export const OFF = -1;

export interface Placements {
  readonly count: number;
  readonly size: number;
  /** Lines in the pattern. */
  readonly width: number;
  /** The star under each pattern star, `size` per placement; OFF if there is none. */
  readonly stars: Int16Array;
  /** The line under each pattern line, `width` per placement; OFF if there is none. */
  readonly lines: Int16Array;
  /** All that the placement touches, WORDS per placement. */
  readonly things: Int32Array;
  /** The placements that lie on the disc with every star. */
  readonly whole: Int16Array;
  /** By line: the placements that contain it. */
  readonly byLine: readonly (readonly number[])[];
  /** Quarter turns, counter-clockwise. */
  readonly turns: Uint8Array;
  /** Where the turned pattern's origin lies. */
  readonly x: Int8Array;
  readonly y: Int8Array;
}

interface LaidPattern {
  readonly turns: number;
  readonly x: number;
  readonly y: number;
  readonly stars: readonly number[];
  readonly lines: readonly number[];
}

function* laidOut(pattern: Pattern): Iterable<LaidPattern> {
  for (const turns of differentTurns(pattern)) {
    const turned = pattern.stars.map((star) => turnedPoint(star, turns));
    const [left, right] = rangeOf(turned.map(([x]) => x));
    const [bottom, top] = rangeOf(turned.map(([, y]) => y));
    for (let y = REACH - bottom; y >= -REACH - top; y--) {
      for (let x = -REACH - right; x <= REACH - left; x++) {
        const stars = turned.map(([dx, dy]) => starAt(x + dx, y + dy));
        const lines = pattern.lines.map(([from, to]) => lineOn(stars[from] as number, stars[to] as number));
        if (lines.some((line) => line !== OFF)) yield { turns, x, y, stars, lines };
      }
    }
  }
}

function rangeOf(numbers: readonly number[]): [least: number, most: number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}

function starAt(x: number, y: number): number {
  const place = placeAt(x, y);
  return place === undefined || place === POLE ? OFF : place;
}

function lineOn(from: number, to: number): number {
  return from === OFF || to === OFF ? OFF : (lineBetween(from, to) ?? OFF);
}

export function placementsOfPattern(pattern: Pattern): Placements {
  const all = [...laidOut(pattern)];
  const things = new Int32Array(all.length * WORDS);
  const byLine: number[][] = LINES.map(() => []);
  for (const [index, { stars, lines }] of all.entries()) {
    const own = things.subarray(index * WORDS, (index + 1) * WORDS);
    for (const star of stars) if (star !== OFF) addThing(own, star);
    for (const line of lines) {
      if (line === OFF) continue;
      if ((LINE_BIT[line] as number) >= 0) addThing(own, LINE_BIT[line] as number);
      byLine[line]?.push(index);
    }
  }
  return {
    count: all.length,
    size: pattern.stars.length,
    width: pattern.lines.length,
    stars: Int16Array.from(all.flatMap(({ stars }) => stars)),
    lines: Int16Array.from(all.flatMap(({ lines }) => lines)),
    things,
    whole: Int16Array.from(all.keys()).filter((index) => !all[index]?.stars.includes(OFF)),
    byLine,
    turns: Uint8Array.from(all, ({ turns }) => turns),
    x: Int8Array.from(all, ({ x }) => x),
    y: Int8Array.from(all, ({ y }) => y),
  };
}

const known: Placements[] = [];
const knownMirrored: Placements[] = [];

export function placementsOf(tile: number): Placements {
  const placements = known[tile] ?? placementsOfPattern(tileOf(tile));
  known[tile] = placements;
  return placements;
}

/** The placements of the mirror image: only to say why a drawing is refused (DRAW-3). */
export function mirrorPlacementsOf(tile: number): Placements {
  const placements = knownMirrored[tile] ?? placementsOfPattern(mirrored(tileOf(tile)));
  knownMirrored[tile] = placements;
  return placements;
}

/** How many places there are for a drawing to touch. */
export const PLACE_COUNT: number = PLACES.length;
