// The Celestial cards and their eight decks, as small integers. A card is its face: cards of the same type and galaxy
// are the same card, whichever deck they come from.
import { countInHeap } from '@planisphere/core';

export const GALAXIES = ['alpha', 'beta', 'gamma', 'delta'] as const;
export const TYPES = ['ship', 'nebula', 'stars', 'planet'] as const;
export const DECKS = ['alpha', 'beta', 'gamma', 'delta', 'ship', 'nebula', 'stars', 'planet'] as const;

/** Index into GALAXIES. */
export type Galaxy = 0 | 1 | 2 | 3;
/** Index into TYPES. */
export type Type = 0 | 1 | 2 | 3;
/** Index into DECKS: 0 to 3 the galaxies' decks, 4 to 7 the types'. */
export type Deck = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
/** Galaxy × 4 + type; then the black hole and the mirror. */
export type Card = number;
/**
 * The number of a card within a deck: 0 to 3 its type or galaxy, whichever varies in the deck; then black hole and
 * mirror.
 */
export type Face = number;

export const EVERY_GALAXY: readonly Galaxy[] = [0, 1, 2, 3];
export const EVERY_TYPE: readonly Type[] = [0, 1, 2, 3];
export const EVERY_DECK: readonly Deck[] = [0, 1, 2, 3, 4, 5, 6, 7];

export const SHIP = 0;
export const NEBULA = 1;
export const STARS = 2;
export const PLANET = 3;

export const BLACK_HOLE: Card = 16;
export const MIRROR: Card = 17;
export const CARDS = 18;
export const FACES = 6;
/** How many heaps of faces there can be: two bits per face. */
export const HEAPS: number = 1 << (2 * FACES);

export function cardOf(galaxy: Galaxy, type: Type): Card {
  return galaxy * 4 + type;
}

/** Black holes and mirrors have no type; each gets a number of its own, so that it pairs with nothing. */
export function typeOf(card: Card): number {
  return card < BLACK_HOLE ? card & 3 : card;
}

export function galaxyOf(card: Card): Galaxy {
  return (card >> 2) as Galaxy;
}

/** Whether it has a type and a galaxy. */
export function isTyped(card: Card): boolean {
  return card < BLACK_HOLE;
}

export function deckOfGalaxy(galaxy: Galaxy): Deck {
  return galaxy;
}

export function deckOfType(type: Type): Deck {
  return (4 + type) as Deck;
}

/** The index of the lowest set bit. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

export function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** The decks of a mask, a bit per deck. */
export function decksIn(mask: number): readonly Deck[] {
  return EVERY_DECK.filter((deck) => (mask >> deck) & 1);
}

/** Whether each is higher than the one before: the canonical order of several decks. */
export function isRising(decks: readonly Deck[]): boolean {
  return decks.every((deck, index) => index === 0 || deck > decks[index - 1]!);
}

/** The faces that are in a heap, each once. */
export function facesIn(heap: number): readonly Face[] {
  return [0, 1, 2, 3, 4, 5].filter((face) => countInHeap(heap, face) > 0);
}

const cards: Card[] = [];
const faces: Face[] = [];
for (const deck of EVERY_DECK) {
  for (let face = 0; face < 4; face++) {
    cards.push(deck < 4 ? deck * 4 + face : face * 4 + (deck - 4));
  }
  cards.push(BLACK_HOLE, MIRROR);
  for (let card = 0; card < BLACK_HOLE; card++) faces.push(deck < 4 ? card & 3 : card >> 2);
  faces.push(4, 5);
}

/** The card with this face in this deck. */
export function cardIn(deck: number, face: Face): Card {
  return cards[deck * FACES + face] as Card;
}

/** The face of the card in this deck, which must be one of its own. */
export function faceIn(deck: number, card: Card): Face {
  return faces[deck * CARDS + card] as Face;
}

export function belongsTo(card: Card, deck: Deck): boolean {
  if (!isTyped(card)) return true;
  return deck < 4 ? galaxyOf(card) === deck : typeOf(card) === deck - 4;
}
