// What chance brings: starters, hands, the row and its refills, draws from the deck, the start player
// (SETUP-1 to SETUP-4, TURN-5).
import { bagSize, pouredTogether, withoutCard } from '@planisphere/core';
import { firstGap, nextDealt } from './awaiting.ts';
import { type Card, NO_CARDS } from './cards.ts';
import type { Outcome } from './events.ts';
import {
  copySide,
  type Draft,
  HAND,
  type Position,
  putSide,
  sideOf,
  TURNS,
  withEntry,
  withHeld,
} from './position.ts';

export function settle(draft: Draft<Position>, outcome: Outcome): void {
  if (outcome.deal === 'first') {
    draft.first = outcome.seat;
    draft.phase = 'take';
    return;
  }
  const { card } = outcome;
  draft.unseen = withoutCard(draft.unseen, card);
  draft.deck--;
  switch (outcome.deal) {
    case 'starter':
      deal(draft, card, 'start');
      break;
    case 'hand':
      deal(draft, card, 'row');
      break;
    case 'draw':
      draft.drawn = card;
      draft.phase = 'place';
      break;
    case 'row':
      draft.row = withEntry(draft.row, outcome.coordinate - 1, card);
      refilled(draft);
  }
  reshuffle(draft);
}

function deal(draft: Draft<Position>, card: Card, then: 'start' | 'row'): void {
  const seat = nextDealt(draft);
  const side = copySide(sideOf(draft, seat));
  side.hand = withHeld(side.hand, card);
  putSide(draft, seat, side);
  if (draft.sides[0].hand.length === HAND && draft.sides[1].hand.length === HAND) draft.phase = then;
}

function refilled(draft: Draft<Position>): void {
  if (firstGap(draft.row) > 0) return;
  if (draft.phase === 'row') draft.phase = draft.first === undefined ? 'first' : 'take';
  // No card has been taken in this turn: the row was replaced (SAT-3), and the turn begins.
  else if (draft.gap === 0) draft.phase = 'take';
  else endTurn(draft);
}

function endTurn(draft: Draft<Position>): void {
  draft.turn++;
  draft.phase = draft.turn === TURNS ? 'keep' : draft.satellite ? 'offer' : 'take';
  draft.gap = 0;
  draft.satellite = false;
}

/** As soon as the deck is empty the discards become the deck; shuffling erases all knowledge of them (DECK-1). */
export function reshuffle(draft: Draft<Position>): void {
  if (draft.deck > 0) return;
  draft.unseen = pouredTogether(draft.unseen, draft.discard);
  draft.deck = bagSize(draft.discard);
  draft.discard = NO_CARDS;
}
