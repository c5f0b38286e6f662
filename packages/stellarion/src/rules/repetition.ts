// The same position for the third time ends the game (END-3). A turn puts more cards into the discards than it takes
// back, but for one: the major nebula power that recovers two. So only positions that follow each other by such turns
// can come again, and only those are remembered. With the sun none can: it moves on at each of these turns.
import { samePile } from '@planisphere/core';
import type { Position, Snapshot } from './position.ts';

const MOST_OFTEN = 3;

export const NO_PAST: readonly Snapshot[] = [];

/** What to remember when this position, at the start of a turn, may come again. */
export function remember(position: Position): readonly Snapshot[] {
  // After a proof this is not how the turn started, and how it started can never come again.
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

/** How often this position, at the start of a turn, has been there, this time included. */
export function timesSeen(position: Position): number {
  return 1 + position.past.filter((earlier) => same(earlier, position)).length;
}

export function isThirdTime(position: Position): boolean {
  return position.past.length >= MOST_OFTEN - 1 && timesSeen(position) >= MOST_OFTEN;
}
