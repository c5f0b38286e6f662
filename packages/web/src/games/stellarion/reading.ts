// Facts that the board shows, read from a position: the contents and known order of a deck, and where each of the 64
// cards is.
import { bottomCards, contentsOf, countInHeap, pileSize, topCards } from '@planisphere/core';
import {
  BLACK_HOLE,
  type Card,
  cardOf,
  type Deck,
  type Galaxy,
  type Position,
  shown,
  type Type,
} from '@planisphere/stellarion';

export const EVERY_DECK: readonly Deck[] = [0, 1, 2, 3, 4, 5, 6, 7];
export const EVERY_GALAXY: readonly Galaxy[] = [0, 1, 2, 3];
export const EVERY_TYPE: readonly Type[] = [0, 1, 2, 3];

/** The card of a deck with this face. */
function cardIn(deck: Deck, face: number): Card {
  if (face >= 4) return BLACK_HOLE + face - 4;
  return deck < 4 ? cardOf(deck as Galaxy, face as Type) : cardOf(face as Galaxy, (deck - 4) as Type);
}

export interface DeckReading {
  readonly deck: Deck;
  readonly size: number;
  readonly top: Card | undefined;
  /** Known cards below the visible one, or on a covered deck. */
  readonly next: readonly Card[];
  readonly bottom: readonly Card[];
}

export function readDeck(position: Position, deck: Deck): DeckReading {
  const pile = position.decks[deck]!;
  const top = shown(position, deck);
  const known = topCards(pile).map((face) => cardIn(deck, face));
  return {
    deck,
    size: pileSize(pile),
    top,
    next: top === undefined ? known : known.slice(1),
    bottom: bottomCards(pile).map((face) => cardIn(deck, face)),
  };
}

/** The faces that a deck of this table can hold. */
function facesOf({ table }: Position): readonly number[] {
  return [0, 1, 2, 3, ...(table.blackHoles ? [4] : []), ...(table.mirrors ? [5] : [])];
}

export interface Kind {
  readonly card: Card;
  readonly count: number;
}

export function discardOf(position: Position, deck: Deck): readonly Kind[] {
  return facesOf(position).map((face) => ({
    card: cardIn(deck, face),
    count: countInHeap(position.discards[deck]!, face),
  }));
}

export function contentsOfDeck(position: Position, deck: Deck): readonly Kind[] {
  const heap = contentsOf(position.decks[deck]!);
  return facesOf(position).map((face) => ({ card: cardIn(deck, face), count: countInHeap(heap, face) }));
}

/** Where one copy of a card is. */
export type Whereabouts = 'up' | 'in' | 'op' | 'gone';

/** The two copies in the deck of the galaxy, then the two in the deck of the type. */
export function copiesOf(position: Position, galaxy: Galaxy, type: Type): readonly Whereabouts[] {
  const card = cardOf(galaxy, type);
  return [galaxy as Deck, (4 + type) as Deck].flatMap((deck) => copiesIn(position, deck, card));
}

function copiesIn(position: Position, deck: Deck, card: Card): readonly Whereabouts[] {
  const face = deck < 4 ? card & 3 : card >> 2;
  const inDeck = countInHeap(contentsOf(position.decks[deck]!), face);
  const gone = countInHeap(position.discards[deck]!, face);
  const stationed = isStationed(position, deck, card) ? 1 : 0;
  const up = shown(position, deck) === card ? 1 : 0;
  const held = 2 - inDeck - gone - stationed;
  return [
    ...new Array<Whereabouts>(up + held).fill('up'),
    ...new Array<Whereabouts>(stationed).fill('op'),
    ...new Array<Whereabouts>(inDeck - up).fill('in'),
    ...new Array<Whereabouts>(gone).fill('gone'),
  ];
}

function isStationed({ outpost, ofType }: Position, deck: Deck, card: Card): boolean {
  return ((outpost >> card) & 1) === 1 && (((ofType >> card) & 1) === 1) === deck >= 4;
}

/** The deck to which a card of the Outpost belongs. */
export function homeOf(position: Position, card: Card): Deck {
  return (((position.ofType >> card) & 1) === 1 ? 4 + (card & 3) : card >> 2) as Deck;
}

export function stationedCards({ outpost }: Position): readonly Card[] {
  return Array.from({ length: 16 }, (_, card) => card).filter((card) => (outpost >> card) & 1);
}

/** How many of the 64 typed cards are not discarded. */
export function leftInAll(position: Position): number {
  return EVERY_GALAXY.flatMap((galaxy) =>
    EVERY_TYPE.flatMap((type) => copiesOf(position, galaxy, type)),
  ).filter((where) => where !== 'gone').length;
}

/** How many voyages the whole game has. */
export function voyagesInAll({ table }: Position): number {
  return 8 + table.advanced;
}
