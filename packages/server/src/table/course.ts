// The course of a game at a table, without the types of its game. It is an immutable value: a move is computed in full before
// it is written, and dropped when writing fails.
import { type Course, type EventOf, type GameTypes, newCourse, type Seat } from '@planisphere/core';
import type { Fixed } from './fixed.ts';

export type GameEvent = EventOf<GameTypes>;
export type GameCourse = Course<GameTypes>;

/** The course before the first event. */
export function openingCourse({ game, options, players }: Fixed): GameCourse {
  return newCourse(game, options, players);
}

export function parseOwnEvent({ game, code }: Fixed, text: string): GameEvent {
  const event = game.notation.parseEvent(text);
  if (!event.ok) throw new Error(`table ${code}: cannot read one of its own events`); // the text may hold hidden information
  return event.value;
}

/** Seats that have to act, and seats that may act. */
export function waitingSeats(course: GameCourse | undefined): {
  readonly seats: readonly Seat[];
  readonly optional: readonly Seat[];
} {
  const awaiting = course?.awaiting;
  return awaiting?.kind === 'seats' ? awaiting : { seats: [], optional: [] };
}
