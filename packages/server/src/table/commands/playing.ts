// A decision of a player: parsed, checked against the rules, followed by the chance events it causes and, after the last one,
// by the end of the game.
import {
  type Decision,
  makeFault,
  makeSeat,
  NOT_YOUR_TURN,
  type Refusal,
  type Seat,
} from '@planisphere/core';
import type { GameCourse } from '../course.ts';
import type { EntryBody } from '../entry.ts';
import type { Fixed } from '../fixed.ts';
import type { SeatContext } from './authority.ts';
import { type CommandContext, decide, notPlaying, refuse, type Verdict } from './verdict.ts';

export const standInPlays = refuse('stand-in', 'A bot plays this seat now: take it back first.');

export function act(context: SeatContext, text: string): Verdict {
  const { fixed, state, seat } = context;
  if (state.status !== 'playing' || state.course === undefined) return notPlaying;
  const event = fixed.game.notation.parseEvent(text);
  if (!event.ok) return refuse('bad-event', makeFault(event.fault));
  if (event.value.by === 'chance') return refuse('bad-event', 'Chance is settled by the table.');
  if (state.seats[seat]?.standIn !== undefined) return standInPlays;
  return played(context, { by: seat, action: event.value.action });
}

/** Also for the decisions of bots. */
export function played(context: CommandContext, event: Decision<unknown>): Verdict {
  const { fixed, state } = context;
  const { course } = state;
  if (course === undefined) return notPlaying;
  const refusal = course.refusalOf(event.by, event.action);
  if (refusal !== undefined) return refuse('refused', whyRefused(refusal, event.by), refusal.rule);
  const since = state.clock.since[event.by];
  const spent = since === undefined ? 0 : context.playedSince(since);
  const first: EntryBody = { t: 'event', text: fixed.game.notation.makeEvent(event), spent };
  return decide(first, ...following(fixed, course.apart().with(event)).slice(1));
}

function whyRefused({ rule }: Refusal, seat: Seat): string {
  if (rule === NOT_YOUR_TURN) return `The game does not wait for seat ${makeSeat(seat)}.`;
  return `Rule ${rule} forbids it.`;
}

/** The entries for the events of a tentative course, the chance that is due then, and the end if the game is over. */
export function following(fixed: Fixed, tried: GameCourse): readonly EntryBody[] {
  const { events, awaiting } = tried.settle(fixed.dealer);
  const entries = events.map(
    (event): EntryBody => ({ t: 'event', text: fixed.game.notation.makeEvent(event) }),
  );
  if (awaiting.kind !== 'over') return entries;
  const { winners, scores } = awaiting.result;
  return [...entries, { t: 'end', reason: 'finished', winners, scores }];
}
