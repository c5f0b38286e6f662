// Whether the voyages of a galaxy can be taken soon: one is uncovered, and somebody has room for it.
import * as c from './kernel/cells.ts';
import { countOf, hasRoom } from './kernel/voyages.ts';

/** The seat that acts next, once the current action is complete. */
export function nextSeat(w: c.World): number {
  const goesOn = w[c.STAGE] !== c.REVEAL_STAGE && w[c.STAGE] !== c.OVER_STAGE;
  return w[c.TABLE]! & c.TWO_PLAYERS && !goesOn ? 1 - w[c.TURN]! : w[c.TURN]!;
}

/** How many voyages cover the first one of a galaxy in its column; negative if there is none. */
export function depthOf(w: c.World, galaxy: number): number {
  let least = -1;
  for (let column = 0; column < 2; column++) {
    let depth = 0;
    for (let run = w[c.COLUMNS + column]!; run !== c.EMPTY_RUN; run >>= 2, depth++) {
      if ((run & 3) !== galaxy) continue;
      if (least < 0 || depth < least) least = depth;
      break;
    }
  }
  return least;
}

export function isReachable(w: c.World, galaxy: number): boolean {
  if (countOf(w[c.VOYAGES]!, galaxy) === 0) return false;
  if (c.has(w, c.MIRRORS) && depthOf(w, galaxy) > 0) return false;
  return hasRoom(w, nextSeat(w), galaxy);
}
