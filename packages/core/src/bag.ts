// A bag is cards without an order: how many of each kind. Every player knows a face-down deck as a bag: shuffling adds
// nothing, and a draw is a chance event weighted by the counts.
import type { Awaiting, Lottery, Weighted } from './game.ts';

export type Bag = readonly number[];

export function emptyBag(kinds: number): Bag {
  return new Array<number>(kinds).fill(0);
}

export function bagOf(kinds: number, cards: Iterable<number>): Bag {
  const bag = new Array<number>(kinds).fill(0);
  for (const card of cards) bag[card] = (bag[card] as number) + 1;
  return bag;
}

export function bagSize(bag: Bag): number {
  let size = 0;
  for (let kind = 0; kind < bag.length; kind++) size += bag[kind] as number;
  return size;
}

export function withCard(bag: Bag, card: number): Bag {
  const next = bag.slice();
  next[card] = (next[card] as number) + 1;
  return next;
}

export function withoutCard(bag: Bag, card: number): Bag {
  const next = bag.slice();
  const count = next[card];
  if (count === undefined || count < 1) throw new Error(`withoutCard: no card of kind ${card} in the bag`);
  next[card] = count - 1;
  return next;
}

export function pouredTogether(bag: Bag, other: Bag): Bag {
  return bag.map((count, kind) => count + (other[kind] as number));
}

/** The cards one by one, in the order of their kinds. */
export function cardsIn(bag: Bag): number[] {
  const cards: number[] = [];
  for (let kind = 0; kind < bag.length; kind++) {
    for (let copy = 0; copy < (bag[kind] as number); copy++) cards.push(kind);
  }
  return cards;
}

type DrawWait<O> = Extract<Awaiting<O, never>, { kind: 'chance' }>;

/**
 * Caches the outcomes of one way of drawing a card. Outcomes are made once and shared; the list of them is made only on
 * request, which playing never needs.
 */
export function drawsFrom<O>(
  kinds: number,
  most: number,
  outcome: (card: number) => O,
): (bag: Bag) => DrawWait<O> {
  const drawn = Array.from({ length: kinds }, (_, kind) => outcome(kind));
  const weighted = drawn.map((each) =>
    Array.from({ length: most + 1 }, (_, weight) => ({ outcome: each, weight })),
  );
  const table: DrawTable<O> = { drawn, weighted };
  return (bag) => new BagWait(table, bag);
}

interface DrawTable<O> {
  readonly drawn: readonly O[];
  readonly weighted: readonly (readonly Weighted<O>[])[];
}

class BagWait<O> implements Lottery<O> {
  readonly kind = 'chance' as const;
  readonly #table: DrawTable<O>;
  readonly #bag: Bag;

  constructor(table: DrawTable<O>, bag: Bag) {
    this.#table = table;
    this.#bag = bag;
  }

  get tickets(): number {
    return bagSize(this.#bag);
  }

  get lottery(): Lottery<O> {
    return this;
  }

  drawn(ticket: number): O {
    const bag = this.#bag;
    let kind = 0;
    for (let rest = ticket - (bag[0] as number); rest >= 0; rest -= bag[kind] as number) kind++;
    return this.#table.drawn[kind] as O;
  }

  get outcomes(): readonly Weighted<O>[] {
    const outcomes: Weighted<O>[] = [];
    for (const [kind, count] of this.#bag.entries()) {
      if (count > 0) outcomes.push((this.#table.weighted[kind] as Weighted<O>[])[count] as Weighted<O>);
    }
    return outcomes;
  }
}
