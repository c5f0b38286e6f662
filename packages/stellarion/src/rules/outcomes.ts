// What chance can show. Like actions, outcomes exist once, and so do the draws of them: the odds of a reveal depend
// only on the deck and its unordered rest.
import { type Awaiting, cardsOfHeap, heapWithout, madeOnce, type Weighted } from '@planisphere/core';
import {
  type Card,
  cardIn,
  type Deck,
  EVERY_DECK,
  EVERY_GALAXY,
  EVERY_TYPE,
  FACES,
  type Galaxy,
  HEAPS,
  type Type,
} from './cards.ts';
import type { Breakdown } from './result.ts';
import { galaxiesOf } from './voyages.ts';

export type Outcome =
  /** A deck's top card turned up. */
  | { readonly kind: 'show'; readonly deck: Deck; readonly card: Card }
  /** The two cards that a scan reveals, without order. */
  | { readonly kind: 'pair'; readonly deck: Deck; readonly cards: readonly [Card, Card] }
  | { readonly kind: 'voyage'; readonly galaxy: Galaxy }
  | { readonly kind: 'column'; readonly column: 0 | 1; readonly galaxy: Galaxy }
  | { readonly kind: 'theory'; readonly type: Type }
  | { readonly kind: 'discovery'; readonly type: Type };

export type OutcomeOf<K extends Outcome['kind']> = Extract<Outcome, { kind: K }>;
export type Due = Extract<Awaiting<Outcome, Breakdown>, { kind: 'chance' }>;

type Lottery = NonNullable<Due['lottery']>;

/** A draw consists of a row of outcomes, and for each ticket an index in that row, in rising order. */
class Draw implements Lottery {
  readonly kind = 'chance';
  readonly #row: readonly Outcome[];
  readonly #start: number;
  readonly #places: readonly number[];

  constructor(places: readonly number[], row: readonly Outcome[], start = 0) {
    this.#row = row;
    this.#start = start;
    this.#places = places;
  }

  get lottery(): Lottery {
    return this;
  }

  get tickets(): number {
    return this.#places.length;
  }

  drawn(ticket: number): Outcome {
    return this.#row[this.#start + this.#places[ticket]!]!;
  }

  get outcomes(): readonly Weighted<Outcome>[] {
    const kinds = [...new Set(this.#places)];
    return kinds.map((kind) => ({
      outcome: this.#row[this.#start + kind]!,
      weight: this.#places.filter((place) => place === kind).length,
    }));
  }
}

const faces = Array.from({ length: FACES }, (_, face) => face);

/** By deck × FACES + face. */
const shows = EVERY_DECK.flatMap((deck) =>
  faces.map((face): Outcome => ({ kind: 'show', deck, card: cardIn(deck, face) })),
);
const singles = madeOnce(HEAPS, (heap) => cardsOfHeap(heap));
const showDraws = madeOnce(8 * HEAPS, (index) => {
  const deck = Math.floor(index / HEAPS);
  return new Draw(singles(index % HEAPS), shows, deck * FACES);
});

/** The next card of this deck, whose order is unknown. */
export function showDue(deck: Deck, rest: number): Due {
  return showDraws(deck * HEAPS + rest);
}

/** By (deck × FACES + face) × FACES + face. */
const pairs = EVERY_DECK.flatMap((deck) =>
  faces.flatMap((one) =>
    faces.map((two): Outcome => ({ kind: 'pair', deck, cards: [cardIn(deck, one), cardIn(deck, two)] })),
  ),
);
/** Two cards one after the other, in all ways, with the lower face first. */
const couples = madeOnce(HEAPS, (heap) =>
  cardsOfHeap(heap)
    .flatMap((one) =>
      cardsOfHeap(heapWithout(heap, one)).map((two) => Math.min(one, two) * FACES + Math.max(one, two)),
    )
    .sort((a, b) => a - b),
);
const pairDraws = madeOnce(8 * HEAPS, (index) => {
  const deck = Math.floor(index / HEAPS);
  return new Draw(couples(index % HEAPS), pairs, deck * FACES * FACES);
});

/** Two cards of this shuffled deck. */
export function pairDue(deck: Deck, rest: number): Due {
  return pairDraws(deck * HEAPS + rest);
}

const voyages = EVERY_GALAXY.map((galaxy): Outcome => ({ kind: 'voyage', galaxy }));

/** One of the advanced voyages counted here. */
export function voyageDue(box: number): Due {
  return new Draw(galaxiesOf(box), voyages);
}

const columns = ([0, 1] as const).flatMap((column) =>
  EVERY_GALAXY.map((galaxy): Outcome => ({ kind: 'column', column, galaxy })),
);

/** One of the voyages counted here, into this column. */
export function columnDue(column: 0 | 1, unlaid: number): Due {
  return new Draw(galaxiesOf(unlaid), columns, 4 * column);
}

const discoveries = EVERY_TYPE.map((type): Outcome => ({ kind: 'discovery', type }));
const theories = EVERY_TYPE.map((type): Outcome => ({ kind: 'theory', type }));

export const DISCOVERY_DUE: Due = new Draw(EVERY_TYPE, discoveries);

/** One of these theories, a bit each. */
export function theoryDue(left: number): Due {
  return new Draw(
    EVERY_TYPE.filter((type) => (left >> type) & 1),
    theories,
  );
}
