// Who finished a rated game at which place: winners first, then the others by points, then those who gave up. Reads the
// table only.
import { makeSeat, type Seat, seatsOf } from '@planisphere/core';
import type { SeatLetter } from '@planisphere/protocol';
import type { SeatState, TableState } from '../table/state.ts';

export interface Finished {
  readonly seat: SeatLetter;
  /** Undefined for the seat of a bot. */
  readonly guest: string | undefined;
  readonly bot: string | undefined;
  readonly place: number;
}

/** Leaves out the seats of deleted guests. */
export function finishedAt(state: TableState): readonly Finished[] {
  return seatsOf(state.seats.length).flatMap((seat) => {
    const there = state.seats[seat];
    if (there === undefined || there.guest?.id === '') return [];
    const whose = { guest: there.guest?.id, bot: there.guest === undefined ? there.bot : undefined };
    if (whose.guest === undefined && whose.bot === undefined) return [];
    return [{ seat: makeSeat(seat) as SeatLetter, ...whose, place: placeOf(state, seat) }];
  });
}

const LAST = 1000;

function placeOf({ seats, end }: TableState, seat: Seat): number {
  if (isGone(seats[seat])) return LAST;
  if (end === undefined || end.winners.includes(seat)) return 1;
  const points = (each: number): number => end.scores?.[each] ?? 0;
  const better = seats.filter((there, other) => !isGone(there) && points(other) > points(seat));
  return 2 + better.length;
}

/** Whether the player gave up, ran out of time, or left a bot to play to the end. */
function isGone(seat: SeatState | undefined): boolean {
  return seat?.resigned === true || seat?.standIn !== undefined;
}
