// What chance can show. Like actions, outcomes and the lists of them exist once: the odds of a reveal depend on
// nothing but the deck and its unordered rest.
import { type Awaiting, countInHeap, type Weighted } from '@planisphere/core';
import {
  type Card,
  cardIn,
  type Deck,
  EVERY_GALAXY,
  EVERY_TYPE,
  FACES,
  type Galaxy,
  HEAPS,
  type Type,
} from './cards.ts';
import type { Breakdown } from './result.ts';

export type Outcome =
  /** A deck's top card turned up. */
  | { readonly kind: 'show'; readonly deck: Deck; readonly card: Card }
  /** The two cards that a scan reveals, in no order. */
  | { readonly kind: 'pair'; readonly deck: Deck; readonly cards: readonly [Card, Card] }
  | { readonly kind: 'voyage'; readonly galaxy: Galaxy }
  | { readonly kind: 'column'; readonly column: 0 | 1; readonly galaxy: Galaxy }
  | { readonly kind: 'theory'; readonly type: Type }
  | { readonly kind: 'discovery'; readonly type: Type };

export type OutcomeOf<K extends Outcome['kind']> = Extract<Outcome, { kind: K }>;
export type Due = Extract<Awaiting<Outcome, Breakdown>, { kind: 'chance' }>;

type Lottery = NonNullable<Due['lottery']>;

const emptyTable = (): (Due | undefined)[] => new Array<Due | undefined>(8 * HEAPS).fill(undefined);

/** One ticket per unit of weight, so that a draw is a look at a list. */
class Tickets implements Lottery {
  readonly #outcomes: readonly Outcome[];

  constructor(outcomes: readonly Weighted<Outcome>[]) {
    this.#outcomes = outcomes.flatMap(({ outcome, weight }) => new Array<Outcome>(weight).fill(outcome));
  }

  get tickets(): number {
    return this.#outcomes.length;
  }

  drawn(ticket: number): Outcome {
    return this.#outcomes[ticket]!;
  }
}

function dueOf(outcomes: readonly Weighted<Outcome>[]): Due {
  return { kind: 'chance', outcomes, lottery: new Tickets(outcomes) };
}

const shows = emptyTable();

/** The next card of this deck, whose order is unknown. */
export function showDue(deck: Deck, rest: number): Due {
  const index = deck * HEAPS + rest;
  let due = shows[index];
  if (due === undefined) {
    due = dueOf(showOutcomes(deck, rest));
    shows[index] = due;
  }
  return due;
}

function showOutcomes(deck: Deck, rest: number): Weighted<Outcome>[] {
  const outcomes: Weighted<Outcome>[] = [];
  for (let face = 0; face < FACES; face++) {
    const weight = countInHeap(rest, face);
    if (weight > 0) outcomes.push({ outcome: { kind: 'show', deck, card: cardIn(deck, face) }, weight });
  }
  return outcomes;
}

const pairs = emptyTable();

/** Two cards of this shuffled deck: of all ordered pairs of cards, how many look like this. */
export function pairDue(deck: Deck, rest: number): Due {
  const index = deck * HEAPS + rest;
  let due = pairs[index];
  if (due === undefined) {
    due = dueOf(pairOutcomes(deck, rest));
    pairs[index] = due;
  }
  return due;
}

function pairOutcomes(deck: Deck, rest: number): Weighted<Outcome>[] {
  const outcomes: Weighted<Outcome>[] = [];
  for (let one = 0; one < FACES; one++) {
    for (let two = one; two < FACES; two++) {
      const weight = pairWeight(rest, one, two);
      const cards = [cardIn(deck, one), cardIn(deck, two)] as const;
      if (weight > 0) outcomes.push({ outcome: { kind: 'pair', deck, cards }, weight });
    }
  }
  return outcomes;
}

function pairWeight(rest: number, one: number, two: number): number {
  const count = countInHeap(rest, one);
  return one === two ? count * (count - 1) : 2 * count * countInHeap(rest, two);
}

/** One of the voyages counted here, four bits per galaxy, by its galaxy. */
export function voyageDue(pool: number, outcome: (galaxy: Galaxy) => Outcome): Due {
  const outcomes = EVERY_GALAXY.map((galaxy) => ({
    outcome: outcome(galaxy),
    weight: (pool >> (4 * galaxy)) & 15,
  }));
  return dueOf(outcomes.filter(({ weight }) => weight > 0));
}

/** One token of those types, a bit each. */
export function tokenDue(types: number, outcome: (type: Type) => Outcome): Due {
  const left = EVERY_TYPE.filter((type) => (types >> type) & 1);
  return dueOf(left.map((type) => ({ outcome: outcome(type), weight: 1 })));
}
