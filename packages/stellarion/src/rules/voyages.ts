// The voyages: which can be taken, by whom, and the effect of taking one. Victory is tested at once (END-1).
import { madeOnce, type Seat } from '@planisphere/core';
import { EVERY_SLOT, type Slot } from './actions.ts';
import { EVERY_GALAXY, type Galaxy } from './cards.ts';
import { finish } from './ending.ts';
import { uncovered, withoutUncovered } from './expansions/mirrors.ts';
import type { Draft, Position } from './position.ts';

/** Galaxies that one player's victory pile may hold when there are two players (DUO-3). */
const MOST_GALAXIES = 2;

export function countOf(counts: number, galaxy: Galaxy): number {
  return (counts >> (4 * galaxy)) & 15;
}

export function voyageCount(counts: number): number {
  return (counts & 15) + ((counts >> 4) & 15) + ((counts >> 8) & 15) + ((counts >> 12) & 15);
}

export function withVoyage(counts: number, galaxy: Galaxy): number {
  return counts + (1 << (4 * galaxy));
}

export function withoutVoyage(counts: number, galaxy: Galaxy): number {
  return counts - (1 << (4 * galaxy));
}

export const galaxiesIn: (counts: number) => readonly Galaxy[] = madeOnce(1 << 16, (counts) =>
  EVERY_GALAXY.filter((galaxy) => countOf(counts, galaxy) > 0),
);

/** Each voyage by its galaxy, in the order of the galaxies. */
export const galaxiesOf: (counts: number) => readonly Galaxy[] = madeOnce(1 << 16, (counts) =>
  EVERY_GALAXY.flatMap((galaxy) => new Array<Galaxy>(countOf(counts, galaxy)).fill(galaxy)),
);

/** The galaxy of the voyage that can be taken there. */
export function galaxyAt(position: Position, slot: Slot): Galaxy | undefined {
  if (position.table.mirrors) return slot < 4 ? undefined : uncovered(position, slot - 4);
  return slot < 4 && countOf(position.voyages, slot as Galaxy) > 0 ? (slot as Galaxy) : undefined;
}

/** Whether this pile may hold a voyage of this galaxy (DUO-3). */
export function hasRoom(position: Position, seat: Seat, galaxy: Galaxy): boolean {
  if (position.table.players === 1) return true;
  const pile = position.won[seat]!;
  return countOf(pile, galaxy) > 0 || galaxiesIn(pile).length < MOST_GALAXIES;
}

/** What this seat could take, if it had the means. */
export function slotsFor(position: Position, seat: Seat): readonly Slot[] {
  return EVERY_SLOT.filter((slot) => {
    const galaxy = galaxyAt(position, slot);
    return galaxy !== undefined && hasRoom(position, seat, galaxy);
  });
}

export function takeVoyage(draft: Draft, slot: Slot, seat: Seat): void {
  const galaxy = galaxyAt(draft, slot)!;
  draft.voyages = withoutVoyage(draft.voyages, galaxy);
  if (draft.table.mirrors) draft.columns = withoutUncovered(draft, slot - 4);
  draft.won = draft.won.map((pile, owner) => (owner === seat ? withVoyage(pile, galaxy) : pile));
  if (isWon(draft)) finish(draft, 'won');
}

/** All voyages taken and all theories proved. */
export function isWon(position: Position): boolean {
  return position.voyages === 0 && position.theories === 0;
}
