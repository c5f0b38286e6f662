// The same position for the third time ends the game (END-3). A turn puts more cards into the discards than it takes
// back, with one exception: the major nebula power that recovers two. So only positions joined by such turns can
// repeat, and only those are remembered. With the sun none can: it advances in each of these turns.
import { samePile } from '@planisphere/core';
import type { Position, Snapshot } from './position.ts';

const MOST_OFTEN = 3;

export const NO_PAST: readonly Snapshot[] = [];

/** What to remember if this position, at the start of a turn, may repeat. */
export function remember(position: Position): readonly Snapshot[] {
  // After a proof this is not how the turn started, and its start can never repeat.
  if (position.table.sun || position.stage.begun) return NO_PAST;
  const { turn, decks, discards, outpost, ofType } = position;
  return [...position.past, { turn, decks, discards, outpost, ofType }];
}

function same(a: Snapshot, b: Snapshot): boolean {
  return (
    a.turn === b.turn &&
    a.outpost === b.outpost &&
    a.ofType === b.ofType &&
    a.decks.every((pile, deck) => samePile(pile, b.decks[deck]!)) &&
    a.discards.every((heap, deck) => heap === b.discards[deck])
  );
}

/** How often this position has occurred at the start of a turn, this time included. */
export function timesSeen(position: Position): number {
  return 1 + position.past.filter((earlier) => same(earlier, position)).length;
}

export function isThirdTime(position: Position): boolean {
  return position.past.length >= MOST_OFTEN - 1 && timesSeen(position) >= MOST_OFTEN;
}
