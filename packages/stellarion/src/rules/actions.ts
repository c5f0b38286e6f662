// What a player can do. Every action exists once: the same words always give the same object, so listing the legal
// actions of a position allocates only the list.
import type { Seat } from '@planisphere/core';
import {
  CARDS,
  type Card,
  cardIn,
  type Deck,
  decksIn,
  EVERY_DECK,
  FACES,
  faceIn,
  type Galaxy,
} from './cards.ts';

/** The origin of a card of a Launch: the deck of the galaxy, the deck of the type, the Outpost, or a star instead. */
export const ORIGINS = ['galaxy', 'type', 'outpost', 'star'] as const;
/** Index into ORIGINS. */
export type Origin = 0 | 1 | 2 | 3;
export const GALAXY_DECK = 0;
export const TYPE_DECK = 1;
export const OUTPOST = 2;
export const STAR = 3;

/** A card that can pay: 0 to 7 is the visible card of a deck; from 8 on, 8 + a card of the Outpost. */
export type Source = number;
export const SOURCES = 24;

/**
 * Which voyage: 0 to 3 is one of that galaxy; with mirrors 4 and 5 are the uncovered ones of the left and right column.
 */
export type Slot = 0 | 1 | 2 | 3 | 4 | 5;
export const LEFT = 4;
export const RIGHT = 5;
export const SLOTS = ['alpha', 'beta', 'gamma', 'delta', 'left', 'right'] as const;
export const EVERY_SLOT: readonly Slot[] = [0, 1, 2, 3, 4, 5];

export interface Launch {
  readonly kind: 'launch';
  readonly galaxy: Galaxy;
  /** One origin per type: ship, nebula, stars, planet. */
  readonly from: readonly Origin[];
  /** The galaxy itself, or the column with mirrors. */
  readonly voyage: Slot;
}

export interface Coordinate {
  readonly kind: 'coordinate';
  /** In rising order. */
  readonly pay: readonly [Source, Source];
}

export type Action =
  | Launch
  | Coordinate
  | { readonly kind: 'waive'; readonly retreat: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'return'; readonly deck: Deck; readonly card: Card }
  | { readonly kind: 'search'; readonly deck: Deck; readonly card: Card }
  | { readonly kind: 'recover'; readonly deck: Deck; readonly cards: readonly Card[] }
  | { readonly kind: 'scan'; readonly deck: Deck }
  | { readonly kind: 'place'; readonly top: readonly Card[]; readonly bottom: readonly Card[] }
  | { readonly kind: 'station'; readonly decks: readonly Deck[] }
  | { readonly kind: 'cross'; readonly decks: readonly Deck[] }
  | { readonly kind: 'take'; readonly voyage: Slot; readonly to: Seat }
  | { readonly kind: 'prove' }
  | { readonly kind: 'spend'; readonly voyage: Slot };

export type ActionOf<K extends Action['kind']> = Extract<Action, { kind: K }>;

const launches: Launch[] = [];

/** `code` has two bits per type, the ship's lowest. */
export function launchOf(galaxy: Galaxy, code: number, voyage: Slot): Launch {
  const index = (voyage << 10) | (galaxy << 8) | code;
  launches[index] ??= {
    kind: 'launch',
    galaxy,
    from: [code & 3, (code >> 2) & 3, (code >> 4) & 3, code >> 6] as Origin[],
    voyage,
  };
  return launches[index];
}

const coordinates: Coordinate[] = [];
for (let low = 0; low < SOURCES; low++) {
  for (let high = 0; high < SOURCES; high++) {
    coordinates.push({ kind: 'coordinate', pay: low < high ? [low, high] : [high, low] });
  }
}

export function coordinateOf(one: Source, two: Source): Coordinate {
  return coordinates[one < two ? one * SOURCES + two : two * SOURCES + one] as Coordinate;
}

const waives: ActionOf<'waive'>[] = Array.from({ length: 9 }, (_, retreat) => ({ kind: 'waive', retreat }));

