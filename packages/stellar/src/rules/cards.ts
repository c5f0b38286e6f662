// The sixty celestial cards as thirty-five kinds. Two cards of a kind differ only in their fact, so the rules do not
// tell them apart (docs/decisions/0003-cards-are-kinds.md). A card is a small integer for speed; only this file knows
// the coding: type × 6 + number − 1, then the satellites.
import { type Bag, emptyBag } from '@planisphere/core';
import { BOX } from './box.ts';

export const TYPES = ['planet', 'moon', 'asteroid', 'cloud', 'hole'] as const;
export type Type = (typeof TYPES)[number];

/** A kind of card, 0 to 34, or one of the two marks below. */
export type Card = number;
/** Marks a place without a card. */
export const NONE = 40;
/** Marks a card that the viewer does not know. */
export const HIDDEN = 41;

export const KINDS = 35;
/** The number of a 6/0 card; its other face is 0. */
export const SIX = 6;
const SATELLITES = 30;

/** Index into TYPES; `TYPES.length` for a satellite, which has none. */
export const UNTYPED: number = TYPES.length;
export const TYPE_OF: Uint8Array = new Uint8Array(KINDS).fill(UNTYPED);
export const NUMBER_OF: Uint8Array = new Uint8Array(KINDS);
export const STARS_OF: Uint8Array = new Uint8Array(KINDS);
const copiesOf = new Uint8Array(KINDS);

for (let type = 0; type < TYPES.length; type++) {
  for (const number of [1, 2, 3, 4, 5, 6] as const) {
    const card = cardOf(type, number);
    TYPE_OF[card] = type;
    NUMBER_OF[card] = number;
    STARS_OF[card] = BOX.stars[number];
    copiesOf[card] = BOX.copies[number];
  }
}
for (const number of BOX.satellites) {
  const card = satelliteOf(number);
  NUMBER_OF[card] = number;
  copiesOf[card] = 1;
}

/** All sixty cards, before anything is dealt. */
export const WHOLE_DECK: Bag = Array.from(copiesOf);
export const NO_CARDS: Bag = emptyBag(KINDS);

export function cardOf(type: number, number: number): Card {
  return type * 6 + number - 1;
}

export function satelliteOf(number: number): Card {
  return SATELLITES + number - 1;
}

export function isSatellite(card: Card): boolean {
  return card >= SATELLITES && card < KINDS;
}

export const STARTERS: readonly Card[] = TYPES.map((_, type) => cardOf(type, BOX.starterNumber));
