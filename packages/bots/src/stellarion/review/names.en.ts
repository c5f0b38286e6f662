// The cards, decks and galaxies of Stellarion as the coach names them in English.
import { capital } from '@planisphere/core';
import {
  BLACK_HOLE,
  type Card,
  DECKS,
  type Deck,
  GALAXIES,
  galaxyOf,
  isTyped,
  MIRROR,
  TYPES,
  typeOf,
} from '@planisphere/stellarion';
import { cardOfCode, type TypeName } from './claims.ts';
import { likelihood } from './likelihood.ts';
import type { Placed } from './steps.ts';

export const GALAXY_NAMES: readonly string[] = GALAXIES.map(capital);
export const DECK_NAMES: readonly string[] = DECKS.map(capital);
export const MANY: Readonly<Record<TypeName, string>> = {
  ...{ ship: 'ships', nebula: 'nebulae', stars: 'stars', planet: 'planets' },
};
/** Two cards of a type; shooting stars pay otherwise. */
export const PAYING: Readonly<Record<TypeName, string>> = { ...MANY, stars: 'star cards' };

export function cardName(card: Card): string {
  if (card === BLACK_HOLE) return 'the black hole';
  if (card === MIRROR) return 'the mirror';
  return `the ${GALAXY_NAMES[galaxyOf(card)]} ${TYPES[typeOf(card) as 0]}`;
}

/** Of several in a deck any will do. */
export const soughtName = (card: Card): string =>
  isTyped(card) ? cardName(card) : cardName(card).replace('the ', 'a ');

export const coded = (code: string): string => cardName(cardOfCode(code) ?? BLACK_HOLE);
export const deckName = (deck: Deck): string => `the ${DECK_NAMES[deck]} deck`;
export const joined = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
export const percent = (chance: number): string =>
  likelihood(chance, { over: 'more than', under: 'less than' });

/** “the Alpha planet of the Alpha deck”, “… of the Outpost”. */
export const cardOf = (card: Card, deck: Deck | undefined): string =>
  `${cardName(card)} of ${deck === undefined ? 'the Outpost' : deckName(deck)}`;

/** Cards with the places of those that lie elsewhere as well. */
export function listFrom({ cards, from, elsewhere }: Placed): string {
  if (elsewhere === undefined) return listOf(cards);
  return joined(cards.map((card, index) => (elsewhere[index] ? cardOf(card, from[index]) : cardName(card))));
}

/** “Alpha ships”. */
export function manyName(card: Card): string {
  if (!isTyped(card)) return card === BLACK_HOLE ? 'black holes' : 'mirrors';
  return `${GALAXY_NAMES[galaxyOf(card)]} ${PAYING[TYPES[typeOf(card) as 0]]}`;
}

export function listOf(cards: readonly Card[]): string {
  const [one, two] = cards;
  if (one === undefined || one !== two) return joined(cards.map(cardName));
  return `the two ${manyName(one)}`;
}
