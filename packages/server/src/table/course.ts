// The game at a table: where it stands, and what follows from one more event. Plain values, so that a move can be
// worked out in full before it is written, and forgotten when writing fails.
import { drawOutcome, type Event, Match, type Seat } from '@planisphere/core';
import type { Fixed } from './fixed.ts';

export type GameEvent = Event<unknown, unknown>;

export interface Course {
  readonly state: unknown;
  /** How many events of the log are chance: the place of the next one in the dealer's stream. */
  readonly chances: number;
  /** How many events there are. */
  readonly length: number;
}

export function newCourse({ game, options, players }: Fixed): Course {
  return { state: game.setup(options, players), chances: 0, length: 0 };
}

export function courseAfter({ game }: Fixed, course: Course, event: GameEvent): Course {
  return {
    state: game.apply(course.state, event),
    chances: course.chances + (event.by === 'chance' ? 1 : 0),
    length: course.length + 1,
  };
}

/** The chance events that are due now, settled from the seed. */
export function dueChance(fixed: Fixed, from: Course): readonly GameEvent[] {
  const { game, dealer } = fixed;
  const events: GameEvent[] = [];
  let course = from;
  for (let due = game.awaiting(course.state); due.kind === 'chance'; due = game.awaiting(course.state)) {
    const event: GameEvent = { by: 'chance', outcome: drawOutcome(due, dealer.at(course.chances)) };
    events.push(event);
    course = courseAfter(fixed, course, event);
  }
  return events;
}

export function parseOwnEvent({ game, code }: Fixed, text: string): GameEvent {
  const event = game.notation.parseEvent(text);
  if (!event.ok) throw new Error(`table ${code}: cannot read one of its own events`); // not which: it may be hidden
  return event.value;
}

/** Seats for which the game waits, and seats that may act besides. */
export function waitingSeats(
  { game }: Fixed,
  course: Course | undefined,
): { readonly seats: readonly Seat[]; readonly optional: readonly Seat[] } {
  const awaiting = course === undefined ? undefined : game.awaiting(course.state);
  return awaiting?.kind === 'seats' ? awaiting : { seats: [], optional: [] };
}

/** The whole match, for what needs its past: undo, the record. */
export function matchOf({ game, options, players }: Fixed, events: readonly GameEvent[]): Match<MatchTypes> {
  const match = new Match<MatchTypes>(game, options, players);
  for (const event of events) match.append(event);
  return match;
}

interface MatchTypes {
  readonly options: unknown;
  readonly position: unknown;
  readonly action: unknown;
  readonly outcome: unknown;
  readonly breakdown: unknown;
}
