// Erring like people: not by throwing dice over all drawings, but by not noticing some of them. Whoever does not think of a turn
// overlooks every drawing with it.
import { type Rng, unit } from '@planisphere/core';
import type { Sketches } from './kernel/sketches.ts';

/** The shares of things that are noticed. */
export interface Attention {
  /** Quarter turns of the tile. */
  readonly turns: number;
  /** Places where a drawing fits. */
  readonly places: number;
  /** Of these places, those where only a part fits. */
  readonly parts: number;
}

/** Does this player notice the sketch? Asked once for each. */
export function noticing(sketches: Sketches, care: Attention, rng: Rng): (sketch: number) => boolean {
  const turns = [0, 1, 2, 3].map(() => unit(rng) < care.turns);
  // One way to hold a tile is always seen.
  turns[rng.next() & 3] = true;
  return (sketch) => {
    const isPart = sketches.leftOut[sketch]! > 0;
    return turns[sketches.parts[sketch]!.turns]! && unit(rng) < care.places * (isPart ? care.parts : 1);
  };
}
