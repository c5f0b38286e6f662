// Folds the log of a table into its state, one entry at a time. Pure: the same entries give the same table on every node
// and after every restart.
import { type Seat, seatsOf } from '@planisphere/core';
import { handedTo, spend } from './clock.ts';
import { openingCourse, parseOwnEvent, waitingSeats } from './course.ts';
import type { Entry } from './entry.ts';
import type { Fixed } from './fixed.ts';
import { botAt, emptySeat, type SaidState, type SeatState, type TableState } from './state.ts';

/** The table after one more entry. */
export function fold(fixed: Fixed, before: TableState, entry: Entry): TableState {
  const state = { ...before, seq: before.seq + 1 };
  const seat = (index: Seat, change: Partial<SeatState>): TableState => ({
    ...state,
    seats: state.seats.map((each, i) => (i === index ? { ...each, ...change } : each)),
  });
  switch (entry.t) {
    case 'plan':
      return { ...state, seats: state.seats.with(entry.seat, emptySeat(entry.bot)) };
    case 'sit':
      return seat(entry.seat, { guest: entry.guest });
    case 'stand':
      return seat(entry.seat, { guest: undefined });
    case 'dismiss': {
      const dismissed = [...state.dismissed, entry.guest.id];
      return { ...seat(entry.seat, { guest: undefined }), dismissed };
    }
    case 'swap':
      return { ...state, seats: swapped(state.seats, entry.seat, entry.with) };
    case 'start':
      return timed({ ...state, status: 'playing', course: openingCourse(fixed) }, { at: entry.at });
    case 'event':
      return played(fixed, state, entry);
    case 'rewind': {
      const course = state.course?.undo(entry.length);
      const rewound = { ...state, course, ask: undefined, assisted: state.assisted || entry.assisted };
      return timed(rewound, { at: entry.at });
    }
    case 'ask':
      return { ...state, ask: { what: entry.what, seat: entry.seat, length: entry.length, agreed: [] } };
    case 'answer':
      return answered(state, entry);
    case 'hints':
      return { ...state, hints: true, assisted: true, ask: undefined };
    case 'chat':
      return { ...state, chat: true, ask: undefined };
    case 'resign':
    case 'timeout':
      return timed(seat(entry.seat, { resigned: true, notice: undefined }), { at: entry.at });
    case 'notice':
      return seat(entry.seat, { notice: entry.until });
    case 'standin':
      return timed(seat(entry.seat, { standIn: entry.bot, notice: undefined }), { at: entry.at });
    case 'back':
      return timed(seat(entry.seat, { standIn: undefined, notice: undefined }), { at: entry.at });
    case 'end': {
      const { reason, winners, scores } = entry;
      const over = { ...state, status: 'over' as const, ask: undefined, end: { reason, winners, scores } };
      return { ...over, clock: handedTo(over.clock, [], { at: entry.at, actor: undefined }) };
    }
    case 'say':
      return { ...state, said: saidAfter(state.said, entry) };
    case 'silence': {
      const others = state.silenced.filter((guest) => guest !== entry.guest);
      return { ...state, silenced: entry.on ? [...others, entry.guest] : others };
    }
    case 'rematch':
      return { ...state, rematch: entry.code, ask: undefined };
    default:
      return state;
  }
}

function saidAfter({ by, watching }: SaidState, { guest, seat }: Extract<Entry, { t: 'say' }>): SaidState {
  return {
    by: { ...by, [guest.id]: (by[guest.id] ?? 0) + 1 },
    watching: watching + (seat === undefined ? 1 : 0),
  };
}

function swapped(seats: readonly SeatState[], a: Seat, b: Seat): readonly SeatState[] {
  return seats.with(a, seats[b] as SeatState).with(b, seats[a] as SeatState);
}

function answered(state: TableState, { seat, yes }: { seat: Seat; yes: boolean }): TableState {
  if (state.ask === undefined) return state;
  return { ...state, ask: yes ? { ...state.ask, agreed: [...state.ask.agreed, seat] } : undefined };
}

function played(fixed: Fixed, state: TableState, entry: Extract<Entry, { t: 'event' }>): TableState {
  const event = parseOwnEvent(fixed, entry.text);
  const course = (state.course ?? openingCourse(fixed)).with(event);
  if (event.by === 'chance') return timed({ ...state, course }, { at: entry.at });
  const seats = present(state.seats, event.by);
  const clock = spend(state.clock, fixed.settings.pace, { seat: event.by, spent: entry.spent ?? 0 });
  const acted = { ...state, course, seats, clock, ask: undefined };
  return timed(acted, { at: entry.at, actor: event.by });
}

/** A player who acts is present: their notice ends. */
function present(seats: readonly SeatState[], seat: Seat): readonly SeatState[] {
  const there = seats[seat];
  return there?.notice === undefined ? seats : seats.with(seat, { ...there, notice: undefined });
}

/** Only people have a clock; a bot has its own time limit. */
function timed(state: TableState, now: { at: number; actor?: Seat }): TableState {
  const running = waitingSeats(state.course).seats.filter((seat) => botAt(state.seats[seat]) === undefined);
  const clock = handedTo(state.clock, running, { at: now.at, actor: now.actor });
  return { ...state, clock };
}

export function emptySeats(state: TableState): readonly Seat[] {
  return seatsOf(state.seats.length).filter(
    (seat) => state.seats[seat]?.guest === undefined && state.seats[seat]?.bot === undefined,
  );
}
