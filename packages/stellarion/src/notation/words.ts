// The words of the notation: cards, decks, galaxies. A card has two letters, its type and its galaxy.
import {
  BLACK_HOLE,
  CARDS,
  type Card,
  DECKS,
  type Deck,
  type Galaxy,
  galaxyOf,
  isTyped,
  type Type,
  typeOf,
} from '../rules/cards.ts';

const TYPE_LETTERS = 'SNTP';
export const GALAXY_LETTERS = 'abgd';

export function makeCard(card: Card): string {
  if (!isTyped(card)) return card === BLACK_HOLE ? 'BH' : 'MI';
  return `${TYPE_LETTERS[typeOf(card)]}${GALAXY_LETTERS[galaxyOf(card)]}`;
}

const cards: ReadonlyMap<string, Card> = new Map(
  Array.from({ length: CARDS }, (_, card) => [makeCard(card), card]),
);

export function parseCard(text: string): Card | undefined {
  return cards.get(text);
}

/** Cards without a space between them. */
export function makeCards(list: readonly Card[]): string {
  return list.map(makeCard).join('');
}

export function parseCards(text: string): Card[] | undefined {
  const list: Card[] = [];
  for (let at = 0; at < text.length; at += 2) {
    const card = parseCard(text.slice(at, at + 2));
    if (card === undefined) return undefined;
    list.push(card);
  }
  return list;
}

export function makeDeck(deck: Deck): string {
  return DECKS[deck];
}

export function parseDeck(text: string): Deck | undefined {
  return indexIn(DECKS, text) as Deck | undefined;
}

/** Voyages: a letter each. */
export function makeGalaxies(galaxies: readonly Galaxy[]): string {
  return galaxies.map((galaxy) => GALAXY_LETTERS[galaxy]).join('') || '-';
}

export function parseGalaxies(text: string): Galaxy[] | undefined {
  const galaxies = text === '-' ? [] : [...text].map((letter) => indexIn([...GALAXY_LETTERS], letter));
  return galaxies.includes(undefined) ? undefined : (galaxies as Galaxy[]);
}

/** A type's letter; `?` for one that chance has not shown yet. */
export function makeType(type: Type | undefined): string {
  return type === undefined ? '?' : TYPE_LETTERS[type]!;
}

export function parseType(text: string): Type | undefined {
  return indexIn([...TYPE_LETTERS], text) as Type | undefined;
}

export function indexIn(words: readonly string[], word: string): number | undefined {
  const index = words.indexOf(word);
  return index < 0 ? undefined : index;
}
