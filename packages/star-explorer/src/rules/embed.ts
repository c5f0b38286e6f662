// Embedding a pattern in the sky: all placements at which the whole of it fits.
import { placementsOf } from './placements.ts';
import type { Drawing } from './sky.ts';
import { type Things, WORDS } from './things.ts';

/** The placements, by their number in `placementsOf`, at which every star and every line can be drawn. */
export function fullPlacements(tile: number, taken: Things): number[] {
  const { whole, things } = placementsOf(tile);
  const fitting: number[] = [];
  const words = WORDS;
  for (let i = 0; i < whole.length; i++) {
    const placement = whole[i] as number;
    let touched = 0;
    for (let word = 0, at = placement * words; word < words; word++, at++) {
      touched |= (things[at] as number) & (taken[word] as number);
    }
    if (touched === 0) fitting.push(placement);
  }
  return fitting;
}

/** The whole pattern drawn at this placement. */
export function fullDrawing(tile: number, placement: number): Drawing {
  const { lines, width } = placementsOf(tile);
  return Array.from(lines.subarray(placement * width, (placement + 1) * width)).sort((a, b) => a - b);
}
