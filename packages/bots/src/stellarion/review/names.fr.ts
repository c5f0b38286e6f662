// Les cartes, les paquets et les galaxies de Stellarion tels que l’entraîneur les nomme.
import { frenchContracted } from '@planisphere/core';
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
import { cardOfCode, type DeckName, type GalaxyName, type TypeName } from './claims.ts';
import { likelihood } from './likelihood.ts';
import type { Placed } from './steps.ts';

export const NARROW = '\u202f';
export const GALAXY_NAMES = ['Alpha', 'Bêta', 'Gamma', 'Delta'] as const;
export const TYPE_NAMES = ['le vaisseau', 'la nébuleuse', 'les étoiles', 'la planète'] as const;
export const DECK_NAMES: readonly string[] = [...GALAXY_NAMES, 'Vaisseau', 'Nébuleuse', 'Étoiles', 'Planète'];
export const THEORIES: Readonly<Record<TypeName, string>> = {
  ...{ ship: 'vaisseaux', nebula: 'nébuleuses', stars: 'étoiles', planet: 'planètes' },
};
/** Deux cartes d’un type. */
export const CARDS_OF: Readonly<Record<TypeName, string>> = {
  ...{ ship: 'vaisseaux', nebula: 'nébuleuses', stars: 'cartes d’étoiles', planet: 'planètes' },
};

export function cardName(card: Card): string {
  if (card === BLACK_HOLE) return 'le trou noir';
  if (card === MIRROR) return 'le miroir';
  return `${TYPE_NAMES[typeOf(card)]} ${GALAXY_NAMES[galaxyOf(card)]}`;
}

/** Dans un paquet, l’un ou l’autre convient. */
export const soughtName = (card: Card): string =>
  isTyped(card) ? cardName(card) : cardName(card).replace('le ', 'un ');

export const coded = (code: string): string => cardName(cardOfCode(code) ?? BLACK_HOLE);
/** « de » devant un article. */
export const of = (thing: string): string => frenchContracted('de', thing);
export const deckName = (deck: Deck): string => `le paquet ${DECK_NAMES[deck]}`;
export const deckCalled = (name: DeckName): string => deckName(DECKS.indexOf(name) as Deck);
export const galaxyCalled = (name: GalaxyName): string => GALAXY_NAMES[GALAXIES.indexOf(name)]!;
export const joined = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} et ${texts.at(-1)}`;
export const percent = (chance: number): string =>
  likelihood(chance, { over: 'plus de', under: 'moins de' }, `${NARROW}%`);

/** « la planète Alpha du paquet Alpha », « … de l’Avant-Poste ». */
export const cardOf = (card: Card, deck: Deck | undefined): string =>
  `${cardName(card)} ${of(deck === undefined ? 'l’Avant-Poste' : deckName(deck))}`;

/** Les cartes, avec le lieu de celles qui se trouvent aussi ailleurs. */
export function listFrom({ cards, from, elsewhere }: Placed): string {
  if (elsewhere === undefined) return listOf(cards);
  return joined(cards.map((card, index) => (elsewhere[index] ? cardOf(card, from[index]) : cardName(card))));
}

/** « vaisseaux Alpha ». */
function manyName(card: Card): string {
  if (!isTyped(card)) return card === BLACK_HOLE ? 'trous noirs' : 'miroirs';
  return `${CARDS_OF[TYPES[typeOf(card) as 0]]} ${GALAXY_NAMES[galaxyOf(card)]}`;
}

export function listOf(cards: readonly Card[]): string {
  const [one, two] = cards;
  if (one === undefined || one !== two) return joined(cards.map(cardName));
  return `les deux ${manyName(one)}`;
}
