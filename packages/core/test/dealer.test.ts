import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bagOf, below, commitmentOf, createDealer, drawOutcome, drawsFrom, type Rng } from '../src/index.ts';
import { chiSquare, chiSquareLimit } from './chi-square.ts';

const PLACES = 200;
const anySeed = fc.string({ unit: 'binary', maxLength: 40 });

/** The first number of every place, drawn in this order; by place. */
function numbersOf(seed: string, order: readonly number[]): number[] {
  const dealer = createDealer(seed);
  const numbers: number[] = [];
  for (const place of order) numbers[place] = dealer.at(place).next();
  return numbers;
}

const inOrder = Array.from({ length: PLACES }, (_, place) => place);

describe('the commitment', () => {
  it('is the sha256 of the seed, for any string', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const expected = createHash('sha256').update(new TextEncoder().encode(seed)).digest('hex');
        expect(commitmentOf(seed)).toBe(expected);
        expect(createDealer(seed).commitment).toBe(expected);
      }),
      { seed: 5 },
    );
  });
});

describe('the dealer', () => {
  it('never changes its numbers: old records are checked with them', () => {
    expect(numbersOf('planisphere', [0, 1, 15, 16, 100_000]).filter((n) => n !== undefined)).toEqual([
      1165346342, 2795673720, 4065809437, 918785011, 4039585153,
    ]);
  });

  it('gives a place the same number in whatever order places are asked', () => {
    const order = fc.shuffledSubarray(inOrder, { minLength: PLACES });
    fc.assert(
      fc.property(anySeed, order, (seed, shuffled) => {
        expect(numbersOf(seed, shuffled)).toEqual(numbersOf(seed, inOrder));
      }),
      { seed: 6, numRuns: 30 },
    );
  });

  it('gives another seed other numbers', () => {
    const seeds = ['', ' ', 'a', 'A', 'a\n', '\ud800'];
    const dealt = seeds.map((seed) => numbersOf(seed, inOrder).join());
    expect(new Set(dealt).size).toBe(seeds.length);
  });

  it('moves no later number when one is rejected', () => {
    const dealer = createDealer('rejection');
    const before = numbersOf('rejection', inOrder);
    for (const place of inOrder) {
      const rng = dealer.at(place);
      const words = Array.from({ length: (place % 4) + 1 }, () => rng.next());
      expect(words[0]).toBe(before[place]);
      expect(new Set(words).size).toBe(words.length);
    }
  });

  it('gives the same spare numbers again after a rejection', () => {
    const drawn = (dealer = createDealer('spare')): number[] => {
      const rng = dealer.at(33);
      return [rng.next(), rng.next(), rng.next()];
    };
    const dealer = createDealer('spare');
    const once = drawn(dealer);
    dealer.at(5).next();
    expect(drawn(dealer)).toEqual(once);
    expect(drawn()).toEqual(once);
  });

  it('deals every card as often as the others', () => {
    const cards = 60;
    const counts = new Array<number>(cards).fill(0);
    const dealer = createDealer('uniform');
    for (let place = 0; place < 60_000; place++) {
      const card = below(dealer.at(place), cards);
      counts[card] = (counts[card] as number) + 1;
    }
    expect(
      chiSquare(
        counts,
        counts.map(() => 1),
      ),
    ).toBeLessThan(chiSquareLimit(cards - 1));
  });

  it('deals neighbouring places independently of each other', () => {
    const pairs = new Array<number>(36).fill(0);
    const dealer = createDealer('pairs');
    for (let place = 0; place < 72_000; place += 2) {
      const pair = below(dealer.at(place), 6) * 6 + below(dealer.at(place + 1), 6);
      pairs[pair] = (pairs[pair] as number) + 1;
    }
    expect(
      chiSquare(
        pairs,
        pairs.map(() => 1),
      ),
    ).toBeLessThan(chiSquareLimit(35));
  });
});

describe('drawOutcome', () => {
  const ticketOf = (ticket: number): Rng => ({ next: () => ticket });
  const weights = [3, 1, 0, 2];
  const list = {
    kind: 'chance' as const,
    outcomes: weights.map((weight, outcome) => ({ outcome, weight })).filter(({ weight }) => weight > 0),
  };
  const lottery = drawsFrom(4, 3, (card) => card)(weights);

  it('gives the list and the lottery the same outcome for the same ticket', () => {
    const drawn = [0, 1, 2, 3, 4, 5].map((ticket) => drawOutcome(list, ticketOf(ticket)));
    expect(drawn).toEqual([0, 0, 0, 1, 3, 3]);
    expect([0, 1, 2, 3, 4, 5].map((ticket) => drawOutcome(lottery, ticketOf(ticket)))).toEqual(drawn);
    expect(lottery.outcomes).toEqual(list.outcomes);
  });

  it('does so for any bag and seed', () => {
    const bags = fc
      .array(fc.nat(2), { minLength: 35, maxLength: 35 })
      .filter((bag) => bag.some((n) => n > 0));
    const draws = drawsFrom(35, 2, (card) => ({ card }));
    fc.assert(
      fc.property(bags, anySeed, fc.nat(1000), (bag, seed, place) => {
        const wait = draws(bag);
        const fromLottery = drawOutcome(wait, createDealer(seed).at(place));
        const fromList = drawOutcome(
          { kind: 'chance', outcomes: wait.outcomes },
          createDealer(seed).at(place),
        );
        expect(fromLottery).toBe(fromList);
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  it('draws each outcome as often as its weight says', () => {
    const dealer = createDealer('weights');
    const bag = bagOf(4, [0, 0, 0, 1, 3, 3]);
    const wait = drawsFrom(4, 3, (card) => card)(bag);
    const counts = [0, 0, 0, 0];
    for (let place = 0; place < 12_000; place++) {
      const card = drawOutcome(wait, dealer.at(place));
      counts[card] = (counts[card] as number) + 1;
    }
    expect(counts[2]).toBe(0);
    expect(chiSquare(counts.toSpliced(2, 1), [3, 1, 2])).toBeLessThan(chiSquareLimit(2));
  });
});
