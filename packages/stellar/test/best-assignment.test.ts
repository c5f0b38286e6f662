// The best joint use of satellites and 6/0 cards, against a second scorer that tries every way.
import { cardsIn } from '@planisphere/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Breakdown, makeCard, type SeatScore } from '../src/index.ts';
import { WHOLE_DECK } from '../src/rules/cards.ts';
import { sheet, tel } from './positions.ts';
import { bestWay, type Hand, scores } from './score-by-hand.ts';

const ALL = cardsIn(WHOLE_DECK).map(makeCard);

/** Two full telescopes, some cards of them face down, and two notebooks of thirteen, dealt from the sixty cards. */
const game = fc
  .tuple(
    fc.shuffledSubarray(ALL, { minLength: 60 }),
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 24, maxLength: 24 }),
  )
  .map(([cards, down]): readonly [Hand, Hand] => {
    const slots = cards.slice(0, 24).map((card, index) => (down[index] === 0 ? `#${card}.row` : card));
    return [
      { tel: slots.slice(0, 12), note: cards.slice(24, 37) },
      { tel: slots.slice(12), note: cards.slice(37, 50) },
    ];
  });

/** Special cards are rare in a deal; here they make up most of a notebook. */
const special = fc
  .tuple(
    fc.subarray(['S1', 'S2', 'S3', 'S4', 'S5'], { minLength: 2 }),
    fc.subarray(['P6', 'M6', 'A6', 'C6', 'H6'], { minLength: 1 }),
    fc.subarray(ALL.filter((card) => /[PMACH][1-5]/.test(card)).slice(0, -1), { maxLength: 9 }),
    fc.subarray(['P1', 'M1', 'A2', 'C2', 'H3', 'P4', 'A5', 'H5'], { minLength: 3 }),
  )
  .filter(([, , plain, slots]) => slots.every((card) => plain.filter((other) => other === card).length < 2))
  .map(([sats, sixes, plain, slots]): Hand => {
    return { tel: slots, note: [...sats, ...sixes, ...plain] };
  });

function sheetOf(a: Hand, b?: Hand): Breakdown {
  const side = (name: string, hand: Hand) => ({
    [`${name}.tel`]: tel(Object.fromEntries(hand.tel.map((word, index) => [index + 1, word]))),
    [`${name}.note`]: hand.note.join(','),
  });
  return sheet({ ...side('A', a), ...(b === undefined ? {} : side('B', b)) });
}

/** Every satellite of the notebook has joined one stack, and the types add up to their claims. */
function checkSheet({ types, starPoints: points }: SeatScore, { note }: Hand): void {
  const joined = types.flatMap(({ satellites }) => satellites.map((number) => `S${number}`));
  expect(joined.sort()).toEqual(note.filter((word) => word[0] === 'S').sort());
  expect(types.reduce((sum, type) => sum + type.stars * type.run.length, 0)).toBe(points);
  for (const [index, type] of types.entries()) {
    const letter = 'PMACH'[index] as string;
    for (const number of type.run) {
      const present =
        type.satellites.includes(number) ||
        (type.zeroSix === number && note.includes(`${letter}6`)) ||
        (number % 6 !== 0 && note.includes(`${letter}${number}`));
      expect(present, `${letter}${number} of a run in ${note}`).toBe(true);
    }
  }
}

describe('SCORE-6 the best joint assignment', () => {
  it('SCORE-6 is found in any deal of the sixty cards', () => {
    fc.assert(
      fc.property(game, ([a, b]) => {
        const { seats } = sheetOf(a, b);
        expect(seats.map(({ total }) => total)).toEqual(scores(a, b));
        checkSheet(seats[0], a);
        checkSheet(seats[1], b);
      }),
      { numRuns: 300 },
    );
  });

  it('SCORE-6 is found in notebooks full of special cards', () => {
    fc.assert(
      fc.property(special, (hand) => {
        const { seats } = sheetOf(hand);
        const best = bestWay(hand);
        expect(seats[0].starPoints).toBe(best.points);
        expect(seats[0].types.map(({ satellites }) => satellites)).toEqual(best.satellites);
        checkSheet(seats[0], hand);
      }),
      { numRuns: 150 },
    );
  });

  it('SCORE-6 a satellite serves the type where it is worth most, not the longest run', () => {
    const hand: Hand = { tel: ['M1', 'A4'], note: ['A1', 'A2', 'A4', 'A5', 'M4', 'S3'] };
    expect(sheetOf(hand).seats[0].types.map(({ points }) => points)).toEqual([0, 6, 2, 0, 0]);
  });

  it('SCORE-6 a 6/0 and a satellite are chosen together', () => {
    const hand: Hand = { tel: ['M1'], note: ['M2', 'M6', 'M5', 'S1', 'S4'] };
    const { types } = sheetOf(hand).seats[0];
    expect(types[1]).toMatchObject({ run: [0, 1, 2], zeroSix: 0, multiplier: 3 });
  });
});
