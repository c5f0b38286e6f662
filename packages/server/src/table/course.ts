// The game at a table of this server: the one course of a game, with the types of all games forgotten. It is a value, so that
// a move can be worked out in full before it is written, and forgotten when writing fails.
import { type Course, type EventOf, type GameTypes, newCourse, type Seat } from '@planisphere/core';
import type { Fixed } from './fixed.ts';

export type GameEvent = EventOf<GameTypes>;
export type GameCourse = Course<GameTypes>;

/** The empty table. */
export function openingCourse({ game, options, players }: Fixed): GameCourse {
  return newCourse(game, options, players);
}

export function parseOwnEvent({ game, code }: Fixed, text: string): GameEvent {
  const event = game.notation.parseEvent(text);
  if (!event.ok) throw new Error(`table ${code}: cannot read one of its own events`); // not which: it may be hidden
  return event.value;
}

/** Seats for which the game waits, and seats that may act besides. */
export function waitingSeats(course: GameCourse | undefined): {
  readonly seats: readonly Seat[];
  readonly optional: readonly Seat[];
} {
  const awaiting = course?.awaiting;
  return awaiting?.kind === 'seats' ? awaiting : { seats: [], optional: [] };
}
