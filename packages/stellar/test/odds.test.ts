// The odds of the deck are exact: by hand where that is easy, and against all worlds counted one by one where cards
// have told their number.
import { describe, expect, it } from 'vitest';
import { type Card, HIDDEN, NUMBER_OF, type Position, parseCard } from '../src/index.ts';
import { deckOdds } from '../src/rules/odds.ts';
import { stellarText } from '../src/text/index.ts';
import { at, tel } from './positions.ts';

const card = (text: string): Card => {
  const parsed = parseCard(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};
const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

/** Every way to fill B's hidden places, with all cards distinct: the mean number of each kind in the deck. */
function countWorlds({ sides: [, side], unseen }: Position): readonly number[] {
  const places = [
    ...side.hand.map(() => undefined),
    ...side.down.flatMap((down, slot) => (side.telescope[slot] === HIDDEN ? [down] : [])),
  ];
  const left = unseen.slice();
  const taken = side.taken.slice();
  const totals = unseen.map(() => 0);
  let worlds = 0;
  const fill = (place: number, ways: number): void => {
    if (place === places.length) {
      if (taken.length > 0) return;
      worlds += ways;
      for (const [kind, count] of left.entries()) totals[kind]! += ways * count;
      return;
    }
    const down = places[place];
    const told = down?.from === 'hand' ? down : undefined;
    const fits = (kind: Card): boolean =>
      told === undefined || (told.numbers & (1 << NUMBER_OF[kind]!)) !== 0;
    for (const [index, { card: kind, turn }] of taken.entries()) {
      if (!fits(kind) || (down !== undefined && (told === undefined || turn > told.turn))) continue;
      const [out] = taken.splice(index, 1);
      fill(place + 1, ways);
      taken.splice(index, 0, out!);
    }
    for (const [kind, count] of left.entries()) {
      if (count === 0 || !fits(kind)) continue;
      left[kind] = count - 1;
      fill(place + 1, ways * count);
      left[kind] = count;
    }
  };
  fill(0, 1);
  return totals.map((total) => total / worlds);
}

describe('the odds of the deck', () => {
  it('are what is left where nothing is hidden', () => {
    const position = at({});
    expect(deckOdds(position).map((each) => Math.round(each * 1e9) / 1e9)).toEqual(position.unseen);
  });

  it('are shared evenly with cards that nobody has told anything of', () => {
    const position = at({ 'B.hand': '?,?' });
    const odds = deckOdds(position);
    expect(sum(odds)).toBeCloseTo(position.deck, 9);
    expect(odds[card('P3')]).toBeCloseTo((2 * position.deck) / (position.deck + 2), 9);
  });

  it('KNOW-2 know that a card which told its number is not in the deck', () => {
    const position = at({ turn: '2', 'B.hand': '?,?', 'B.tel': tel({ 1: 'A3', 2: '#?.hand4.1' }) });
    const odds = deckOdds(position);
    const fours = ['P4', 'M4', 'A4', 'C4', 'H4', 'S4'].map(card);
    const left = sum(position.unseen);
    const ofFour = sum(fours.map((each) => position.unseen[each]!));
    expect(sum(fours.map((each) => odds[each]!))).toBeCloseTo(((ofFour - 1) * position.deck) / (left - 1), 9);
    expect(sum(odds)).toBeCloseTo(position.deck, 9);
  });

  it.each([
    ['one that may be a taken card', 'M4@1', { 2: '#?.hand4.1' }],
    ['two, and a card from the deck', 'M4@1,P5@1', { 2: '#?.hand4.1', 3: '#?.hand56.3', 4: '#?.deck' }],
    ['one that was laid before the card was taken', 'M4@3', { 2: '#?.hand4.1' }],
  ])('KNOW-2 are those of all worlds counted one by one: %s', (_, taken, slots) => {
    const position = at({
      turn: '4',
      'B.hand': '?,?',
      'B.taken': taken,
      'B.tel': tel({ 1: 'A3', ...slots }),
    });
    const counted = countWorlds(position);
    for (const [kind, expected] of deckOdds(position).entries())
      expect(expected, `kind ${kind}`).toBeCloseTo(counted[kind]!, 9);
  });

  it('are said in both languages, with shares that add up to all', () => {
    const frame = { viewer: 0, names: ['Léa', 'Tycho'], paint: (text: string) => text, width: 80 } as const;
    for (const locale of ['en', 'fr'] as const) {
      const [part] = stellarText.odds?.(at({ 'B.hand': '?,?' }), { ...frame, locale }) ?? [];
      const shares = part?.rows?.map((row) => Number.parseFloat(row.at(-1)!.replace(',', '.'))) ?? [];
      expect(sum(shares)).toBeCloseTo(100, 0);
    }
  });
});
