// Ships search: take any card out of a deck, shuffle the deck, put the card face up on top. A major power may do it
// again with another deck. With the Thrusters a ship that was paid goes under its deck first (DISC-1).
import {
  contentsOf,
  countInHeap,
  isEmptyPile,
  shuffledWithout,
  withAtBottom,
  withOnTop,
} from '@planisphere/core';
import { type Action, type ActionOf, searchOf } from '../actions.ts';
import { belongsTo, EVERY_DECK, faceIn } from '../cards.ts';
import { takeDiscarded, turnUp } from '../observatory.ts';
import { copyOf, type Draft, type Position } from '../position.ts';

export function addSearches(actions: Action[], position: Position): void {
  for (const deck of EVERY_DECK) {
    if (deck === position.stage.deck) continue;
    let contents = contentsOf(position.decks[deck]!);
    for (let face = 0; contents !== 0; face++, contents >>= 2) {
      if ((contents & 3) !== 0) actions.push(searchOf(deck, face));
    }
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
  draft.stage = { ...draft.stage, deck };
}

export function checkReturn({ stage }: Position, { deck, card }: ActionOf<'return'>): string | undefined {
  const paid = copyOf(deck, card);
  return stage.kind === 'thrusters' && (paid === stage.one || paid === stage.two) ? undefined : 'DISC-1';
}

export function returnShip(draft: Draft, { deck, card }: ActionOf<'return'>): void {
  takeDiscarded(draft, deck, card);
  draft.decks[deck] = withAtBottom(draft.decks[deck]!, faceIn(deck, card));
}
