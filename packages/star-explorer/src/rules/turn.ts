// Turning patterns: by quarters, as the lattice allows. Mirror images are made only to recognise them (DRAW-3).
import type { Pattern } from './tiles.ts';

export type Point = readonly [x: number, y: number];

/** A pattern star after this many quarter turns counter-clockwise about the origin. */
export function turnedPoint([x, y]: Point, turns: number): Point {
  for (let turn = 0; turn < (turns & 3); turn++) [x, y] = [-y, x];
  return [x + 0, y + 0];
}

export function mirrored(pattern: Pattern): Pattern {
  return { stars: pattern.stars.map(([x, y]): Point => [-x, y]), lines: pattern.lines };
}

/** The lines of a pattern moved to the corner, as text: equal for equal pictures. */
export function pictureOf(stars: readonly Point[], lines: Pattern['lines']): string {
  const left = Math.min(...stars.map(([x]) => x));
  const bottom = Math.min(...stars.map(([, y]) => y));
  const at = (index: number): string => {
    const [x, y] = stars[index] as Point;
    return `${x - left},${y - bottom}`;
  };
  return lines
    .map(([from, to]) => [at(from), at(to)].sort().join('-'))
    .sort()
    .join(' ');
}

/** The turns that give different pictures. */
export function differentTurns({ stars, lines }: Pattern): number[] {
  const pictures = new Set<string>();
  return [0, 1, 2, 3].filter((turns) => {
    const picture = pictureOf(
      stars.map((star) => turnedPoint(star, turns)),
      lines,
    );
    return !pictures.has(picture) && pictures.add(picture) !== undefined;
  });
}
