// The legal actions of a seat. The seat's view suffices.
import type { Refusal, Seat } from '@planisphere/core';
import { type Card, NONE } from './cards.ts';
import {
  type Action,
  FACES,
  keep,
  LEAVE,
  NOTEBOOK,
  type Place,
  type PlaceTable,
  PUTS,
  place,
  play,
  playsOf,
  REPLACE,
  startWith,
  take,
} from './events.ts';
import { isSecondOfKind, moverOf, type Position, ROW, sideOf } from './position.ts';
import { faceUpSlots, type Outline, outlineOf, slotBit } from './telescope.ts';

export function legal(position: Position, seat: Seat): readonly Action[] {
  const side = sideOf(position, seat);
  if (position.phase === 'start') return distinct(side.hand).map(startWith);
  if (position.phase === 'keep') return distinct(side.hand).map(keep);
  if (moverOf(position) !== seat) return [];
  switch (position.phase) {
    case 'offer':
      return OFFER;
    case 'take':
      return ALL_TAKES; // the row is full at the start of a turn
    case 'play':
      return plays(position, seat);
    case 'place':
      return places(position, seat);
    default:
      return [];
  }
}

const ALL_TAKES: readonly Action[] = Array.from({ length: ROW }, (_, index) => take(index + 1));
const OFFER: readonly Action[] = [REPLACE, LEAVE];
const TO_NOTEBOOK: readonly Action[] = [place(NOTEBOOK)];

/** Two cards of a kind give one choice. */
function distinct(hand: readonly Card[]): readonly Card[] {
  return hand.filter((_, index) => !isSecondOfKind(hand, index));
}

function plays(position: Position, seat: Seat): readonly Action[] {
  const { hand } = sideOf(position, seat);
  const outline = outlineAt(position, seat);
  const actions: Action[] = [];
  for (let index = 0; index < hand.length; index++) {
    if (isSecondOfKind(hand, index)) continue;
    const card = hand[index] as Card;
    pushSlots(actions, faceUpSlots(outline, card), { free: outline.free, table: playsOf(card) });
    actions.push(play(card, NOTEBOOK));
  }
  return actions;
}

function places(position: Position, seat: Seat): readonly Action[] {
  if (position.area === 'note') return TO_NOTEBOOK;
  const actions: Action[] = [];
  const outline = outlineAt(position, seat);
  pushSlots(actions, faceUpSlots(outline, followingCard(position)), { free: outline.free, table: PUTS });
  return actions;
}

function outlineAt(position: Position, seat: Seat): Outline {
  const { telescope, down } = sideOf(position, seat);
  return outlineOf(telescope, down);
}

/** The card of step 3. */
export function followingCard(position: Position): Card {
  return position.coordinate > 0 ? (position.row[position.coordinate - 1] as Card) : position.drawn;
}

/** Face up where the rules allow it, face down wherever there is room (TEL-4). */
function pushSlots(
  actions: Action[],
  up: number,
  { free, table }: { free: number; table: PlaceTable },
): void {
  for (let rest = free; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const slot = 32 - Math.clz32(bit);
    if (up & bit) actions.push(table.up[slot] as Action);
    actions.push(table.down[slot] as Action);
  }
}

const STEP_RULE = 'TURN-6';

/** The rule that an action breaks. The caller has checked that the seat is awaited. */
export function check(position: Position, seat: Seat, action: Action): Refusal | undefined {
  const { phase } = position;
  const { hand } = sideOf(position, seat);
  switch (action.do) {
    case 'start':
      if (phase !== 'start') return { rule: STEP_RULE };
      return hand.includes(action.card) ? undefined : { rule: 'SETUP-1' };
    case 'keep':
      if (phase !== 'keep') return { rule: STEP_RULE };
      return hand.includes(action.card) ? undefined : { rule: 'END-1' };
    case 'replace':
    case 'leave':
      return phase === 'offer' ? undefined : { rule: 'SAT-3' };
    case 'take':
      if (phase !== 'take') return { rule: STEP_RULE };
      return isFilled(position, action.coordinate) ? undefined : { rule: 'TURN-1' };
    case 'play':
      if (phase !== 'play') return { rule: STEP_RULE };
      if (!hand.includes(action.card)) return { rule: 'TURN-2' };
      return placeRefusal(position, seat, { card: action.card, to: action.to });
    case 'place':
      if (phase !== 'place') return { rule: STEP_RULE };
      if (action.to.area !== position.area) return { rule: 'TURN-3' };
      return placeRefusal(position, seat, { card: followingCard(position), to: action.to });
  }
}

function isFilled(position: Position, coordinate: number): boolean {
  return (position.row[coordinate - 1] ?? NONE) !== NONE;
}

function placeRefusal(
  position: Position,
  seat: Seat,
  laying: { card: Card; to: Place },
): Refusal | undefined {
  const { card, to } = laying;
  if (to.area === 'note') return to.face === 'up' && to.slot === 0 ? undefined : { rule: 'NOTE-1' };
  const outline = outlineAt(position, seat);
  const bit = slotBit(to.slot);
  const isFree = sideOf(position, seat).telescope[to.slot - 1] === NONE;
  if (!isFree || !FACES.includes(to.face)) return { rule: 'TEL-1' };
  if (to.face === 'down') return undefined;
  return faceUpSlots(outline, card) & bit ? undefined : { rule: 'TEL-2' };
}
