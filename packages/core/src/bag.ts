// A bag is cards in no order: how many of each kind. It is what a face-down deck is to everybody: shuffling adds
// nothing, and a draw is a chance event weighted by the counts.
import type { Weighted } from './game.ts';

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

/** Shared Weighted objects for one way of drawing: `weighted(bag)` then allocates nothing but the list. */
export function drawsFrom<O>(kinds: number, most: number, outcome: (card: number) => O): (bag: Bag) => Weighted<O>[] {
  const table: Weighted<O>[][] = [];
  for (let kind = 0; kind < kinds; kind++) {
    const drawn = outcome(kind);
    table.push(Array.from({ length: most + 1 }, (_, weight) => ({ outcome: drawn, weight })));
  }
  return (bag) => {
    const draws: Weighted<O>[] = [];
    for (let kind = 0; kind < kinds; kind++) {
      const count = bag[kind] as number;
      if (count > 0) draws.push((table[kind] as Weighted<O>[])[count] as Weighted<O>);
    }
    return draws;
  };
}
