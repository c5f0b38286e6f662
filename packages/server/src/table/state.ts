// The state of a table: the fold of its log.
import type { Seat } from '@planisphere/core';
import type { AskKind, EndReason, GuestInfo } from '@planisphere/protocol';
import { type ClockState, newClock } from './clock.ts';
import type { GameCourse } from './course.ts';
import type { Fixed } from './fixed.ts';

export interface SeatState {
  readonly guest: GuestInfo | undefined;
  /** The level of the bot that owns the seat. */
  readonly bot: string | undefined;
  /** The level of the bot that plays for an absent guest. */
  readonly standIn: string | undefined;
  /** The time at which a stand-in takes over. */
  readonly notice: number | undefined;
  readonly resigned: boolean;
}

export interface AskState {
  readonly what: AskKind;
  readonly seat: Seat;
  /** For undo: the number of events that remain. */
  readonly length: number | undefined;
  readonly agreed: readonly Seat[];
}

/** The number of chat lines. */
export interface SaidState {
  /** By guest. */
  readonly by: Readonly<Record<string, number>>;
  /** Of all spectators together. */
  readonly watching: number;
}

export interface EndState {
  readonly reason: EndReason;
  readonly winners: readonly Seat[];
  readonly scores: readonly number[] | undefined;
}

export interface TableState {
  readonly seq: number;
  readonly status: 'open' | 'playing' | 'over';
  readonly seats: readonly SeatState[];
  /** Undefined until the game starts. */
  readonly course: GameCourse | undefined;
  readonly clock: ClockState;
  readonly ask: AskState | undefined;
  readonly assisted: boolean;
  /** Everybody has agreed to hints. */
  readonly hints: boolean;
  /** Everybody has agreed to talk freely. */
  readonly chat: boolean;
  readonly end: EndState | undefined;
  readonly rematch: string | undefined;
  /** Guests whom the host has removed: they may not sit here again. */
  readonly dismissed: readonly string[];
  readonly said: SaidState;
  /** Guests whom the host has muted. */
  readonly silenced: readonly string[];
}

/** The state before the first entry. */
export function newTable({ settings, players }: Fixed): TableState {
  const seats = settings.seats.map((plan) => emptySeat(plan.kind === 'bot' ? plan.level : undefined));
  return {
    seq: 0,
    status: 'open',
    seats,
    course: undefined,
    clock: newClock(settings.pace, players),
    ask: undefined,
    assisted: false,
    hints: false,
    chat: false,
    end: undefined,
    rematch: undefined,
    dismissed: [],
    said: { by: {}, watching: 0 },
    silenced: [],
  };
}

export function emptySeat(bot: string | undefined): SeatState {
  return { guest: undefined, bot, standIn: undefined, notice: undefined, resigned: false };
}

/** The level of the bot that plays this seat now, if any. */
export function botAt(seat: SeatState | undefined): string | undefined {
  return seat?.standIn ?? seat?.bot;
}

export function seatsHeldBy(state: TableState, guest: string | undefined): readonly Seat[] {
  if (guest === undefined) return [];
  return state.seats.flatMap((seat, index) => (seat.guest?.id === guest ? [index as Seat] : []));
}

/** A bot plays for this person, or will after the notice, and they can still return. */
export function isMissed(seat: SeatState | undefined): boolean {
  return seat !== undefined && !seat.resigned && (seat.standIn !== undefined || seat.notice !== undefined);
}

/** Seats of people other than this guest who play for themselves. */
export function playersBeside(state: TableState, guest: string): readonly Seat[] {
  return personsBeside(state, guest).filter((seat) => {
    const there = state.seats[seat];
    return there?.standIn === undefined && there?.resigned === false;
  });
}

/**
 * Seats of the people who have to agree when this guest asks for something, also while a bot plays for them. A player who
 * gave up is asked for a rematch only.
 */
export function votersBeside(state: TableState, guest: string, what: AskKind): readonly Seat[] {
  const beside = personsBeside(state, guest);
  return what === 'rematch' ? beside : beside.filter((seat) => state.seats[seat]?.resigned === false);
}

/** A deleted guest has the id '' and is no person. */
function personsBeside(state: TableState, guest: string): readonly Seat[] {
  return state.seats.flatMap((seat, index) => {
    const id = seat.guest?.id ?? '';
    return id === '' || id === guest ? [] : [index as Seat];
  });
}
