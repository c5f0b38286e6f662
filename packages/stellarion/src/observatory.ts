// The Observatory: the cards that show on top of the decks, and where they go when they pay. Tops are turned up at the
// end of a turn only; a deck that was used shows nothing until then (TURN-4).
import { heapWith, heapWithout, withoutTop } from '@planisphere/core';
import type { Source } from './actions.ts';
import { type Card, cardIn, type Deck, EVERY_DECK, faceIn, galaxyOf, typeOf } from './cards.ts';
import { type Copy, copyOf, type Draft, type Position } from './position.ts';

/** The card that shows on this deck. */
export function shown(position: Position, deck: number): Card | undefined {
  if (((position.up >> deck) & 1) === 0) return undefined;
  return cardIn(deck, position.decks[deck]!.top & 7);
}

/** By deck × 8 + face: the bit of that deck among those that show its type; black holes and mirrors have none. */
const TYPE_BITS = bitsOfFaces((card, deck) => 8 * typeOf(card) + deck);
/** By deck × 8 + face: the bit of its card. */
const CARD_BITS = bitsOfFaces((card) => card);

function bitsOfFaces(bit: (card: Card, deck: Deck) => number): Int32Array {
  const bits = new Int32Array(8 * 8);
  for (const deck of EVERY_DECK) {
    for (let face = 0; face < 4; face++) bits[deck * 8 + face] = 1 << bit(cardIn(deck, face), deck);
  }
  return bits;
}

/** Which decks show which type: eight bits per type, a bit per deck. */
export function decksByType({ up, decks }: Position): number {
  let masks = 0;
  for (let deck = 0; deck < 8; deck++) {
    if ((up >> deck) & 1) masks |= TYPE_BITS[deck * 8 + (decks[deck]!.top & 7)]!;
  }
  return masks;
}

/** Every card with a type that shows: a bit each. */
export function cardsShown({ up, decks }: Position): number {
  let cards = 0;
  for (let deck = 0; deck < 8; deck++) {
    if ((up >> deck) & 1) cards |= CARD_BITS[deck * 8 + (decks[deck]!.top & 7)]!;
  }
  return cards;
}

/** The card that this source would pay with, when there is one. */
export function cardAt(position: Position, source: Source): Card | undefined {
  if (source < 8) return shown(position, source);
  return (position.outpost >> (source - 8)) & 1 ? source - 8 : undefined;
}

/** Takes the face-up card off its deck, which then shows nothing. */
export function takeShown(draft: Draft, deck: Deck): Card {
  const pile = draft.decks[deck]!;
  draft.decks[deck] = withoutTop(pile);
  draft.up &= ~(1 << deck);
  return cardIn(deck, pile.top & 7);
}

export function turnDown(draft: Draft, deck: Deck): void {
  draft.up &= ~(1 << deck);
}

/** Face up on its deck, known to all. */
export function turnUp(draft: Draft, deck: Deck): void {
  draft.up |= 1 << deck;
}

function discard(draft: Draft, deck: Deck, card: Card): void {
  draft.discards = withHeap(draft.discards, deck, heapWith(draft.discards[deck]!, faceIn(deck, card)));
}

export function takeDiscarded(draft: Draft, deck: Deck, card: Card): void {
  draft.discards = withHeap(draft.discards, deck, heapWithout(draft.discards[deck]!, faceIn(deck, card)));
}

function withHeap(d: readonly number[], deck: Deck, heap: number): readonly number[] {
  const next = [d[0]!, d[1]!, d[2]!, d[3]!, d[4]!, d[5]!, d[6]!, d[7]!];
  next[deck] = heap;
  return next;
}

/** The deck to which this card of the Outpost belongs. */
export function homeOf(position: { readonly ofType: number }, card: Card): Deck {
  return (((position.ofType >> card) & 1) === 1 ? 4 + typeOf(card) : galaxyOf(card)) as Deck;
}

/** Puts the card of this source into its discard (TURN-3). */
export function pay(draft: Draft, source: Source): Copy {
  if (source < 8) {
    const deck = source as Deck;
    const card = takeShown(draft, deck);
    discard(draft, deck, card);
    return copyOf(deck, card);
  }
  const card = source - 8;
  const deck = homeOf(draft, card);
  draft.outpost &= ~(1 << card);
  draft.ofType &= ~(1 << card);
  discard(draft, deck, card);
  return copyOf(deck, card);
}
