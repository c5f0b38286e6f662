// The Observatory: the visible cards on top of the decks, and where they go when they pay. Tops are turned up only at
// the end of a turn; a used deck shows nothing until then (TURN-4).
import { heapWith, heapWithout, withoutTop } from '@planisphere/core';
import type { Source } from './actions.ts';
import {
  BLACK_HOLE,
  type Card,
  cardIn,
  type Deck,
  EVERY_DECK,
  FACES,
  type Face,
  faceIn,
  galaxyOf,
  isTyped,
  typeOf,
} from './cards.ts';
import { type Copy, copyOf, type Draft, type Position } from './position.ts';

/** Half of the Observatory: the four galaxies' decks are the low one, the four types' decks the high one. */
const HALF_BITS = 12;
const HALF = (1 << HALF_BITS) - 1;

/** By half: the bits for the visible cards of that half. */
function bitsByHalf(bit: (card: Card, deck: number) => number): (position: Position) => number {
  const tables = [0, 4].map((first) =>
    Int32Array.from({ length: HALF + 1 }, (_, half) => {
      let bits = 0;
      for (let place = 0; place < 4; place++) {
        const face = ((half >> (3 * place)) & 7) - 1;
        if (face >= 0 && face < FACES) bits |= bit(cardIn(first + place, face), first + place);
      }
      return bits;
    }),
  );
  const [low, high] = tables as [Int32Array, Int32Array];
  return ({ observatory }) => low[observatory & HALF]! | high[observatory >> HALF_BITS]!;
}

/** Which decks show which type: eight bits per type, a bit per deck. */
export const decksByType: (position: Position) => number = bitsByHalf((card, deck) =>
  isTyped(card) ? 1 << (8 * typeOf(card) + deck) : 0,
);

/** Every visible typed card: a bit each. */
export const cardsShown: (position: Position) => number = bitsByHalf((card) =>
  isTyped(card) ? 1 << card : 0,
);

/** The decks that show a black hole, a bit each; then those that show a mirror. */
export const decksWithoutType: (position: Position) => number = bitsByHalf((card, deck) =>
  isTyped(card) ? 0 : 1 << (card === BLACK_HOLE ? deck : 8 + deck),
);

/** By deck and its bits in the Observatory: the card. */
const shownCards: readonly (Card | undefined)[] = EVERY_DECK.flatMap((deck) =>
  [-1, 0, 1, 2, 3, 4, 5, 6].map((face) => (face < 0 || face >= FACES ? undefined : cardIn(deck, face))),
);

/** The card that shows on this deck. */
export function shown({ observatory }: Position, deck: number): Card | undefined {
  return shownCards[deck * 8 + ((observatory >> (3 * deck)) & 7)];
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
  turnDown(draft, deck);
  return cardIn(deck, pile.top & 7);
}

export function turnDown(draft: Draft, deck: Deck): void {
  draft.up &= ~(1 << deck);
  draft.observatory &= ~(7 << (3 * deck));
}

/** Face up on its deck, known to all. */
export function turnUp(draft: Draft, deck: Deck): void {
  draft.up |= 1 << deck;
  draft.observatory = withShown(draft.observatory, deck, draft.decks[deck]!.top & 7);
}

/** An Observatory in which this deck shows that face. */
export function withShown(observatory: number, deck: number, face: Face): number {
  return (observatory & ~(7 << (3 * deck))) | ((face + 1) << (3 * deck));
}

/** Copies the discards: code that moves cards to or from them calls this before it moves the first. */
export function openDiscards(draft: Draft): void {
  const d = draft.discards;
  draft.discards = [d[0]!, d[1]!, d[2]!, d[3]!, d[4]!, d[5]!, d[6]!, d[7]!];
}

function discard(draft: Draft, deck: Deck, card: Card): void {
  setDiscard(draft, deck, heapWith(draft.discards[deck]!, faceIn(deck, card)));
}

export function takeDiscarded(draft: Draft, deck: Deck, card: Card): void {
  setDiscard(draft, deck, heapWithout(draft.discards[deck]!, faceIn(deck, card)));
}

/** The discards must be open: the draft's own. */
function setDiscard(draft: Draft, deck: Deck, heap: number): void {
  (draft.discards as number[])[deck] = heap;
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
