// One event further. Works on states and, for an own decision, on the own view: everything a step needs to know is in
// front of the player who takes it.
import { bagSize, type Event, pouredTogether, type Seat, withCard, withoutCard } from '@planisphere/core';
import { firstGap, nextDealt } from './awaiting.ts';
import { type Card, isSatellite, NO_CARDS, NONE, NUMBER_OF, SIX } from './cards.ts';
import type { Action, Outcome, Place } from './events.ts';
import {
  copyPosition,
  copySide,
  type Draft,
  type FaceDown,
  FROM_DECK,
  FROM_ROW,
  HAND,
  type Position,
  putSide,
  ROW,
  type Side,
  sideOf,
  type Taken,
  TURNS,
  withEntry,
  withHeld,
  withoutEntry,
  withoutHeld,
} from './position.ts';

export function apply(position: Position, event: Event<Action, Outcome>): Position {
  const draft = copyPosition(position);
  if (event.by === 'chance') settle(draft, event.outcome);
  else act(draft, event.by, event.action);
  return draft;
}

function act(draft: Draft<Position>, seat: Seat, action: Action): void {
  switch (action.do) {
    case 'start':
    case 'keep':
      return answer(draft, seat, action.card);
    case 'replace':
      return discardRow(draft);
    case 'leave':
      draft.phase = 'take';
      return;
    case 'take':
      return takeCard(draft, seat, action.coordinate);
    case 'play':
      return playCard(draft, seat, action);
    case 'place':
      return placeCard(draft, seat, action.to);
  }
}

/** Both answers count only when both are in: then they are carried out together (SETUP-1, END-1). */
function answer(draft: Draft<Position>, seat: Seat, card: Card): void {
  const side = copySide(sideOf(draft, seat));
  side.answer = card;
  putSide(draft, seat, side);
  const [a, b] = draft.sides;
  if (a.answer === NONE || b.answer === NONE) return;
  const starting = draft.phase === 'start';
  draft.sides = starting ? [started(a), started(b)] : [kept(a), kept(b)];
  draft.phase = starting ? 'hands' : 'over';
}

function started(side: Side): Side {
  const next = copySide(side);
  const [other] = withoutHeld(side.hand, side.answer);
  next.hand = [];
  next.telescope = withEntry(side.telescope, 0, side.answer);
  next.notebook = withCard(side.notebook, other as Card);
  next.answer = NONE;
  return next;
}

/** The card that is left over stays in the hand; everything lies open now, so nothing need be remembered. */
function kept(side: Side): Side {
  const next = copySide(side);
  next.hand = withoutHeld(side.hand, side.answer);
  next.taken = [];
  next.notebook = withCard(side.notebook, side.answer);
  next.answer = NONE;
  return next;
}

function discardRow(draft: Draft<Position>): void {
  for (const card of draft.row) draft.discard = withCard(draft.discard, card);
  draft.row = draft.row.map(() => NONE);
  draft.phase = 'refill';
  reshuffle(draft);
}

/** The moment the deck is empty the discards become the deck; shuffling leaves nothing to know (DECK-1). */
function reshuffle(draft: Draft<Position>): void {
  if (draft.deck > 0) return;
  draft.unseen = pouredTogether(draft.unseen, draft.discard);
  draft.deck = bagSize(draft.discard);
  draft.discard = NO_CARDS;
}

function takeCard(draft: Draft<Position>, seat: Seat, coordinate: number): void {
  const card = draft.row[coordinate - 1] as Card;
  const side = copySide(sideOf(draft, seat));
  side.hand = withHeld(side.hand, card);
  side.taken = [...side.taken, { card, turn: draft.turn }];
  putSide(draft, seat, side);
  draft.phase = 'play';
  draft.row = withEntry(draft.row, coordinate - 1, NONE);
  draft.gap = coordinate;
  draft.satellite = isSatellite(card);
}

function playCard(
  draft: Draft<Position>,
  seat: Seat,
  action: { readonly card: Card; readonly to: Place },
): void {
  const { card, to } = action;
  const number = NUMBER_OF[card] as number;
  const side = copySide(sideOf(draft, seat));
  side.hand = withoutHeld(side.hand, card);
  if (to.face === 'up') {
    side.taken = withoutTaken(side.taken, card);
    lay(side, card, { to, down: undefined });
  } else {
    lay(side, card, {
      to,
      down: { from: 'hand', numbers: numbersTold(number, draft.gap), turn: draft.turn },
    });
  }
  putSide(draft, seat, side);
  draft.coordinate = number <= ROW && number !== draft.gap ? number : 0;
  draft.phase = draft.coordinate === 0 ? 'draw' : 'place';
  draft.area = to.area === 'tel' ? 'note' : 'tel';
}

/** What the row position that follows tells of a card: its number, or that it is a 6/0 or the number of the gap. */
function numbersTold(number: number, gap: number): number {
  return number === SIX || number === gap ? (1 << SIX) | (1 << gap) : 1 << number;
}

/**
 * A kind played openly is one taken card less. When two of a kind were taken the later one is struck: the one that is
 * left may have lain face down since the earlier turn.
 */
function withoutTaken(taken: readonly Taken[], card: Card): readonly Taken[] {
  for (let index = taken.length - 1; index >= 0; index--) {
    if ((taken[index] as Taken).card === card) return withoutEntry(taken, index);
  }
  return taken;
}

function lay(
  side: Draft<Side>,
  card: Card,
  at: { readonly to: Place; readonly down: FaceDown | undefined },
): void {
  const { to, down } = at;
  if (to.area === 'note') {
    side.notebook = withCard(side.notebook, card);
    return;
  }
  side.telescope = withEntry(side.telescope, to.slot - 1, card);
  if (down !== undefined) side.down = withEntry(side.down, to.slot - 1, down);
}

function placeCard(draft: Draft<Position>, seat: Seat, to: Place): void {
  const { coordinate } = draft;
  const fromRow = coordinate > 0;
  const side = copySide(sideOf(draft, seat));
  const card = fromRow ? (draft.row[coordinate - 1] as Card) : draft.drawn;
  lay(side, card, { to, down: to.face === 'up' ? undefined : fromRow ? FROM_ROW : FROM_DECK });
  putSide(draft, seat, side);
  if (fromRow) draft.row = withEntry(draft.row, coordinate - 1, NONE);
  draft.phase = 'refill';
  draft.area = undefined;
  draft.coordinate = 0;
  draft.drawn = NONE;
}

function settle(draft: Draft<Position>, outcome: Outcome): void {
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
      return deal(draft, card, 'start');
    case 'hand':
      return deal(draft, card, 'row');
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
  // A refill before anything was taken follows a replaced row: the turn begins now.
  else if (draft.gap === 0) draft.phase = 'take';
  else endTurn(draft);
}

function endTurn(draft: Draft<Position>): void {
  draft.turn++;
  draft.phase = draft.turn === TURNS ? 'keep' : draft.satellite ? 'offer' : 'take';
  draft.gap = 0;
  draft.satellite = false;
}
