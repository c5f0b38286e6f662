// The decisions of a turn: replace the row, take, play, place (TURN-1 to TURN-4, SAT-3).
import { type Seat, withCard } from '@planisphere/core';
import { type Card, isSatellite, NONE, NUMBER_OF, SIX } from './cards.ts';
import { reshuffle } from './deal.ts';
import type { Place } from './events.ts';
import {
  copySide,
  type Draft,
  type FaceDown,
  FROM_DECK,
  FROM_ROW,
  type Position,
  putSide,
  ROW,
  type Side,
  sideOf,
  type TakenCard,
  withEntry,
  withHeld,
  withLast,
  withoutEntry,
  withoutHeld,
} from './position.ts';

export function discardRow(draft: Draft<Position>): void {
  const discard = draft.discard.slice();
  for (const card of draft.row) discard[card] = (discard[card] as number) + 1;
  draft.discard = discard;
  draft.row = draft.row.map(() => NONE);
  draft.phase = 'refill';
  reshuffle(draft);
}

export function takeCard(draft: Draft<Position>, seat: Seat, coordinate: number): void {
  const card = draft.row[coordinate - 1] as Card;
  const side = copySide(sideOf(draft, seat));
  side.hand = withHeld(side.hand, card);
  side.taken = withLast(side.taken, { card, turn: draft.turn });
  putSide(draft, seat, side);
  draft.phase = 'play';
  draft.row = withEntry(draft.row, coordinate - 1, NONE);
  draft.gap = coordinate;
  draft.satellite = isSatellite(card);
}

export function playCard(
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

/** What the following row position tells of a card: its number, or that it is a 6/0 or the number of the gap. */
function numbersTold(number: number, gap: number): number {
  return number === SIX || number === gap ? (1 << SIX) | (1 << gap) : 1 << number;
}

/**
 * An openly played kind is one taken card less. If two of a kind were taken the later one is struck: the other may have
 * lain face down since the earlier turn.
 */
function withoutTaken(taken: readonly TakenCard[], card: Card): readonly TakenCard[] {
  for (let index = taken.length - 1; index >= 0; index--) {
    if ((taken[index] as TakenCard).card === card) return withoutEntry(taken, index);
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

export function placeCard(draft: Draft<Position>, seat: Seat, to: Place): void {
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
