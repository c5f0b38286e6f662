// Exact odds of the deck. Every card that the viewer cannot place is equally likely to lie in any hidden place, but a
// card played face down from the hand told its number (KNOW-2), so the deck has slightly fewer of that number.
import { type Card, HIDDEN, NUMBER_OF, SIX } from './cards.ts';
import type { FaceDown, Position, Side } from './position.ts';

/** By kind: the expected number of them in the deck. Divided by its size, the odds of the next card. */
export function deckOdds(view: Position): readonly number[] {
  const { unseen, deck } = view;
  const ofNumber = new Array<number>(SIX + 1).fill(0);
  for (const [card, count] of unseen.entries()) ofNumber[numberOf(card)]! += count;
  const all = ofNumber.reduce((sum, count) => sum + count, 0);
  const ways = waysToFill(view, ofNumber);
  const weights = ways.map(({ ways: each, dealt }) => each * orders(all - sum(dealt), deck));
  const whole = sum(weights);
  return unseen.map((count, card) => {
    if (count === 0) return 0;
    const number = numberOf(card);
    const expected = ways.reduce((total, { dealt }, index) => {
      const share = 1 - dealt[number]! / ofNumber[number]!;
      return total + weights[index]! * share * (deck / (all - sum(dealt)));
    }, 0);
    return whole === 0 ? 0 : (count * expected) / whole;
  });
}

function numberOf(card: Card): number {
  return NUMBER_OF[card] as number;
}

function sum(list: readonly number[]): number {
  return list.reduce((total, each) => total + each, 0);
}

/** In how many orders `left` cards can lie in the hidden places that told nothing. */
function orders(left: number, deck: number): number {
  let ways = 1;
  for (let card = left; card > deck; card--) ways *= card;
  return ways;
}

interface Filling {
  readonly ways: number;
  /** By number: cards dealt unseen that lie in places that told their number. */
  readonly dealt: readonly number[];
}

/** All ways to fill the places that told a number, by the unseen cards that they use. */
function waysToFill(view: Position, ofNumber: readonly number[]): readonly Filling[] {
  let fillings: readonly Filling[] = [{ ways: 1, dealt: ofNumber.map(() => 0) }];
  for (const seat of [0, 1] as const) fillings = fillSide(view.sides[seat], fillings, ofNumber);
  return fillings;
}

interface Open {
  readonly filling: Filling;
  /** Taken cards that have found no place yet. */
  readonly taken: Side['taken'];
}

/**
 * A place that told its number holds a card its owner took, or one dealt unseen; the other taken cards are in the hand.
 */
function fillSide(side: Side, fillings: readonly Filling[], ofNumber: readonly number[]): readonly Filling[] {
  if (side.hand[0] !== HIDDEN) return fillings;
  const told = side.down.filter((down, slot): down is FaceDown => {
    return down?.from === 'hand' && side.telescope[slot] === HIDDEN;
  });
  let open: readonly Open[] = fillings.map((filling) => ({ filling, taken: side.taken }));
  for (const place of told) open = merged(open.flatMap((each) => fillPlace(each, place, ofNumber)));
  const held = open.flatMap(({ filling, taken }) => {
    const ways = filling.ways * falling(side.hand.length, taken.length);
    return ways === 0 ? [] : [{ filling: { ...filling, ways }, taken: [] }];
  });
  return merged(held).map(({ filling }) => filling);
}

function fillPlace({ filling, taken }: Open, place: FaceDown, ofNumber: readonly number[]): readonly Open[] {
  const { ways, dealt } = filling;
  const fits = (number: number): boolean => (place.numbers & (1 << number)) !== 0;
  const own = taken.flatMap(({ card, turn }, index) =>
    fits(numberOf(card)) && turn <= place.turn
      ? [{ filling, taken: taken.filter((_, other) => other !== index) }]
      : [],
  );
  const unseen = ofNumber.flatMap((count, number) => {
    const left = count - dealt[number]!;
    if (!fits(number) || left <= 0) return [];
    return [{ filling: { ways: ways * left, dealt: dealt.with(number, dealt[number]! + 1) }, taken }];
  });
  return [...own, ...unseen];
}

/** How many ways there are to put so many things in order into so many places. */
function falling(places: number, things: number): number {
  let ways = 1;
  for (let thing = 0; thing < things; thing++) ways *= Math.max(0, places - thing);
  return ways;
}

/** Merges equal results and adds their counts. */
function merged(list: readonly Open[]): readonly Open[] {
  const byKey = new Map<string, Open>();
  for (const { filling, taken } of list) {
    const key = `${filling.dealt.join()} ${taken.map(({ card, turn }) => `${card}@${turn}`).join()}`;
    const known = byKey.get(key);
    const ways = filling.ways + (known?.filling.ways ?? 0);
    byKey.set(key, { filling: { ...filling, ways }, taken });
  }
  return [...byKey.values()];
}
