// Where a table stands: the fold of its log.
import type { Seat } from '@planisphere/core';
import type { EndReason, GuestInfo } from '@planisphere/protocol';
import { type ClockState, newClock } from './clock.ts';
import type { Course } from './course.ts';
import type { AskKind } from './entry.ts';
import type { Fixed } from './fixed.ts';

export interface SeatState {
  readonly guest: GuestInfo | undefined;
  /** The level of the bot whose seat this is. */
  readonly bot: string | undefined;
  /** The level of the bot that plays for an absent guest. */
  readonly standIn: string | undefined;
  /** When a stand-in will take over. */
  readonly notice: number | undefined;
  readonly resigned: boolean;
}

export interface AskState {
  readonly what: AskKind;
  readonly seat: Seat;
  /** For undo: how many events remain. */
  readonly length: number | undefined;
  readonly agreed: readonly Seat[];
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
  readonly course: Course | undefined;
  readonly clock: ClockState;
  readonly ask: AskState | undefined;
  readonly assisted: boolean;
  /** Everybody has agreed to hints. */
  readonly hints: boolean;
  readonly end: EndState | undefined;
  readonly rematch: string | undefined;
  /** How often somebody has said something. */
  readonly said: number;
}

/** Before anything has happened. */
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
    end: undefined,
    rematch: undefined,
    said: 0,
  };
}

export function emptySeat(bot: string | undefined): SeatState {
  return { guest: undefined, bot, standIn: undefined, notice: undefined, resigned: false };
}

/** The bot that has to act for this seat now, if any. */
export function botAt(seat: SeatState | undefined): string | undefined {
  return seat?.standIn ?? seat?.bot;
}

export function seatsHeldBy(state: TableState, guest: string | undefined): readonly Seat[] {
  if (guest === undefined) return [];
  return state.seats.flatMap((seat, index) => (seat.guest?.id === guest ? [index as Seat] : []));
}

/** Seats of people other than this guest who play for themselves: those who have to agree to something. */
export function othersThan(state: TableState, guest: string): readonly Seat[] {
  return state.seats.flatMap((seat, index) =>
    seat.guest !== undefined && seat.guest.id !== guest && seat.standIn === undefined && !seat.resigned
      ? [index as Seat]
      : [],
  );
}