/** A retreat is 0 to 8 spaces. */
export function waiveOf(retreat: number): ActionOf<'waive'> {
  return waives[retreat] as ActionOf<'waive'>;
}

export const DONE: ActionOf<'done'> = { kind: 'done' };
export const PROVE: ActionOf<'prove'> = { kind: 'prove' };

const byCopy = <A>(make: (deck: Deck, card: Card) => A): readonly A[] =>
  EVERY_DECK.flatMap((deck) => Array.from({ length: FACES }, (_, face) => make(deck, cardIn(deck, face))));

const returns = byCopy((deck, card): ActionOf<'return'> => ({ kind: 'return', deck, card }));
const searches = byCopy((deck, card): ActionOf<'search'> => ({ kind: 'search', deck, card }));
const recoveries = byCopy((deck, card): ActionOf<'recover'> => ({ kind: 'recover', deck, cards: [card] }));
const doubleRecoveries = byCopy((deck, one): readonly ActionOf<'recover'>[] =>
  Array.from({ length: FACES }, (_, face) => ({ kind: 'recover', deck, cards: [one, cardIn(deck, face)] })),
);

export function returnOf(deck: Deck, card: Card): ActionOf<'return'> {
  return returns[deck * FACES + faceIn(deck, card)] as ActionOf<'return'>;
}

/** By the face of the deck, because piles count faces. */
export function searchOf(deck: Deck, face: number): ActionOf<'search'> {
  return searches[deck * FACES + face] as ActionOf<'search'>;
}

export function recoverOf(deck: Deck, face: number): ActionOf<'recover'> {
  return recoveries[deck * FACES + face] as ActionOf<'recover'>;
}

/** Two cards in this order: with the Radar the first will be on top. */
export function recoverTwoOf(deck: Deck, one: number, two: number): ActionOf<'recover'> {
  const row = doubleRecoveries[deck * FACES + one] as readonly ActionOf<'recover'>[];
  return row[two] as ActionOf<'recover'>;
}

const scans: readonly ActionOf<'scan'>[] = EVERY_DECK.map((deck) => ({ kind: 'scan', deck }));

export function scanOf(deck: Deck): ActionOf<'scan'> {
  return scans[deck] as ActionOf<'scan'>;
}

const places: ActionOf<'place'>[] = [];

/** `onTop`: how many of the two cards, named in the order in which they will lie, go on top: 0, 1 or 2. */
export function placeOf(upper: Card, lower: Card, onTop: number): ActionOf<'place'> {
  const index = (upper * CARDS + lower) * 3 + onTop;
  const both = [upper, lower];
  places[index] ??= { kind: 'place', top: both.slice(0, onTop), bottom: both.slice(onTop) };
  return places[index];
}

const stations: readonly ActionOf<'station'>[] = EVERY_DECK.flatMap((one) =>
  EVERY_DECK.map((two) => ({ kind: 'station', decks: one === two ? [one] : [one, two] })),
);

/** The same deck twice means that deck alone. */
export function stationOf(one: Deck, two: Deck): ActionOf<'station'> {
  return stations[one * 8 + two] as ActionOf<'station'>;
}

const crossings: ActionOf<'cross'>[] = [];

/** A bit per deck. */
export function crossOf(mask: number): ActionOf<'cross'> {
  crossings[mask] ??= { kind: 'cross', decks: decksIn(mask) };
  return crossings[mask];
}

const takes: readonly ActionOf<'take'>[] = EVERY_SLOT.flatMap((voyage) =>
  ([0, 1] as const).map((to) => ({ kind: 'take', voyage, to })),
);

export function takeOf(voyage: Slot, to: Seat): ActionOf<'take'> {
  return takes[voyage * 2 + to] as ActionOf<'take'>;
}

const spends: readonly ActionOf<'spend'>[] = EVERY_SLOT.map((voyage) => ({ kind: 'spend', voyage }));

export function spendOf(voyage: Slot): ActionOf<'spend'> {
  return spends[voyage] as ActionOf<'spend'>;
}
