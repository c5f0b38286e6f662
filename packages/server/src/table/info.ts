// The public description of a table. It holds the seed only after the end of the game; the seed of a deal that others
// still play stays secret even then.
import { type Seat, seatsOf } from '@planisphere/core';
import type { ClockInfo, SeatInfo, TableInfo } from '@planisphere/protocol';
import { dueOf } from './clock.ts';
import { waitingFor } from './commands/asking.ts';
import { type Fixed, isSealed } from './fixed.ts';
import { letterOf } from './letters.ts';
import { noticeDue } from './notice.ts';
import { botAt, type SeatState, type TableState } from './state.ts';

/** Milliseconds without any server since that moment. */
export type LostSince = (since: number) => number;

export function infoOf(
  fixed: Fixed,
  state: TableState,
  { now, lost }: { readonly now: number; readonly lost: LostSince },
): TableInfo {
  const { ask, end, rematch } = state;
  return {
    code: fixed.code,
    settings: fixed.settings,
    version: fixed.game.version,
    status: state.status,
    opener: fixed.opener,
    seats: state.seats.map((seat, index) => seatInfo(seat, index as Seat, lost)),
    commitment: fixed.commitment,
    assisted: state.assisted,
    ...(state.hints && { hints: true }),
    ...(state.chat && { chat: true }),
    ...(fixed.settings.pace.kind !== 'none' && { clock: clockInfo(fixed, state, lost) }),
    ...(ask !== undefined && {
      ask: { what: ask.what, by: letterOf(ask.seat), waiting: waitingFor(state, ask).map(letterOf) },
    }),
    ...(end !== undefined && {
      end: {
        reason: end.reason,
        winners: end.winners.map(letterOf),
        ...(end.scores !== undefined && { scores: end.scores }),
        ...(!isSealed(fixed, now) && { seed: fixed.seed }),
      },
    }),
    ...(rematch !== undefined && { rematch }),
    ...(state.silenced.length > 0 && { silenced: state.silenced }),
  };
}

function seatInfo(seat: SeatState, index: Seat, lost: LostSince): SeatInfo {
  const bot = botAt(seat);
  return {
    seat: letterOf(index),
    ...(seat.guest !== undefined && { guest: seat.guest }),
    ...(bot !== undefined && { bot }),
    ...(seat.notice !== undefined && { notice: noticeDue(seat.notice, lost) }),
    ...(seat.resigned && { resigned: true }),
  };
}

function clockInfo({ settings, players }: Fixed, { clock }: TableState, lost: LostSince): ClockInfo {
  const running = seatsOf(players).flatMap((seat) => {
    const since = clock.since[seat];
    const due = dueOf(clock, settings.pace, seat);
    if (since === undefined || due === undefined) return [];
    return [{ seat: letterOf(seat), since, due: due + lost(since) }];
  });
  return { pace: settings.pace, bank: clock.bank, running };
}
