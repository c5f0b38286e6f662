// Backs as numbers: what a tile shows before it is revealed, its size and its kind.
import { type Back, KINDS, type Size, tileOf, tilesWithBack } from '@planisphere/star-explorer';

const SMALLEST = 5;
export const BACKS = 24;

export function backNumber({ size, kind }: Back): number {
  return (size - SMALLEST) * KINDS.length + KINDS.indexOf(kind);
}

/** For a revealed tile: the back does not always show what the front does. */
export function backOfTile(tile: number): number {
  const { size, back } = tileOf(tile);
  return backNumber({ size, kind: back.kind });
}

export function sizeOfBack(back: number): Size {
  return (SMALLEST + (back >> 2)) as Size;
}

/** As a number. */
export function kindOfBack(back: number): number {
  return back & 3;
}

/** By back: the tiles that it can hide. */
export const BACK_TILES: readonly (readonly number[])[] = Array.from({ length: BACKS }, (_, back) =>
  tilesWithBack(sizeOfBack(back), KINDS[kindOfBack(back)]!),
);
