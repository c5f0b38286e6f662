// Errors like a person's: not random choices among all drawings, but drawings that go unnoticed. A player who does not
// think of a turn overlooks every drawing with it.
import { type Rng, unit } from '@planisphere/core';
import type { Sketches } from './kernel/sketches.ts';

/** The shares of things that the player notices. */
export interface Attention {
  /** Quarter turns of the tile. */
  readonly turns: number;
  /** Places where a drawing fits. */
  readonly places: number;
  /** Among these places, those where only a part fits. */
  readonly parts: number;
}

/** Returns whether this player notices a sketch; call it once for each sketch. */
export function noticing(sketches: Sketches, care: Attention, rng: Rng): (sketch: number) => boolean {
  const turns = [0, 1, 2, 3].map(() => unit(rng) < care.turns);
  // The player always sees one way to hold a tile.
  turns[rng.next() & 3] = true;
  return (sketch) => {
    const isPart = sketches.leftOut[sketch]! > 0;
    return turns[sketches.turns[sketch]!]! && unit(rng) < care.places * (isPart ? care.parts : 1);
  };
}
