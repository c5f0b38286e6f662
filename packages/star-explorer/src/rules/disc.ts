// The star disc: a square lattice of 100 stars around the pole star. A place is a small number, row by row from the top
// and from left to right; the pole star comes last, so that stars alone count from 0 to 99.
import { KINDS, type Kind } from './components.ts';
import { COMPONENTS } from './data.ts';

export const COLUMNS = 'abcdefghijk';
/** Coordinates run from −REACH to REACH. */
export const REACH = 5;
export const ROUNDS = 6;

export interface Place {
  readonly x: number;
  readonly y: number;
}

const found: Place[] = [];
const kinds: Kind[] = [];
for (const [row, cells] of COMPONENTS.disc.entries()) {
  for (const [column, cell] of [...cells].entries()) {
    const kind = KINDS.find((known) => known.charAt(0).toUpperCase() === cell);
    if (kind === undefined) continue;
    found.push({ x: column - REACH, y: REACH - row });
    kinds.push(kind);
  }
}

/** Every place by its number. */
export const PLACES: readonly Place[] = [...found, { x: 0, y: 0 }];
export const STARS: number = found.length;
/** The pole star is a place that lines can be aimed at, but that no constellation may use (DRAW-5). */
export const POLE: number = PLACES.length - 1;
/** By star; the pole star has no kind. */
export const KIND_OF: readonly Kind[] = kinds;

const SIDE = 2 * REACH + 1;
const numbers = new Int16Array(SIDE * SIDE).fill(-1);
for (const [place, { x, y }] of PLACES.entries()) numbers[(y + REACH) * SIDE + x + REACH] = place;

export function placeAt(x: number, y: number): number | undefined {
  if (x < -REACH || x > REACH || y < -REACH || y > REACH) return undefined;
  const place = numbers[(y + REACH) * SIDE + x + REACH] as number;
  return place < 0 ? undefined : place;
}

const NAMES: readonly string[] = PLACES.map(({ x, y }) => `${COLUMNS[x + REACH]}${y + REACH + 1}`);
const BY_NAME: ReadonlyMap<string, number> = new Map(NAMES.map((name, place) => [name, place]));

export function makeStar(place: number): string {
  return NAMES[place] as string;
}

export function parseStar(name: string): number | undefined {
  return BY_NAME.get(name);
}

const outerNames = new Set(COMPONENTS.outer.split(' '));
/** By star: next to the pole star (FINAL-3). */
export const IS_CENTRAL: readonly boolean[] = found.map(
  ({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) === 1,
);
/** By star: on the outer border (FINAL-5). */
export const IS_OUTER: readonly boolean[] = found.map((_, star) => outerNames.has(makeStar(star)));

/** By round, from 1, and star: wholly visible in the window (DRAW-4). */
const USABLE: readonly (readonly boolean[])[] = COMPONENTS.windows.map((rows) =>
  found.map(({ x, y }) => rows[REACH - y]?.charAt(x + REACH) === 'o'),
);

export function isUsable(star: number, round: number): boolean {
  return USABLE[round - 1]?.[star] ?? false;
}
