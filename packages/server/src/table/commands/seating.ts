// Before the game: sitting down, standing up, changing places, bots for seats, and the start.

import { botNamesOf } from '@planisphere/bots/minds';
import { makeSeat, type Seat } from '@planisphere/core';
import type { SeatPlan } from '@planisphere/protocol';
import { newCourse } from '../course.ts';
import type { Happening } from '../entry.ts';
import { emptySeats } from '../fold.ts';
import { seatsHeldBy } from '../state.ts';
import { following } from './playing.ts';
import { decide, type Hearing, notOpen, refuse, refuseSeat, type Verdict } from './verdict.ts';

export function sit(hearing: Hearing, seat: Seat): Verdict {
  const { state, who, fixed } = hearing;
  if (state.status !== 'open') return notOpen;
  const there = state.seats[seat];
  if (there === undefined || there.bot !== undefined)
    return refuse('no-such-seat', `Seat ${makeSeat(seat)} is not for people here.`);
  if (there.guest !== undefined) return refuse('seat-taken', `Seat ${makeSeat(seat)} is taken.`);
  const sitting: Happening = { t: 'sit', seat, guest: who };
  const full = emptySeats(state).length === 1;
  if (!full || fixed.settings.start !== 'full') return decide(sitting);
  return decide(sitting, ...started(hearing));
}

/** The start and what is dealt before the first decision. */
export function started({ fixed }: Pick<Hearing, 'fixed'>): readonly Happening[] {
  return [{ t: 'start' }, ...following(fixed, newCourse(fixed))];
}

export function stand(hearing: Hearing, seat: Seat): Verdict {
  const { state, who } = hearing;
  if (state.status !== 'open') return notOpen;
  return seatsHeldBy(state, who.id).includes(seat) ? decide({ t: 'stand', seat }) : refuseSeat(seat);
}

/** With an empty or a bot's seat one changes alone; two people are changed by the host. */
export function swap(hearing: Hearing, seat: Seat, other: Seat): Verdict {
  const { state } = hearing;
  if (state.status !== 'open') return notOpen;
  if (state.seats[seat] === undefined || state.seats[other] === undefined || seat === other)
    return refuse('no-such-seat', 'There are no such two seats.');
  if (!isHost(hearing)) {
    const mine = seatsHeldBy(state, hearing.who.id);
    const free = [seat, other].filter((each) => !mine.includes(each) && state.seats[each]?.guest);
    if (!mine.includes(seat) && !mine.includes(other)) return refuseSeat(seat);
    if (free.length > 0) return refuse('seat-taken', 'Only the host can move somebody else.');
  }
  return decide({ t: 'swap', seat, with: other });
}

export function plan(hearing: Hearing, seat: Seat, wanted: SeatPlan): Verdict {
  const { state, fixed } = hearing;
  if (state.status !== 'open') return notOpen;
  const there = state.seats[seat];
  if (there === undefined) return refuse('no-such-seat', 'There is no such seat.');
  if (there.guest !== undefined) return refuse('seat-taken', 'Somebody sits there.');
  if (wanted.kind === 'person') return decide({ t: 'plan', seat, bot: undefined });
  if (!botNamesOf(fixed.game).includes(wanted.level))
    return refuse('unknown-bot', `There is no bot ${JSON.stringify(wanted.level)} for this game.`);
  const happening: Happening = { t: 'plan', seat, bot: wanted.level };
  const empty = emptySeats(state);
  const full = empty.length === 1 && empty[0] === seat && fixed.settings.start === 'full';
  return full ? decide(happening, ...started(hearing)) : decide(happening);
}

export function start(hearing: Hearing): Verdict {
  const { state } = hearing;
  if (state.status !== 'open') return notOpen;
  if (emptySeats(state).length > 0) return refuse('seats-empty', 'There are empty seats.');
  return decide(...started(hearing));
}

/** Who opened the table; when they do not sit there, everybody who does. */
export function isHost({ state, fixed, who }: Hearing): boolean {
  if (who.id === fixed.opener) return true;
  return seatsHeldBy(state, fixed.opener).length === 0 && seatsHeldBy(state, who.id).length > 0;
}
