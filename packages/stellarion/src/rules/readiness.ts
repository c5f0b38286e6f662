// What a player wants to see at a glance: for each galaxy which of the four types are at hand, what is missing, how
// many voyages are left and who can still take them.
import { type Seat, seatsOf } from '@planisphere/core';
import { EVERY_SLOT } from './actions.ts';
import { EVERY_GALAXY, EVERY_TYPE, type Galaxy, type Type } from './cards.ts';
import { atHand, suffices, typesAtHand } from './launch.ts';
import type { Position } from './position.ts';
import { countOf, galaxyAt, hasRoom } from './voyages.ts';

export interface Readiness {
  readonly galaxy: Galaxy;
  /** In the Observatory or the Outpost. */
  readonly available: readonly Type[];
  readonly missing: readonly Type[];
  readonly voyagesLeft: number;
  /** A voyage of this galaxy lies uncovered; without mirrors all do. */
  readonly accessible: boolean;
  /** Seats whose victory pile has room for this galaxy. */
  readonly takers: readonly Seat[];
  /** A Launch could be paid now: with four cards, with three and a star, or not at all. */
  readonly payable: 'cards' | 'star' | undefined;
}

export function readiness(view: Position): readonly Readiness[] {
  const hand = atHand(view);
  return EVERY_GALAXY.map((galaxy) => {
    const types = typesAtHand(hand, galaxy);
    const has = (type: Type): boolean => ((types >> type) & 1) === 1;
    const missing = EVERY_TYPE.filter((type) => !has(type));
    return {
      galaxy,
      available: EVERY_TYPE.filter(has),
      missing,
      voyagesLeft: countOf(view.voyages, galaxy),
      accessible: EVERY_SLOT.some((slot) => galaxyAt(view, slot) === galaxy),
      takers: takersOf(view, galaxy),
      payable: missing.length === 0 ? 'cards' : suffices(types, view.stars) ? 'star' : undefined,
    };
  });
}

/** Who can still take a voyage of this galaxy (DUO-3). */
export function takersOf(view: Position, galaxy: Galaxy): readonly Seat[] {
  return seatsOf(view.table.players).filter((seat) => hasRoom(view, seat, galaxy));
}
