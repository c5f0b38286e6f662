// Giving up, staying away and coming back. A bot stands in for whoever does not play on, so that the others can.
import { botNamesOf } from '@planisphere/bots/minds';
import type { Seat } from '@planisphere/core';
import type { Happening } from '../entry.ts';
import type { Fixed } from '../fixed.ts';
import { noticeFrom } from '../notice.ts';
import { botAt, othersThan, seatsHeldBy, type TableState } from '../state.ts';
import { holdsAny } from './playing.ts';
import { decide, type Hearing, notPlaying, refuse, refuseSeat, type Verdict } from './verdict.ts';

/** Between two, or when nobody else plays on, the game is over; at a larger table a bot plays the seat to the end. */
export function resign(hearing: Hearing, wanted: Seat | undefined): Verdict {
  const { fixed, state, who } = hearing;
  if (state.status !== 'playing') return notPlaying;
  const seat = holdsAny(hearing, wanted);
  if (seat === undefined) return refuseSeat(wanted ?? 0);
  const goesOn = fixed.players > 2 && !fixed.game.cooperative && othersThan(state, who.id).length > 0;
  if (goesOn) return decide({ t: 'resign', seat }, standIn(fixed, seat));
  const winners = fixed.game.cooperative ? [] : stillIn(state, seat);
  return decide({ t: 'resign', seat }, { t: 'end', reason: 'resigned', winners });
}

function stillIn(state: TableState, leaving: Seat): readonly Seat[] {
  return state.seats.flatMap((seat, index) => (index === leaving || seat.resigned ? [] : [index as Seat]));
}

function standIn({ game }: Fixed, seat: Seat): Happening {
  const level = botNamesOf(game).at(-1);
  if (level === undefined) throw new Error(`${game.id} has no bot`);
  return { t: 'standin', seat, bot: level };
}

export function replace(hearing: Hearing, seat: Seat): Verdict {
  const { state, now, who } = hearing;
  if (state.status !== 'playing') return notPlaying;
  const there = state.seats[seat];
  if (there?.guest === undefined || there.guest.id === who.id || botAt(there) !== undefined)
    return refuse('no-such-seat', 'No other person plays this seat.');
  if (there.notice !== undefined) return refuse('already-there', 'The notice is running already.');
  return decide({ t: 'notice', seat, until: noticeFrom(now) });
}

export function back(hearing: Hearing): Verdict {
  const { state, who } = hearing;
  if (state.status !== 'playing') return notPlaying;
  const seats = seatsHeldBy(state, who.id).filter((seat) => {
    const there = state.seats[seat];
    return !there?.resigned && (there?.standIn !== undefined || there?.notice !== undefined);
  });
  if (seats.length === 0) return refuse('nothing-to-take', 'Nobody stands in for you.');
  return decide(...seats.map((seat): Happening => ({ t: 'back', seat })));
}

/** The notice, or the time of this seat, has run out: a bot plays on until the player is back. */
export function outOfTime({ fixed, state }: Hearing, seat: Seat): Verdict {
  const there = state.seats[seat];
  if (state.status !== 'playing' || there?.guest === undefined || botAt(there) !== undefined)
    return notPlaying;
  return decide(standIn(fixed, seat));
}
