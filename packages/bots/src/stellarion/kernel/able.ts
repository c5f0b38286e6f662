// What is possible at the start of a turn, as quick questions: the test for defeat asks them after every reveal.
import {
  BLACK_HOLE,
  BLACK_HOLES,
  COLLECTED,
  has,
  MIRROR,
  MIRRORS,
  OUTPOST,
  STARS,
  shown,
  TABLE,
  TURN,
  TWO_PLAYERS,
  VOYAGES,
  type World,
} from './cells.ts';
import { canShare, galaxyAt, hasRoom, hasSlot, SLOTS, sharingOf, voyageCount } from './voyages.ts';

const WHOLE_GALAXY = 0b1111;
const VOYAGES_TAKEN = 3;
const BLACK_HOLES_TO_CROSS = 4;
const METEORS_FOR_A_VOYAGE = 2;

/** Every card that can pay, a bit each. */
export function atHand(w: World): number {
  let hand = w[OUTPOST]!;
  for (let deck = 0; deck < 8; deck++) {
    const card = shown(w, deck);
    if (card < BLACK_HOLE) hand |= 1 << card;
  }
  return hand;
}

/** Do these types suffice, with the help of one star if there is one? */
export function suffices(types: number, stars: number): boolean {
  if (types === WHOLE_GALAXY) return true;
  const missing = WHOLE_GALAXY & ~types;
  return stars > 0 && (missing & (missing - 1)) === 0;
}

function canLaunch(w: World, seat: number): boolean {
  const hand = atHand(w);
  for (let slot = 0; slot < SLOTS; slot++) {
    const galaxy = galaxyAt(w, slot);
    if (galaxy >= 0 && suffices((hand >> (galaxy << 2)) & 15, w[STARS]!) && hasRoom(w, seat, galaxy))
      return true;
  }
  return false;
}

function canCoordinate(w: World): boolean {
  let seen = 0;
  let mirrors = 0;
  for (let deck = 0; deck < 8; deck++) {
    const card = shown(w, deck);
    if (card < BLACK_HOLE) {
      const type = 1 << (card & 3);
      if (seen & type) return true;
      seen |= type;
    } else if (card === MIRROR) mirrors++;
  }
  for (let cards = w[OUTPOST]!; cards !== 0; cards &= cards - 1) {
    const type = 1 << ((31 - Math.clz32(cards & -cards)) & 3);
    if (seen & type) return true;
    seen |= type;
  }
  return has(w, MIRRORS) && mirrors > 0 && seen !== 0;
}

/** The decks that show a black hole: a bit each. */
export function holes(w: World): number {
  let mask = 0;
  for (let deck = 0; deck < 8; deck++) if (shown(w, deck) === BLACK_HOLE) mask |= 1 << deck;
  return mask;
}

function bits(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}

/** How many voyages a Crossing takes now. */
export function claims(w: World): number {
  return Math.min(VOYAGES_TAKEN, voyageCount(w[VOYAGES]!));
}

export function canCross(w: World): boolean {
  if (!has(w, BLACK_HOLES) || bits(holes(w)) < BLACK_HOLES_TO_CROSS) return false;
  return (w[TABLE]! & TWO_PLAYERS) === 0 || canShare(sharingOf(w, claims(w)));
}

export function isCrossing(mask: number): boolean {
  return bits(mask) === BLACK_HOLES_TO_CROSS;
}

function canAct(w: World): boolean {
  return canCoordinate(w) || canLaunch(w, w[TURN]!) || canCross(w);
}

/** Has this seat meteors for a voyage, and a voyage for them? */
export function canSpend(w: World, seat: number): boolean {
  return w[COLLECTED]! >= METEORS_FOR_A_VOYAGE && hasSlot(w, seat);
}

/** Can nobody do anything (END-2)? */
export function isStuck(w: World): boolean {
  if (canAct(w) || canSpend(w, 0)) return false;
  return (w[TABLE]! & TWO_PLAYERS) === 0 || !canSpend(w, 1);
}
