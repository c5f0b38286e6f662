// Exact odds. The position is all that anybody knows, so the chance of every card can be counted: weights are whole
// numbers, a probability is weight / total.
import { cardsOfHeap, contentsOf, countInHeap, heapSize, heapWith } from '@planisphere/core';
import { type Card, cardIn, type Deck, EVERY_DECK, FACES, faceIn } from './cards.ts';
import type { Position } from './position.ts';

/** In lowest terms; certainty is 1 / 1. */
export interface Fraction {
  readonly weight: number;
  readonly total: number;
}

export interface CardOdds {
  readonly card: Card;
  readonly weight: number;
}

export interface DeckOdds {
  readonly deck: Deck;
  /**
   * The cards that may be turned up next: under the visible one, or on top if none is visible. Empty if there are none.
   */
  readonly next: readonly CardOdds[];
  /** Sum of the weights. */
  readonly total: number;
}

export function odds(view: Position): readonly DeckOdds[] {
  return EVERY_DECK.map((deck) => {
    const next = nextCards(view, deck);
    return { deck, next, total: next.reduce((sum, { weight }) => sum + weight, 0) };
  });
}

function nextCards({ decks, up }: Position, deck: Deck): CardOdds[] {
  const pile = decks[deck]!;
  const known = (up >> deck) & 1 ? pile.top >> 3 : pile.top;
  if (known > 1) return [{ card: cardIn(deck, known & 7), weight: 1 }];
  return cardOddsOf(deck, pile.rest);
}

function cardOddsOf(deck: Deck, heap: number): CardOdds[] {
  const list: CardOdds[] = [];
  for (let face = 0; face < FACES; face++) {
    const weight = countInHeap(heap, face);
    if (weight > 0) list.push({ card: cardIn(deck, face), weight });
  }
  return list;
}

/** What a plan does to a deck before it shows a card. */
export type Look =
  /** The next card is turned up, as at the end of a turn after the top one was used. */
  | { readonly by: 'reveal'; readonly deck: Deck }
  /** The deck is shuffled, perhaps with recovered cards, and its top card is turned up. */
  | { readonly by: 'shuffle'; readonly deck: Deck; readonly added?: readonly Card[] }
  /** A stars power shows two cards of the shuffled deck. */
  | { readonly by: 'scan'; readonly deck: Deck };

export interface Plan {
  /** Any of these will do. */
  readonly wanted: readonly Card[];
  readonly looks: readonly Look[];
}

/** The probability that at least one of the wanted cards shows; each deck may occur once. */
export function planOdds(view: Position, { wanted, looks }: Plan): Fraction {
  let misses = 1;
  let total = 1;
  for (const look of looks) {
    const miss = missOdds(view, look, wanted);
    misses *= miss.weight;
    total *= miss.total;
  }
  return lowest(total - misses, total);
}

function missOdds(view: Position, look: Look, wanted: readonly Card[]): Fraction {
  const { deck } = look;
  if (look.by === 'reveal') return missOne(nextCards(view, deck), wanted);
  let heap = contentsOf(view.decks[deck]!);
  if (look.by === 'shuffle') {
    for (const card of look.added ?? []) heap = heapWith(heap, faceIn(deck, card));
    return missOne(cardOddsOf(deck, heap), wanted);
  }
  const all = heapSize(heap);
  if (all < 2) return { weight: 1, total: 1 };
  const others = cardsOfHeap(heap).filter((face) => !wanted.includes(cardIn(deck, face))).length;
  return { weight: others * (others - 1), total: all * (all - 1) };
}

function missOne(cards: readonly CardOdds[], wanted: readonly Card[]): Fraction {
  let weight = 0;
  let total = 0;
  for (const each of cards) {
    total += each.weight;
    if (!wanted.includes(each.card)) weight += each.weight;
  }
  return total === 0 ? { weight: 1, total: 1 } : { weight, total };
}

function lowest(weight: number, total: number): Fraction {
  const divisor = greatestDivisor(weight, total);
  return { weight: weight / divisor, total: total / divisor };
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? Math.max(a, 1) : greatestDivisor(b, a % b);
}
