// Decks, discards and the Outpost as words. A deck reads from top to bottom: known cards, the unordered rest in
// brackets, known cards again; `^` marks a face-up top card.
import { bottomCards, cardsOfHeap, isEmptyPile, type Pile, pileOf, topCards } from '@planisphere/core';
import {
  belongsTo,
  type Card,
  cardIn,
  type Deck,
  EVERY_DECK,
  faceIn,
  galaxyOf,
  isTyped,
  typeOf,
} from '../rules/cards.ts';
import { homeOf } from '../rules/observatory.ts';
import { cardOfCopy, deckOf, type Snapshot } from '../rules/position.ts';
import { makeCopy, parseCopy } from './stage.ts';
import { makeCards, parseCards } from './words.ts';

/** In the order in which they are written, as faces. */
export interface DeckParts {
  readonly top: readonly number[];
  readonly rest: readonly number[];
  readonly bottom: readonly number[];
  readonly up: boolean;
  /** The shorthand `*`: the rest is every card of the deck that is nowhere else. */
  readonly others: boolean;
}

export function makeDecks(decks: readonly Pile[], up: number): string {
  return EVERY_DECK.map((deck) => makePile(deck, decks[deck]!, ((up >> deck) & 1) === 1)).join('/');
}

function makePile(deck: Deck, pile: Pile, up: boolean): string {
  if (isEmptyPile(pile)) return '-';
  const cards = (faces: readonly number[]): string => makeCards(faces.map((face) => cardIn(deck, face)));
  const rest = pile.rest === 0 ? '' : `(${cards(cardsOfHeap(pile.rest))})`;
  return `${up ? '^' : ''}${cards(topCards(pile))}${rest}${cards(bottomCards(pile))}`;
}

const PILE = /^(\^?)((?:[A-Z][A-Za-z])*)(\*|\((?:[A-Z][A-Za-z])+\))?((?:[A-Z][A-Za-z])*)$/;

export function parseDeckParts(deck: Deck, text: string): DeckParts | undefined {
  const match = PILE.exec(text === '-' ? '' : text);
  if (match === null) return undefined;
  const [, mark = '', topText = '', restText = '', bottomText = ''] = match;
  const others = restText === '*';
  const lists = [topText, others ? '' : restText.replace(/[()]/g, ''), bottomText].map((list) =>
    facesOf(deck, list),
  );
  const [top, rest, bottom] = lists;
  if (top === undefined || rest === undefined || bottom === undefined) return undefined;
  if (top.length + rest.length + bottom.length > 10 || (mark === '^' && top.length === 0)) return undefined;
  return { top, rest, bottom, up: mark === '^', others };
}

function facesOf(deck: Deck, text: string): number[] | undefined {
  const cards = parseCards(text);
  if (cards === undefined || !cards.every((card) => belongsTo(card, deck))) return undefined;
  return cards.map((card) => faceIn(deck, card));
}

/** Undefined if there are more copies of a card than a deck can have. */
export function pileFrom({ top, rest, bottom }: DeckParts): Pile | undefined {
  const all = [...top, ...rest, ...bottom];
  const tooMany = all.some((face) => all.filter((other) => other === face).length > 2);
  return tooMany ? undefined : pileOf(top, rest, bottom);
}

export function makeDiscards(discards: readonly number[]): string {
  return EVERY_DECK.map(
    (deck) => makeCards(cardsOfHeap(discards[deck]!).map((face) => cardIn(deck, face))) || '-',
  ).join('/');
}

/** The discard of one deck, as a heap. */
export function parseDiscard(deck: Deck, text: string): number | undefined {
  const faces = text === '-' ? [] : facesOf(deck, text);
  if (faces === undefined) return undefined;
  let heap = 0;
  for (const face of faces) {
    if (faces.filter((other) => other === face).length > 2) return undefined;
    heap += 1 << (2 * face);
  }
  return heap;
}

/** Each card with the deck to which it belongs, in the order of the cards. */
export function makeOutpost(position: Snapshot): string {
  const words: string[] = [];
  for (let card = 0; card < 16; card++) {
    if ((position.outpost >> card) & 1) words.push(makeCopy(homeOf(position, card) * 32 + card));
  }
  return words.join(',') || '-';
}

export interface OutpostCards {
  readonly outpost: number;
  readonly ofType: number;
}

export function parseOutpost(text: string): OutpostCards | undefined {
  let outpost = 0;
  let ofType = 0;
  for (const word of text === '-' ? [] : text.split(',')) {
    const copy = parseCopy(word);
    if (copy === undefined || !isHome(deckOf(copy), cardOfCopy(copy))) return undefined;
    const bit = 1 << cardOfCopy(copy);
    if (outpost & bit) return undefined;
    outpost |= bit;
    if (deckOf(copy) >= 4) ofType |= bit;
  }
  return { outpost, ofType };
}

function isHome(deck: Deck, card: Card): boolean {
  return isTyped(card) && (deck === galaxyOf(card) || deck === 4 + typeOf(card));
}
