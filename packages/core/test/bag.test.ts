import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bagOf,
  bagSize,
  cardsIn,
  drawsFrom,
  emptyBag,
  pouredTogether,
  withCard,
  withoutCard,
} from '../src/index.ts';

const KINDS = 6;
const anyCards = fc.array(fc.nat(KINDS - 1), { maxLength: 20 });

describe('a bag', () => {
  it('is empty at first', () => {
    expect(emptyBag(3)).toEqual([0, 0, 0]);
    expect(bagSize(emptyBag(3))).toBe(0);
    expect(cardsIn(emptyBag(3))).toEqual([]);
  });

  it('counts its cards and gives them back in the order of their kinds', () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        const bag = bagOf(KINDS, cards);
        expect(bagSize(bag)).toBe(cards.length);
        expect(cardsIn(bag)).toEqual(cards.toSorted((a, b) => a - b));
      }),
    );
  });

  it('does not know in which order cards went in', () => {
    expect(bagOf(3, [2, 0, 2])).toEqual(bagOf(3, [0, 2, 2]));
  });

  it('gives a card back that was put in, and leaves other bags alone', () => {
    fc.assert(
      fc.property(anyCards, fc.nat(KINDS - 1), (cards, card) => {
        const bag = bagOf(KINDS, cards);
        const more = withCard(bag, card);
        expect(bag).toEqual(bagOf(KINDS, cards));
        expect(more).toEqual(bagOf(KINDS, [...cards, card]));
        expect(withoutCard(more, card)).toEqual(bag);
        expect(more).toEqual(bagOf(KINDS, [...cards, card]));
      }),
    );
  });

  it('refuses to give a card that it does not hold', () => {
    expect(() => withoutCard(bagOf(3, [0]), 1)).toThrow('no card of kind 1');
    expect(() => withoutCard(bagOf(3, [0]), 7)).toThrow('no card of kind 7');
  });

  it('is poured together with another', () => {
    fc.assert(
      fc.property(anyCards, anyCards, (some, others) => {
        const both = pouredTogether(bagOf(KINDS, some), bagOf(KINDS, others));
        expect(both).toEqual(bagOf(KINDS, [...some, ...others]));
      }),
    );
  });

  it('is drawn from: one ticket per card, one outcome per kind', () => {
    const wait = drawsFrom(KINDS, 3, (kind) => `kind ${kind}`)(bagOf(KINDS, [1, 1, 1, 4, 5, 5]));
    expect(wait.outcomes).toEqual([
      { outcome: 'kind 1', weight: 3 },
      { outcome: 'kind 4', weight: 1 },
      { outcome: 'kind 5', weight: 2 },
    ]);
    expect(wait.lottery?.tickets).toBe(6);
    expect([0, 1, 2, 3, 4, 5].map((ticket) => wait.lottery?.drawn(ticket))).toEqual(
      [1, 1, 1, 4, 5, 5].map((kind) => `kind ${kind}`),
    );
  });
});
