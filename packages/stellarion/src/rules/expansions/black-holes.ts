// Expansion 1, Black Holes and Revelations (pages 14–15).
//
// Preparation: a black hole is shuffled into each deck; five advanced voyages are added.
// A third action, the Crossing: discard four black holes of the Observatory and take three voyages of your choice.
// The game is lost when neither Launch nor Coordination nor Crossing is possible.
// Black holes have no type: they neither launch nor coordinate, they are never recovered and never stationed.
// Two players: the Crossing is the action of the turn, and its voyages can be given to the partner in that turn.
import { madeOnce, type Seat, seatsOf } from '@planisphere/core';
import { type Action, crossOf, EVERY_SLOT, type Slot, takeOf } from '../actions.ts';
import { BLACK_HOLE, bitCount, isRising } from '../cards.ts';
import { endTurn } from '../ending.ts';
import { decksWithoutType, openDiscards, pay, shown } from '../observatory.ts';
import { type Draft, draftOf, type Position } from '../position.ts';
import { NO_PAST } from '../repetition.ts';
import { claimStage } from '../stages.ts';
import { galaxyAt, hasRoom, takeVoyage, voyageCount } from '../voyages.ts';

const BLACK_HOLES_TO_CROSS = 4;
const VOYAGES_TAKEN = 3;

/** The decks that show a black hole: a bit each. */
function holes(position: Position): number {
  return decksWithoutType(position) & 255;
}

/** CROSS-2: all remaining ones, if there are fewer. */
function claims(position: Position): number {
  return Math.min(VOYAGES_TAKEN, voyageCount(position.voyages));
}

export function canCross(position: Position): boolean {
  if (!position.table.blackHoles || bitCount(holes(position)) < BLACK_HOLES_TO_CROSS) return false;
  return canShare(position, claims(position));
}

/** Every four of the decks of a mask. */
const crossingsOf = madeOnce(256, (mask): readonly Action[] => {
  const fours = Array.from({ length: 256 }, (_, four) => four);
  return fours.filter((four) => (four & ~mask) === 0 && bitCount(four) === BLACK_HOLES_TO_CROSS).map(crossOf);
});

export function crossings(position: Position): readonly Action[] {
  return crossingsOf(canCross(position) ? holes(position) : 0);
}

export function checkCross(position: Position, { decks }: Action & { kind: 'cross' }): string | undefined {
  if (decks.length !== BLACK_HOLES_TO_CROSS || !isRising(decks)) return 'CROSS-1';
  if (!decks.every((deck) => shown(position, deck) === BLACK_HOLE)) return 'CROSS-1';
  return canShare(position, claims(position)) ? undefined : 'CROSS-4';
}

export function cross(draft: Draft, { decks }: Action & { kind: 'cross' }): void {
  openDiscards(draft);
  for (const deck of decks) pay(draft, deck);
  draft.past = NO_PAST;
  const left = claims(draft);
  if (left === 0) endTurn(draft);
  else draft.stage = claimStage(left);
}

/** CROSS-3: each voyage goes to the player or, as a gift, to the partner. */
export function takings(position: Position): readonly Action[] {
  const actions: Action[] = [];
  for (const slot of EVERY_SLOT) {
    for (const to of seatsOf(position.table.players)) {
      if (refusalToTake(position, slot, to) === undefined) actions.push(takeOf(slot, to));
    }
  }
  return actions;
}

function refusalToTake(position: Position, slot: Slot, to: Seat): string | undefined {
  const galaxy = galaxyAt(position, slot);
  if (galaxy === undefined) return position.table.mirrors ? 'MIRROR-3' : 'CROSS-2';
  if (!hasRoom(position, to, galaxy)) return 'DUO-3';
  if (position.table.players === 1) return undefined;
  return canShare(taken(position, slot, to), position.stage.left - 1) ? undefined : 'CROSS-4';
}

/** Whether this many voyages can be taken one after another within the limits of both piles (CROSS-4). */
function canShare(position: Position, left: number): boolean {
  if (left === 0 || position.table.players === 1) return true;
  return EVERY_SLOT.some((slot) => {
    const galaxy = galaxyAt(position, slot);
    if (galaxy === undefined) return false;
    return seatsOf(position.table.players).some(
      (to) => hasRoom(position, to, galaxy) && canShare(taken(position, slot, to), left - 1),
    );
  });
}

function taken(position: Position, slot: Slot, to: Seat): Position {
  const draft = draftOf(position);
  takeVoyage(draft, slot, to);
  return draft;
}

export function checkTake(position: Position, { voyage, to }: Action & { kind: 'take' }): string | undefined {
  if (to >= position.table.players) return 'CROSS-3';
  return refusalToTake(position, voyage, to);
}

export function take(draft: Draft, { voyage, to }: Action & { kind: 'take' }): void {
  const left = draft.stage.left - 1;
  takeVoyage(draft, voyage, to);
  if (draft.ending !== undefined) return;
  if (left === 0) endTurn(draft);
  else draft.stage = claimStage(left);
}
