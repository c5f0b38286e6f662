// A world consistent with a view: every hidden place gets a card that may lie there, all such worlds about equally
// likely.
import { below, cardsIn, type Rng } from '@planisphere/core';
import { type Card, HIDDEN, STARTERS } from './cards.ts';
import { bound, fillPlaces, type Item, type Place, type Puzzle } from './hidden.ts';
import { moverOf, type Position, type Side } from './position.ts';

export function imagine(view: Position, rng: Rng): Position {
  const puzzle = puzzleOf(view);
  const { places, taken } = puzzle;
  if (places.length === 0) return view;
  const cards = fillPlaces(puzzle, poolOf(view), rng);
  const [a, b] = view.sides;
  const sides: [Side, Side] = [
    filled(a, contents(places, cards, 0), rng),
    filled(b, contents(places, cards, 1), rng),
  ];
  const drawnAt = places.findIndex(({ at }) => at === 'drawn');
  const drawn = drawnAt < 0 ? view.drawn : (cards[drawnAt] as Card);
  return { ...view, sides, drawn, unseen: leftUnseen(view, cards, taken) };
}

/** Whether any world is consistent with this view. Input from strangers may contradict itself. */
export function isImaginable(view: Position): boolean {
  return bound(puzzleOf(view), poolOf(view), { next: () => 0 }) !== undefined;
}

function puzzleOf(view: Position): Puzzle {
  const places = view.sides.flatMap((side, seat) => hiddenPlaces(side, seat as 0 | 1));
  if (view.drawn === HIDDEN) places.push({ seat: moverOf(view), at: 'drawn', index: 0, told: undefined });
  return { places, taken: view.sides.flatMap((side, seat) => takenItems(side, seat as 0 | 1)) };
}

function poolOf(view: Position): Card[] {
  const starting = view.phase === 'starters' || view.phase === 'start';
  return starting ? startersLeft(view) : cardsIn(view.unseen);
}

function hiddenPlaces(side: Side, seat: 0 | 1): Place[] {
  const places: Place[] = [];
  side.hand.forEach((card, index) => {
    if (card === HIDDEN) places.push({ seat, at: 'hand', index, told: undefined });
  });
  side.telescope.forEach((card, index) => {
    const down = side.down[index];
    if (card === HIDDEN)
      places.push({ seat, at: 'slot', index, told: down?.from === 'hand' ? down : undefined });
  });
  return places;
}

/** The taken cards of a hidden hand; the viewer's own hand needs none, because the viewer sees it. */
function takenItems(side: Side, seat: 0 | 1): Item[] {
  return side.hand[0] === HIDDEN ? side.taken.map(({ card, turn }) => ({ card, by: seat, turn })) : [];
}

/** Only starters have been dealt yet, one of each type. */
function startersLeft(view: Position): Card[] {
  const held = view.sides.flatMap(({ hand }) => hand);
  return STARTERS.filter((card) => !held.includes(card));
}

type Content = readonly [Place, Card];

function contents(places: readonly Place[], cards: readonly Card[], seat: 0 | 1): readonly Content[] {
  return places
    .map((place, index): Content => [place, cards[index] as Card])
    .filter(([place]) => place.seat === seat);
}

function filled(side: Side, content: readonly Content[], rng: Rng): Side {
  const hand = side.hand.slice();
  const telescope = side.telescope.slice();
  for (const [{ at, index }, card] of content) {
    if (at === 'hand') hand[index] = card;
    if (at === 'slot') telescope[index] = card;
  }
  hand.sort((x, y) => x - y);
  const answer = side.answer === HIDDEN ? (hand[below(rng, hand.length)] as Card) : side.answer;
  return { ...side, hand, telescope, answer };
}

/** The rest of the unseen cards; openly taken cards were never among them. */
function leftUnseen(view: Position, cards: readonly Card[], taken: readonly Item[]): number[] {
  const unseen = view.unseen.slice();
  for (const card of cards) unseen[card] = (unseen[card] as number) - 1;
  for (const { card } of taken) unseen[card] = (unseen[card] as number) + 1;
  return unseen;
}
