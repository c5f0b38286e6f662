// Faults in the tiles of a data file: a pattern must be one piece of different stars, joined by steps on the lattice
// that do not cross, and no two tiles may have the same shape.
import type { Fault } from '@planisphere/core';
import type { TileData } from './components.ts';
import { type Pattern, PILE, readPattern, SIZES } from './tiles.ts';
import { mirrored, pictureOf, turnedPoint } from './turn.ts';

const MOST_PLAYERS = 4;

export function tileFaults(tiles: readonly TileData[]): Fault[] {
  const spoilt = tiles.flatMap(patternFaults);
  // Shapes can be compared only if every pattern can be read.
  const twins = spoilt.length === 0 ? twinFaults(tiles) : [];
  return [
    ...nameFaults(tiles),
    ...pointFaults(tiles),
    ...countFaults(tiles.map(readPattern)),
    ...spoilt,
    ...twins,
  ];
}

function nameFaults(tiles: readonly TileData[]): Fault[] {
  const wrong = tiles.filter(
    ({ id, name }, index) =>
      !/^[a-z]{3}$/.test(id) || tiles.findIndex((other) => other.id === id || other.name === name) < index,
  );
  return wrong.map(({ id }) => ({
    code: 'wrong-name',
    at: id,
    message: 'Three letters of its own, and a name of its own.',
  }));
}

function pointFaults(tiles: readonly TileData[]): Fault[] {
  return tiles.flatMap(({ id, points = 1, back }) =>
    [points, back?.points ?? 1].every((value) => Number.isInteger(value) && value > 0)
      ? []
      : [{ code: 'not-positive', at: id, message: 'A whole number above 0 is expected.' }],
  );
}

function countFaults(patterns: readonly Pattern[]): Fault[] {
  return SIZES.flatMap((size) => {
    const needed = PILE.filter((other) => other === size).length * MOST_PLAYERS;
    const there = patterns.filter(({ stars }) => stars.length === size).length;
    return there < needed
      ? [{ code: 'too-few', at: `size ${size}`, message: `Four players need ${needed} tiles.` }]
      : [];
  });
}

function patternFaults(tile: TileData): Fault[] {
  const pattern = readPattern(tile);
  const at = tile.id;
  if (pattern.stars.flat().some((number) => !Number.isInteger(number))) {
    return [{ code: 'wrong-star', at, message: 'Stars are written as x,y with whole numbers.' }];
  }
  if (pattern.lines.flat().some((star) => pattern.stars[star] === undefined)) {
    return [{ code: 'wrong-line', at, message: 'A line joins two stars of the tile.' }];
  }
  return [
    ...(hasTwice(pattern.stars.map(String))
      ? [{ code: 'star-twice', at, message: 'Two stars have one place.' }]
      : []),
    ...(hasTwice(pattern.lines.map(middleOf(pattern)))
      ? [{ code: 'crossing', at, message: 'Two lines cross or coincide.' }]
      : []),
    ...(pattern.lines.every(isStep(pattern))
      ? []
      : [{ code: 'no-step', at, message: 'A line joins neighbouring stars.' }]),
    ...(isConnected(pattern) ? [] : [{ code: 'in-pieces', at, message: 'The pattern falls into pieces.' }]),
  ];
}

function hasTwice(words: readonly string[]): boolean {
  return new Set(words).size < words.length;
}

type PatternLine = Pattern['lines'][number];
type Star = Pattern['stars'][number];

const starOf = ({ stars }: Pattern, index: number): Star => stars[index] as Star;

/** Steps on the lattice share their middle exactly when they coincide or cross. */
function middleOf(pattern: Pattern): (line: PatternLine) => string {
  return ([from, to]) => {
    const [a, b] = [starOf(pattern, from), starOf(pattern, to)];
    return `${a[0] + b[0]},${a[1] + b[1]}`;
  };
}

function isStep(pattern: Pattern): (line: PatternLine) => boolean {
  return ([from, to]) => {
    const [a, b] = [starOf(pattern, from), starOf(pattern, to)];
    return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) === 1;
  };
}

function isConnected({ stars, lines }: Pattern): boolean {
  const reached = new Set([0]);
  for (let size = 0; size < reached.size; ) {
    size = reached.size;
    for (const [from, to] of lines) if (reached.has(from) || reached.has(to)) reached.add(from).add(to);
  }
  return reached.size === stars.length;
}

/** The shape as text, the same for all its turns and mirror images. */
function shapeOf(pattern: Pattern): string {
  const pictures = [pattern, mirrored(pattern)].flatMap(({ stars, lines }) =>
    [0, 1, 2, 3].map((turns) =>
      pictureOf(
        stars.map((star) => turnedPoint(star, turns)),
        lines,
      ),
    ),
  );
  return pictures.sort()[0] as string;
}

function twinFaults(tiles: readonly TileData[]): Fault[] {
  const seen = new Map<string, string>();
  return tiles.flatMap((tile) => {
    const shape = shapeOf(readPattern(tile));
    const twin = seen.get(shape);
    seen.set(shape, tile.id);
    return twin === undefined
      ? []
      : [{ code: 'same-shape', at: tile.id, message: `It has the shape of ${twin}.` }];
  });
}
