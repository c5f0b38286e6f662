// Backs as numbers: what can be seen of a tile before it is revealed, its size and its kind.
import { type Back, KINDS, type Size, tilesWithBack } from '@planisphere/star-explorer';

const SMALLEST = 5;
export const BACKS = 24;

export function backNumber({ size, kind }: Back): number {
  return (size - SMALLEST) * KINDS.length + KINDS.indexOf(kind);
}

export function sizeOfBack(back: number): Size {
  return (SMALLEST + (back >> 2)) as Size;
}

/** As a number. */
export function kindOfBack(back: number): number {
  return back & 3;
}

/** By back: the tiles that it can be. */
export const BACK_TILES: readonly (readonly number[])[] = Array.from({ length: BACKS }, (_, back) =>
  tilesWithBack(sizeOfBack(back), KINDS[kindOfBack(back)]!),
);
