// Before the game: taking, leaving and changing seats, bots for seats, and the start.

import { botNamesOf } from '@planisphere/bots/minds';
import { makeSeat, type Seat } from '@planisphere/core';
import type { SeatPlan } from '@planisphere/protocol';
import { openingCourse } from '../course.ts';
import type { EntryBody } from '../entry.ts';
import { emptySeats } from '../fold.ts';
import { seatsHeldBy } from '../state.ts';
import { keptOut } from '../strangers.ts';
import { type HostContext, isHost, type SeatContext } from './authority.ts';
import { following } from './playing.ts';
import { type CommandContext, decide, notOpen, refuse, type Verdict } from './verdict.ts';

export async function sit(context: CommandContext, seat: Seat): Promise<Verdict> {
  const { state, who, fixed } = context;
  if (state.status !== 'open') return notOpen;
  if (state.dismissed.includes(who.id))
    return refuse('asked-to-leave', 'The host has asked you to leave this table.');
  if (fixed.settings.rated === true && who.bot === true)
    return refuse('no-bots', 'Bots of others do not play rated games.');
  const kept = await keptOut(context);
  if (kept !== undefined) return kept;
  const there = state.seats[seat];
  if (there?.bot !== undefined) return refuse('bot-seat', `Seat ${makeSeat(seat)} is not for people here.`);
  if (there?.guest !== undefined) return refuse('seat-taken', `Seat ${makeSeat(seat)} is taken.`);
  if (fixed.settings.oneDevice !== true && seatsHeldBy(state, who.id).length > 0)
    return refuse('already-seated', 'You have a seat at this table.');
  const sitting: EntryBody = { t: 'sit', seat, guest: who };
  const full = emptySeats(state).length === 1;
  if (!full || fixed.settings.start !== 'full') return decide(sitting);
  return decide(sitting, ...started(context));
}

/** The start and the deal before the first decision. */
export function started({ fixed }: Pick<CommandContext, 'fixed'>): readonly EntryBody[] {
  return [{ t: 'start' }, ...following(fixed, openingCourse(fixed))];
}

export function stand({ state, seat }: SeatContext): Verdict {
  return state.status === 'open' ? decide({ t: 'stand', seat }) : notOpen;
}

/** Any player may move to an empty or a bot's seat; the host may also change seats with another person. */
export function swap(context: SeatContext, other: Seat): Verdict {
  const { state, seat, seats } = context;
  if (state.status !== 'open') return notOpen;
  if (seat === other) return refuse('same-seat', 'These are not two seats.');
  const taken = state.seats[other]?.guest !== undefined && !seats.some((own) => own === other);
  if (taken && !isHost(context)) return refuse('seat-taken', 'Only the host can move somebody else.');
  return decide({ t: 'swap', seat, with: other });
}

export function plan(context: HostContext, seat: Seat, wanted: SeatPlan): Verdict {
  const { state, fixed } = context;
  if (state.status !== 'open') return notOpen;
  if (state.seats[seat]?.guest !== undefined) return refuse('seat-taken', 'Somebody sits there.');
  if (wanted.kind === 'person') return decide({ t: 'plan', seat, bot: undefined });
  if (fixed.settings.rated === true && fixed.game.cooperative)
    return refuse('not-ratable', 'A game that is played together is rated without bots.');
  if (!botNamesOf(fixed.game).includes(wanted.level))
    return refuse('unknown-bot', `There is no bot ${JSON.stringify(wanted.level)} for this game.`);
  const entry: EntryBody = { t: 'plan', seat, bot: wanted.level };
  const empty = emptySeats(state);
  const full = empty.length === 1 && empty[0] === seat && fixed.settings.start === 'full';
  return full ? decide(entry, ...started(context)) : decide(entry);
}

/** Removes another person from their seat; they may not sit at this table again. */
export function dismiss({ state, who }: HostContext, seat: Seat): Verdict {
  if (state.status !== 'open') return notOpen;
  const guest = state.seats[seat]?.guest;
  if (guest === undefined || guest.id === who.id)
    return refuse('nobody-else', 'No other person has this seat.');
  return decide({ t: 'dismiss', seat, guest });
}

export function start(context: HostContext): Verdict {
  const { state } = context;
  if (state.status !== 'open') return notOpen;
  if (emptySeats(state).length > 0) return refuse('seats-empty', 'There are empty seats.');
  return decide(...started(context));
}
