// Resigning, staying away and returning. A bot plays for a missing player, so that the others can go on.
import { botNamesOf } from '@planisphere/bots/minds';
import type { Seat } from '@planisphere/core';
import { patienceOf } from '../clock.ts';
import type { EntryBody } from '../entry.ts';
import type { Fixed } from '../fixed.ts';
import { noticeFrom } from '../notice.ts';
import { botAt, isMissed, playersBeside, type TableState } from '../state.ts';
import type { PlayerContext, SeatContext } from './authority.ts';
import { type CommandContext, decide, notPlaying, refuse, type Verdict } from './verdict.ts';

/** Ends a game of two, or one without other active people; at a larger table a bot plays the seat to the end. */
export function resign({ fixed, state, who, seat }: SeatContext): Verdict {
  if (state.status !== 'playing') return notPlaying;
  return givenUp({ fixed, state }, { seat, guest: who.id, reason: 'resigned' });
}

function givenUp(
  { fixed, state }: Pick<CommandContext, 'fixed' | 'state'>,
  { seat, guest, reason }: { seat: Seat; guest: string; reason: 'resigned' | 'out-of-time' },
): Verdict {
  const goesOn = fixed.players > 2 && !fixed.game.cooperative && playersBeside(state, guest).length > 0;
  const t = reason === 'resigned' ? 'resign' : 'timeout';
  if (goesOn) return decide({ t, seat }, standIn(fixed, seat));
  const winners = fixed.game.cooperative ? [] : stillIn(state, seat);
  return decide({ t, seat }, { t: 'end', reason, winners });
}

function stillIn(state: TableState, leaving: Seat): readonly Seat[] {
  return state.seats.flatMap((seat, index) => (index === leaving || seat.resigned ? [] : [index as Seat]));
}

function standIn({ game }: Fixed, seat: Seat): EntryBody {
  const level = botNamesOf(game).at(-1);
  if (level === undefined) throw new Error(`${game.id} has no bot`);
  return { t: 'standin', seat, bot: level };
}

/** Only an absent player who is overdue by the pace of the table. */
export async function replace(context: PlayerContext, seat: Seat): Promise<Verdict> {
  const { fixed, state, now, who } = context;
  if (state.status !== 'playing') return notPlaying;
  const there = state.seats[seat];
  if (there?.guest === undefined || there.guest.id === who.id)
    return refuse('nobody-else', 'No other person plays this seat.');
  if (botAt(there) !== undefined) return refuse('already-there', 'A bot plays this seat already.');
  if (there.notice !== undefined) return refuse('already-there', 'The notice is running already.');
  if (await context.isHere(there.guest.id)) return refuse('still-here', 'This player is at the table.');
  const since = state.clock.since[seat];
  const patience = patienceOf(state.clock, fixed.settings.pace, seat);
  if (since === undefined || context.playedSince(since) < patience)
    return refuse('not-overdue', 'This player still has time.');
  return decide({ t: 'notice', seat, until: noticeFrom(now) });
}

/** Ends the stand-in bots and notices of the player's seats. */
export function back({ state, seats }: PlayerContext): Verdict {
  if (state.status !== 'playing') return notPlaying;
  const missed = seats.filter((seat) => isMissed(state.seats[seat]));
  if (missed.length === 0) return refuse('nothing-to-take', 'Nobody stands in for you.');
  return decide(...missed.map((seat): EntryBody => ({ t: 'back', seat })));
}

/** After the notice a bot plays until the player returns. */
export function outOfNotice({ fixed, state }: CommandContext, seat: Seat): Verdict {
  return personAt(state, seat) === undefined ? notPlaying : decide(standIn(fixed, seat));
}

/** When the time of a seat is up, its player loses or a bot plays on, as the settings say. */
export function outOfTime(context: CommandContext, seat: Seat): Verdict {
  const guest = personAt(context.state, seat);
  if (guest === undefined || context.fixed.settings.outOfTime !== 'loses') return outOfNotice(context, seat);
  return givenUp(context, { seat, guest, reason: 'out-of-time' });
}

/** The guest who plays this seat; undefined while a bot does, or after the end. */
function personAt({ status, seats }: TableState, seat: Seat): string | undefined {
  const there = seats[seat];
  return status === 'playing' && botAt(there) === undefined ? there?.guest?.id : undefined;
}
