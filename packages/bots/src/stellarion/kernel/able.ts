// What is possible at the start of a turn, as fast tests: the test for defeat runs them after every reveal.
import * as cells from './cells.ts';
import * as shown from './shown.ts';
import * as voyages from './voyages.ts';

// Local constants are faster: an import is read through its module each time.
const { BLACK_HOLE, BLACK_HOLES, COLLECTED, OUTPOST, SPECIALS, STARS, TABLE, TURN } = cells;
const { TWO_PLAYERS, VOYAGES } = cells;
const { complete, typeCounts } = shown;
const { canShare, hasRoom, hasSlot, offered, sharingOf, voyageCount } = voyages;

const VOYAGES_TAKEN = 3;
const BLACK_HOLES_TO_CROSS = 4;
const METEORS_FOR_A_VOYAGE = 2;
/** A mask over all types of `typeCounts`. */
const TWO_OR_MORE = 0xeeee;

/** Every typed card at hand, a bit each. */
export function atHand(w: cells.World): number {
  let hand = w[OUTPOST]!;
  for (let deck = 0; deck < 8; deck++) {
    const card = cells.shown(w, deck);
    if (card < BLACK_HOLE) hand |= 1 << card;
  }
  return hand;
}

/** Galaxies to which this seat could launch: a bit each. */
export function launchable(w: cells.World, seat: number): number {
  const paid = complete(w, w[STARS]! > 0);
  if (paid === 0) return 0;
  const galaxies = paid & offered(w);
  if (galaxies === 0 || (w[TABLE]! & TWO_PLAYERS) === 0) return galaxies;
  let mask = 0;
  for (let galaxy = 0; galaxy < 4; galaxy++)
    if ((galaxies >> galaxy) & 1 && hasRoom(w, seat, galaxy)) mask |= 1 << galaxy;
  return mask;
}

function canCoordinate(w: cells.World): boolean {
  const counts = typeCounts(w);
  return (counts & TWO_OR_MORE) !== 0 || (w[SPECIALS]! > 255 && counts !== 0);
}

/** The decks that show a black hole: a bit each. */
export function holes(w: cells.World): number {
  return w[SPECIALS]! & 255;
}

function bits(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}

/** How many voyages a Crossing takes at this point. */
export function claims(w: cells.World): number {
  return Math.min(VOYAGES_TAKEN, voyageCount(w[VOYAGES]!));
}

export function canCross(w: cells.World): boolean {
  if (!cells.has(w, BLACK_HOLES) || bits(holes(w)) < BLACK_HOLES_TO_CROSS) return false;
  return (w[TABLE]! & TWO_PLAYERS) === 0 || canShare(sharingOf(w, claims(w)));
}

export function isCrossing(mask: number): boolean {
  return bits(mask) === BLACK_HOLES_TO_CROSS;
}

function canAct(w: cells.World): boolean {
  return canCoordinate(w) || launchable(w, w[TURN]!) !== 0 || canCross(w);
}

/** Whether this seat has meteors for a voyage, and a voyage for them. */
export function canSpend(w: cells.World, seat: number): boolean {
  return w[COLLECTED]! >= METEORS_FOR_A_VOYAGE && hasSlot(w, seat);
}

/** Whether nobody can do anything (END-2). */
export function isStuck(w: cells.World): boolean {
  if (canAct(w) || canSpend(w, 0)) return false;
  return (w[TABLE]! & TWO_PLAYERS) === 0 || !canSpend(w, 1);
}
