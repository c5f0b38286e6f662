// Ships search: take any card out of a deck, shuffle the deck, put the card face up on top. A major power may do it
// again with another deck. With the Thrusters a paid ship goes under its deck first (DISC-1).
import {
  contentsOf,
  countInHeap,
  isEmptyPile,
  kindsOf,
  type Menu,
  madeOnce,
  shuffledWithout,
  withAtBottom,
  withOnTop,
} from '@planisphere/core';
import { type Action, type ActionOf, searchOf } from '../actions.ts';
import { belongsTo, type Deck, faceIn, facesIn, HEAPS } from '../cards.ts';
import { openDiscards, takeDiscarded, turnUp } from '../observatory.ts';
import { copyOf, type Draft, type Position } from '../position.ts';

/** What can be found in a deck with these kinds: deck × HEAPS + heap. */
const searchesIn = madeOnce(8 * HEAPS, (index): readonly Action[] =>
  facesIn(index & (HEAPS - 1)).map((face) => searchOf(Math.floor(index / HEAPS) as Deck, face)),
);

export function addSearches(menu: Menu<Action>, { decks, stage }: Position): void {
  for (let deck = 0; deck < 8; deck++) {
    if (deck !== stage.deck) menu.add(searchesIn(deck * HEAPS + kindsOf(contentsOf(decks[deck]!))));
  }
}

export function checkSearch(position: Position, { deck, card }: ActionOf<'search'>): string | undefined {
  const pile = position.decks[deck]!;
  if (isEmptyPile(pile)) return 'SHIP-3';
  if (deck === position.stage.deck) return 'SHIP-2';
  const found = belongsTo(card, deck) && countInHeap(contentsOf(pile), faceIn(deck, card)) > 0;
  return found ? undefined : 'SHIP-1';
}

export function search(draft: Draft, { deck, card }: ActionOf<'search'>): void {
  const face = faceIn(deck, card);
  draft.decks[deck] = withOnTop(shuffledWithout(draft.decks[deck]!, face), face);
  turnUp(draft, deck);
}

export function checkReturn({ stage }: Position, { deck, card }: ActionOf<'return'>): string | undefined {
  const paid = copyOf(deck, card);
  return stage.kind === 'thrusters' && (paid === stage.one || paid === stage.two) ? undefined : 'DISC-1';
}

export function returnShip(draft: Draft, { deck, card }: ActionOf<'return'>): void {
  openDiscards(draft);
  takeDiscarded(draft, deck, card);
  draft.decks[deck] = withAtBottom(draft.decks[deck]!, faceIn(deck, card));
}
