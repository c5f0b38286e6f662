// A position of Stellar: a state, or what one viewer knows of it. Plain data, small arrays, never mutated; a step
// copies the few parts that it changes and shares the rest.
import type { Bag, Seat } from '@planisphere/core';
import type { Card } from './cards.ts';

export const PHASES = [
  'starters', // chance deals two starters to each
  'start', // both choose which starter goes where
  'hands', // chance deals two cards to each
  'row', // chance reveals the first row
  'first', // chance names the start player, if the table leaves it to chance
  'offer', // the mover may replace the row
  'take', // step 1
  'play', // step 2
  'draw', // step 3 takes the top card of the deck
  'place', // step 3
  'refill', // step 4, and the row after a replacement
  'keep', // both choose the last card for their notebook
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

export const AREAS = ['tel', 'note'] as const;
export type Area = (typeof AREAS)[number];

/** A card that was taken from the row in view of all and has not been played openly since. */
export interface TakenCard {
  readonly card: Card;
  readonly turn: number;
}

/** Where a face-down card came from, which determines what everybody knows of it (KNOW-2). */
export interface FaceDown {
  readonly from: 'row' | 'deck' | 'hand';
  /** Numbers it can have, as bits 1 to 6: the row position that followed told them. */
  readonly numbers: number;
  /** The turn in which it left the hand; 0 otherwise. */
  readonly turn: number;
}

const ANY_NUMBER = 0b1111110;
export const FROM_ROW: FaceDown = { from: 'row', numbers: ANY_NUMBER, turn: 0 };
export const FROM_DECK: FaceDown = { from: 'deck', numbers: ANY_NUMBER, turn: 0 };

export interface Side {
  /** In the order of the kinds, HIDDEN last. */
  readonly hand: readonly Card[];
  /** Public: these are in the hand or among the cards played face down from it. */
  readonly taken: readonly TakenCard[];
  /** By slot: a card, NONE or HIDDEN. */
  readonly telescope: readonly Card[];
  /** By slot: set where the card lies face down. */
  readonly down: readonly (FaceDown | undefined)[];
  readonly notebook: Bag;
  /** The answer to a question that both were asked at the same time; NONE before, HIDDEN to the other. */
  readonly answer: Card;
}

export interface Position {
  readonly phase: Phase;
  /** Undefined until chance has named the start player. */
  readonly first: Seat | undefined;
  /** Turns that have been completed, 0 to 22. */
  readonly turn: number;
  /** By coordinate; NONE where a card was taken. */
  readonly row: readonly Card[];
  /** Every card that the viewer cannot place: the deck, and everything HIDDEN but not `taken`. */
  readonly unseen: Bag;
  /** How many of them are in the deck. */
  readonly deck: number;
  readonly discard: Bag;
  readonly sides: readonly [Side, Side];
  /** The coordinate taken in step 1 of this turn; 0 before. */
  readonly gap: number;
  /** Step 3: the area that is left, and the coordinate of the card, 0 for the deck. */
  readonly area: Area | undefined;
  readonly coordinate: number;
  /** Step 3 from the deck: the card drawn; NONE otherwise. */
  readonly drawn: Card;
  /** A satellite was taken in this turn: the other player may replace the row. */
  readonly satellite: boolean;
  /** The table shows which cards of a hand were taken openly (a memory aid, not a rule). */
  readonly memory: boolean;
}

export const ROUNDS = 11;
export const TURNS: number = ROUNDS * 2;
export const ROW = 5;
export const HAND = 2;

export function moverOf(position: Position): Seat {
  return ((position.first ?? 0) ^ (position.turn & 1)) as Seat;
}

export function sideOf(position: Position, seat: Seat): Side {
  return position.sides[seat as 0 | 1];
}

/** A fresh copy that its maker may still change. Written out, because spreading is several times slower. */
export type Draft<T> = { -readonly [K in keyof T]: T[K] };

export function copyPosition(position: Position): Draft<Position> {
  return {
    phase: position.phase,
    first: position.first,
    turn: position.turn,
    row: position.row,
    unseen: position.unseen,
    deck: position.deck,
    discard: position.discard,
    sides: position.sides,
    gap: position.gap,
    area: position.area,
    coordinate: position.coordinate,
    drawn: position.drawn,
    satellite: position.satellite,
    memory: position.memory,
  };
}

export function copySide(side: Side): Draft<Side> {
  return {
    hand: side.hand,
    taken: side.taken,
    telescope: side.telescope,
    down: side.down,
    notebook: side.notebook,
    answer: side.answer,
  };
}

export function putSide(draft: Draft<Position>, seat: Seat, side: Side): void {
  draft.sides = seat === 0 ? [side, draft.sides[1]] : [draft.sides[0], side];
}

/** The list with another entry at one place. */
export function withEntry<T>(list: readonly T[], index: number, entry: T): readonly T[] {
  const next = list.slice();
  next[index] = entry;
  return next;
}

/**
 * The list with one more entry, made at its exact length: an array that grows reserves sixteen more places.
 */
export function withLast<T>(list: readonly T[], entry: T): readonly T[] {
  const next = new Array<T>(list.length + 1);
  for (let i = 0; i < list.length; i++) next[i] = list[i] as T;
  next[list.length] = entry;
  return next;
}

/** The list without the entry at one place. */
export function withoutEntry<T>(list: readonly T[], index: number): readonly T[] {
  const next = new Array<T>(list.length - 1);
  for (let i = 0; i < next.length; i++) next[i] = list[i < index ? i : i + 1] as T;
  return next;
}

/**
 * Two equal cards are adjacent in a hand. (Reading before the start of an array is slow, so the index is checked
 * first.)
 */
export function isSecondOfKind(hand: readonly Card[], index: number): boolean {
  return index > 0 && hand[index] === hand[index - 1];
}

/** The hand with one more card, in the order of the kinds. */
export function withHeld(hand: readonly Card[], card: Card): readonly Card[] {
  const next = new Array<Card>(hand.length + 1);
  let index = hand.length;
  for (; index > 0 && (hand[index - 1] as Card) > card; index--) next[index] = hand[index - 1] as Card;
  next[index] = card;
  while (index-- > 0) next[index] = hand[index] as Card;
  return next;
}

export function withoutHeld(hand: readonly Card[], card: Card): readonly Card[] {
  const index = hand.indexOf(card);
  if (index < 0) throw new Error(`withoutHeld: card ${card} is not in the hand`);
  return withoutEntry(hand, index);
}
