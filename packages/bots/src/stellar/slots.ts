// Which places of the telescope are worth trying. Face down, the slots of a section are nearly equal, so one is tried,
// where it spoils least: beside the fewest types that still want to grow.
import { neighboursOf, TYPES } from '@planisphere/stellar';
import { FREE, UP, type World } from './kernel/cells.ts';

/** The slots of each section, as bits. */
export const SECTION_MASKS = [0b11111, 0b11100000, 0b111100000000] as const;

/** One free slot of each section for a face-down card, as bits. */
export function downSlots(w: World, side: number): number {
  const free = w[side + FREE]!;
  let chosen = 0;
  for (const mask of SECTION_MASKS) chosen |= leastSpoiling(w, side, free & mask);
  return chosen;
}

function leastSpoiling(w: World, side: number, slots: number): number {
  if ((slots & (slots - 1)) === 0) return slots;
  let best = 0;
  let fewest = TYPES.length + 1;
  for (let rest = slots; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    let spoilt = 0;
    for (let type = 0; type < TYPES.length; type++) if (neighboursOf(w[side + UP + type]!) & bit) spoilt++;
    if (spoilt < fewest) {
      fewest = spoilt;
      best = bit;
    }
  }
  return best;
}

/** Whether this place, a code of the kernel, is worth trying. */
export function isWorthy(place: number, down: number): boolean {
  return (place & 1) === 0 || (down & (1 << ((place >> 1) - 1))) !== 0;
}
