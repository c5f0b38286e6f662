// The constellation tiles: a pattern of stars and lines with a kind and a size, and the starting tiles.
import type { Kind, TileData } from './components.ts';
import { COMPONENTS } from './data.ts';

export const SIZES = [5, 6, 7, 8, 9, 10] as const;
export type Size = (typeof SIZES)[number];

/** The seven tiles of a pile by their size, in the order in which they are dealt (SET-1). */
export const PILE: readonly Size[] = [5, 6, 7, 7, 8, 9, 10];

export interface Pattern {
  readonly stars: readonly (readonly [x: number, y: number])[];
  /** Pairs of indexes into `stars`. */
  readonly lines: readonly (readonly [from: number, to: number])[];
}

export interface Tile extends Pattern {
  readonly id: string;
  readonly name: string;
  /** Of the front, which counts in the round of the tile. */
  readonly kind: Kind;
  readonly points: number;
  /** The back, which counts in the next round. */
  readonly back: { readonly kind: Kind; readonly points: number };
  readonly size: Size;
}

export function readPattern(data: Pick<TileData, 'stars' | 'lines'>): Pattern {
  const stars = data.stars.split(' ').map((star): [number, number] => {
    const [x, y] = star.split(',').map(Number);
    return [x as number, y as number];
  });
  const lines = data.lines.split(' ').flatMap((trail) => {
    const steps = trail.split('-').map(Number);
    return steps.slice(1).map((to, index): [number, number] => [steps[index] as number, to]);
  });
  return { stars, lines };
}

/** Every tile by its number. */
export const TILES: readonly Tile[] = COMPONENTS.tiles.map((data) => {
  const pattern = readPattern(data);
  const { id, name, kind, points = COMPONENTS.points.current, back } = data;
  return {
    id,
    name,
    kind,
    points,
    back: { kind: back?.kind ?? kind, points: back?.points ?? COMPONENTS.points.previous },
    size: pattern.stars.length as Size,
    ...pattern,
  };
});

const BY_ID: ReadonlyMap<string, number> = new Map(TILES.map(({ id }, tile) => [id, tile]));

export function tileOf(tile: number): Tile {
  return TILES[tile] as Tile;
}

export function parseTile(id: string): number | undefined {
  return BY_ID.get(id);
}

export function isSize(size: number): size is Size {
  return (SIZES as readonly number[]).includes(size);
}

/** The tiles that share a back: nobody can tell them apart before they are revealed. */
export function tilesWithBack(size: Size, kind: Kind): readonly number[] {
  return BY_BACK.get(`${size}${kind}`) ?? [];
}

const BY_BACK: ReadonlyMap<string, readonly number[]> = groupedByBack();

function groupedByBack(): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [tile, { size, back }] of TILES.entries()) {
    const key = `${size}${back.kind}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [tile]);
    else group.push(tile);
  }
  return groups;
}

/** Every starting tile by its number: the kinds of its two sides. */
export const STARTS: readonly (readonly [Kind, Kind])[] = COMPONENTS.starts;
