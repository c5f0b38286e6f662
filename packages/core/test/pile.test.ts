import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bottomCards,
  cardsOfHeap,
  contentsOf,
  countInHeap,
  EMPTY_PILE,
  heapSize,
  heapWith,
  heapWithout,
  isEmptyPile,
  isTopKnown,
  type Pile,
  pileOf,
  pileSize,
  samePile,
  shuffled,
  shuffledPile,
  shuffledWith,
  shuffledWithout,
  topCard,
  topCards,
  withAtBottom,
  withOnTop,
  withoutTop,
  withTopShown,
} from '../src/index.ts';

/** A pile's contents as plain lists. */
const told = (pile: Pile) => [topCards(pile), cardsOfHeap(pile.rest), bottomCards(pile)];

describe('a pile', () => {
  it('knows nothing of the order after a shuffle', () => {
    const pile = shuffledPile([0, 0, 1, 2]);
    expect(told(pile)).toEqual([[], [0, 0, 1, 2], []]);
    expect(topCard(pile)).toBeUndefined();
    expect(isTopKnown(pile)).toBe(false);
    expect(pileSize(pile)).toBe(4);
  });

  it('turns a card of the rest up, and gives it away', () => {
    const pile = withTopShown(shuffledPile([0, 0, 1, 2]), 1);
    expect(told(pile)).toEqual([[1], [0, 0, 2], []]);
    expect(topCard(pile)).toBe(1);
    expect(told(withoutTop(pile))).toEqual([[], [0, 0, 2], []]);
  });

  it('remembers cards put on top and at the bottom, in their order', () => {
    const pile = withAtBottom(withAtBottom(withOnTop(withOnTop(shuffledPile([0, 1]), 2), 3), 4), 5);
    expect(told(pile)).toEqual([
      [3, 2],
      [0, 1],
      [4, 5],
    ]);
  });

  it('knows the order of a rest of one kind', () => {
    expect(told(shuffledPile([3, 3]))).toEqual([[3, 3], [], []]);
    const pile = withTopShown(withAtBottom(shuffledPile([0, 0, 1]), 2), 1);
    expect(told(pile)).toEqual([[1, 0, 0, 2], [], []]);
  });

  it('forgets all when shuffled, alone or with a card more or less', () => {
    const pile = withAtBottom(withTopShown(shuffledPile([0, 0, 1, 2]), 1), 2);
    expect(told(shuffled(pile))).toEqual([[], [0, 0, 1, 2, 2], []]);
    expect(told(shuffledWith(pile, 5))).toEqual([[], [0, 0, 1, 2, 2, 5], []]);
    expect(told(shuffledWithout(pile, 1))).toEqual([[], [0, 0, 2, 2], []]);
  });

  it('holds ten known cards, eight kinds and three copies, and no more', () => {
    const ten = [7, 7, 7, 6, 6, 6, 5, 5, 5, 4];
    expect(told(pileOf(ten, [], []))).toEqual([ten, [], []]);
    expect(() => withOnTop(pileOf(ten, [], []), 0)).toThrow('at most 10');
    expect(() => withAtBottom(pileOf(ten, [], []), 0)).toThrow('at most 10');
    expect(() => pileOf([...ten, 0], [], [])).toThrow('at most 10');
    expect(() => heapWith(0b11, 0)).toThrow('no room');
    expect(() => heapWith(0, 8)).toThrow('no room');
  });

  it('refuses what cannot be', () => {
    expect(() => withoutTop(EMPTY_PILE)).toThrow('not known');
    expect(() => withTopShown(pileOf([1], [0, 2], []), 0)).toThrow('known already');
    expect(() => withTopShown(shuffledPile([0, 2]), 1)).toThrow('no card');
    expect(() => heapWithout(0, 3)).toThrow('no card');
  });
});

describe('any pile', () => {
  const cards = (length: number) => fc.array(fc.nat(5), { maxLength: length });
  const atMostThree = (lists: readonly number[][]) => {
    const all = lists.flat();
    return all.every((card) => all.filter((other) => other === card).length <= 3);
  };
  const parts = fc.tuple(cards(3), cards(4), cards(3)).filter(atMostThree);

  it('keeps its cards through every operation', () => {
    fc.assert(
      fc.property(parts, ([top, rest, bottom]) => {
        const pile = pileOf(top, rest, bottom);
        const all = [...top, ...rest, ...bottom].sort();
        expect(cardsOfHeap(contentsOf(pile))).toEqual(all);
        expect(cardsOfHeap(contentsOf(shuffled(pile)))).toEqual(all);
        expect(pileSize(pile)).toBe(all.length);
        expect(isEmptyPile(pile)).toBe(all.length === 0);
        expect(heapSize(contentsOf(pile))).toBe(all.length);
        expect(told(pile).flat().sort()).toEqual(all);
      }),
    );
  });

  it('is in its one form: told and read back it is the same', () => {
    fc.assert(
      fc.property(parts, ([top, rest, bottom]) => {
        const pile = pileOf(top, rest, bottom);
        const again = pileOf(topCards(pile), cardsOfHeap(pile.rest), bottomCards(pile));
        expect(again).toEqual(pile);
        expect(samePile(again, pile)).toBe(true);
        expect(new Set(cardsOfHeap(pile.rest)).size).not.toBe(1);
        if (pile.rest === 0) expect(bottomCards(pile)).toEqual([]);
      }),
    );
  });

  it('gives each card of its rest the weight of its copies', () => {
    fc.assert(
      fc.property(parts, ([, rest]) => {
        const pile = shuffledPile(rest);
        for (const card of new Set(cardsOfHeap(pile.rest))) {
          expect(countInHeap(pile.rest, card)).toBe(rest.filter((other) => other === card).length);
        }
      }),
    );
  });
});
