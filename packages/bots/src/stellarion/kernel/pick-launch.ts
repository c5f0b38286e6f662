// Launches by number, from the counts of the cards of each type at hand.

import type { World } from './cells.ts';
import * as cells from './cells.ts';
import { launchCode } from './codes.ts';
import { LAUNCHES, STAR_LAUNCHES } from './pick-tables.ts';
import { galaxyAt, SLOTS } from './voyages.ts';

const { KEPT, MIRRORS, SHOWN, STARS, TABLE } = cells;
/** With mirrors, the slots are the columns. */
const LEFT = 4;
const STAR_ORIGIN = 3;
const NO_STAR = 4;

/** How many cards of each type of this galaxy are at hand: two bits per type. */
function countsOf(w: World, galaxy: number): number {
  const shown = w[SHOWN]!;
  const sum =
    ((shown >> galaxy) & 0x1111) + ((shown >>> (16 + galaxy)) & 0x1111) + ((w[KEPT]! >> galaxy) & 0x1111);
  return (sum & 3) | ((sum >> 2) & 12) | ((sum >> 4) & 48) | ((sum >> 6) & 192);
}

function waysOf(w: World, galaxy: number): number {
  const counts = countsOf(w, galaxy);
  return LAUNCHES[counts]! + (w[STARS]! > 0 ? STAR_LAUNCHES[counts]! : 0);
}

/** How many ways there are to launch to these galaxies. */
export function launchCount(w: World, galaxies: number): number {
  let count = 0;
  if (w[TABLE]! & MIRRORS) {
    for (let slot = LEFT; slot < SLOTS; slot++) {
      const galaxy = galaxyAt(w, slot);
      if (galaxy >= 0 && (galaxies >> galaxy) & 1) count += waysOf(w, galaxy);
    }
    return count;
  }
  for (let left = galaxies; left !== 0; left &= left - 1) count += waysOf(w, 31 - Math.clz32(left & -left));
  return count;
}

export function launchAt(w: World, galaxies: number, index: number): number {
  let left = index;
  for (let slot = 0; ; slot++) {
    const galaxy = galaxyAt(w, slot);
    if (galaxy < 0 || ((galaxies >> galaxy) & 1) === 0) continue;
    const ways = waysOf(w, galaxy);
    if (left < ways) return launchCode(galaxy, originsAt(w, galaxy, left), slot);
    left -= ways;
  }
}

/** First the ways without a star, then those with one for each type. */
function originsAt(w: World, galaxy: number, index: number): number {
  const counts = countsOf(w, galaxy);
  let left = index;
  let starred = NO_STAR;
  let ways = LAUNCHES[counts]!;
  for (let type = 0; left >= ways; type++) {
    left -= ways;
    starred = type;
    ways = LAUNCHES[(counts & ~(3 << (2 * type))) | (1 << (2 * type))]!;
  }
  let origins = 0;
  for (let type = 0; type < 4; type++) {
    if (type === starred) {
      origins |= STAR_ORIGIN << (2 * type);
      continue;
    }
    const choices = (counts >> (2 * type)) & 3;
    origins |= originAt(w, type * 4 + galaxy, left % choices) << (2 * type);
    left = Math.floor(left / choices);
  }
  return origins;
}

/**
 * Of the places with this card (the deck of its galaxy, that of its type, the Outpost), the one with this many before
 * it.
 */
function originAt(w: World, bit: number, before: number): number {
  const places =
    ((w[SHOWN]! >> bit) & 1) | (((w[SHOWN]! >>> (16 + bit)) & 1) << 1) | (((w[KEPT]! >> bit) & 1) << 2);
  let left = places;
  for (let skipped = 0; skipped < before; skipped++) left &= left - 1;
  return 31 - Math.clz32(left & -left);
}
