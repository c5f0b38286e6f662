// Which voyages can be taken, and by whom.
import * as cells from './cells.ts';

// Local constants are faster: an import is read through its module each time.
const { COLUMNS, EMPTY_RUN, MIRRORS, TABLE, TWO_PLAYERS, VOYAGES, WON } = cells;

const NO_GALAXY = -1;
const MOST_GALAXIES = 2;
export const SLOTS = 6;

/** By a mask of four bits: how many are set. */
export const BITS: Uint8Array = Uint8Array.of(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);

export function countOf(counts: number, galaxy: number): number {
  return (counts >> (galaxy << 2)) & 15;
}

export function voyageCount(counts: number): number {
  return (counts & 15) + ((counts >> 4) & 15) + ((counts >> 8) & 15) + ((counts >> 12) & 15);
}

/** The galaxies with a count above 0: a bit each. */
export function galaxiesIn(counts: number): number {
  return (
    ((counts & 15) === 0 ? 0 : 1) |
    ((counts & 0xf0) === 0 ? 0 : 2) |
    ((counts & 0xf00) === 0 ? 0 : 4) |
    ((counts & 0xf000) === 0 ? 0 : 8)
  );
}

/** The galaxies with a voyage that can be taken: a bit each. */
export function offered(w: cells.World): number {
  if (!cells.has(w, MIRRORS)) return galaxiesIn(w[VOYAGES]!);
  const left = w[COLUMNS]!;
  const right = w[COLUMNS + 1]!;
  return (left === EMPTY_RUN ? 0 : 1 << (left & 3)) | (right === EMPTY_RUN ? 0 : 1 << (right & 3));
}

/** The galaxy of the voyage in this slot; negative if there is none. */
export function galaxyAt(w: cells.World, slot: number): number {
  if (cells.has(w, MIRRORS)) {
    if (slot < 4) return NO_GALAXY;
    const column = w[COLUMNS + slot - 4]!;
    return column === EMPTY_RUN ? NO_GALAXY : column & 3;
  }
  return slot < 4 && countOf(w[VOYAGES]!, slot) > 0 ? slot : NO_GALAXY;
}

export function pileTakes(pile: number, galaxy: number): boolean {
  return countOf(pile, galaxy) > 0 || BITS[galaxiesIn(pile)]! < MOST_GALAXIES;
}

export function hasRoom(w: cells.World, seat: number, galaxy: number): boolean {
  return (w[TABLE]! & TWO_PLAYERS) === 0 || pileTakes(w[WON + seat]!, galaxy);
}

/** Whether this seat could take any voyage, if it had the means. */
export function hasSlot(w: cells.World, seat: number): boolean {
  for (let slot = 0; slot < SLOTS; slot++) {
    const galaxy = galaxyAt(w, slot);
    if (galaxy >= 0 && hasRoom(w, seat, galaxy)) return true;
  }
  return false;
}

/** What a Crossing of two players still has to share out. */
export interface Sharing {
  /** With mirrors the two columns, otherwise the voyages and 0. */
  readonly first: number;
  readonly second: number;
  readonly mirrors: boolean;
  readonly piles: readonly [number, number];
  readonly left: number;
}

export function sharingOf(w: cells.World, left: number): Sharing {
  const mirrors = cells.has(w, MIRRORS);
  return {
    first: mirrors ? w[COLUMNS]! : w[VOYAGES]!,
    second: mirrors ? w[COLUMNS + 1]! : EMPTY_RUN,
    mirrors,
    piles: [w[WON]!, w[WON + 1]!],
    left,
  };
}

/** Whether this many voyages can be taken one after another within the limits of both piles (CROSS-4). */
export function canShare(sharing: Sharing): boolean {
  if (sharing.left === 0) return true;
  for (let slot = 0; slot < SLOTS; slot++) {
    const galaxy = sharedAt(sharing, slot);
    if (galaxy < 0) continue;
    for (let to = 0; to < 2; to++) {
      if (pileTakes(sharing.piles[to]!, galaxy) && canShare(sharedOut(sharing, slot, to))) return true;
    }
  }
  return false;
}

function sharedAt({ mirrors, first, second }: Sharing, slot: number): number {
  if (!mirrors) return slot < 4 && countOf(first, slot) > 0 ? slot : NO_GALAXY;
  const column = slot === 4 ? first : slot === 5 ? second : EMPTY_RUN;
  return column === EMPTY_RUN ? NO_GALAXY : column & 3;
}

export function sharedOut(sharing: Sharing, slot: number, to: number): Sharing {
  const { mirrors, first, second, piles, left } = sharing;
  const galaxy = sharedAt(sharing, slot);
  const add = (seat: number): number => piles[seat]! + (seat === to ? 1 << (galaxy << 2) : 0);
  return {
    mirrors,
    first: mirrors ? (slot === 4 ? first >> 2 : first) : first - (1 << (galaxy << 2)),
    second: mirrors && slot === 5 ? second >> 2 : second,
    piles: [add(0), add(1)],
    left: left - 1,
  };
}
