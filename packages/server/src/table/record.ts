// The record of a game that is over, with its seed.
import { type GameRecord, makeSeat, recordOf } from '@planisphere/core';
import type { LiveTable } from './live.ts';

/** Undefined while the game goes on. */
export function recordAt({ fixed, state }: Pick<LiveTable, 'fixed' | 'state'>): GameRecord | undefined {
  if (state.status !== 'over' || state.course === undefined) return undefined;
  const seats = state.seats.map(({ guest, bot }) => guest?.name ?? bot ?? '');
  const { seed, commitment } = fixed;
  const { assisted, end } = state;
  const ended =
    end === undefined || end.reason === 'finished'
      ? undefined
      : { reason: end.reason, winners: end.winners.map(makeSeat) };
  return recordOf(state.course, { seats, seed, commitment, assisted, ended });
}
