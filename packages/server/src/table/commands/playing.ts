// A decision: read, checked against the view of the one who moves, followed by the chance it brings and, where it
// was the last one, by the end.
import { type Decision, makeFault, makeSeat, NOT_YOUR_TURN } from '@planisphere/core';
import { type Course, courseAfter, dueChance, waitingSeats } from '../course.ts';
import type { Happening } from '../entry.ts';
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

/** Also for bots, whose decisions come from this server. */
export function played(context: CommandContext, event: Decision<unknown>): Verdict {
  const { fixed, state } = context;
  const { game } = fixed;
  const { course } = state;
  if (course === undefined) return notPlaying;
  const { seats, optional } = waitingSeats(fixed, course);
  if (!seats.includes(event.by) && !optional.includes(event.by))
    return refuse('refused', `The game does not wait for seat ${makeSeat(event.by)}.`, NOT_YOUR_TURN);
  const refusal = game.check(game.view(course.state, event.by), event.by, event.action);
  if (refusal !== undefined) return refuse('refused', `Rule ${refusal.rule} forbids it.`, refusal.rule);
  const since = state.clock.since[event.by];
  const spent = since === undefined ? 0 : context.playedSince(since);
  const first: Happening = { t: 'event', text: game.notation.makeEvent(event), spent };
  return decide(first, ...following(fixed, courseAfter(fixed, course, event)));
}

/** The chance that is due, and the end if the game is over then. */
export function following(fixed: Fixed, from: Course): readonly Happening[] {
  const { game } = fixed;
  const chance = dueChance(fixed, from);
  const course = chance.reduce((before, event) => courseAfter(fixed, before, event), from);
  const happenings: Happening[] = chance.map((event) => ({
    t: 'event',
    text: game.notation.makeEvent(event),
  }));
  const awaiting = game.awaiting(course.state);
  if (awaiting.kind === 'over') {
    const { winners, scores } = awaiting.result;
    happenings.push({ t: 'end', reason: 'finished', winners, scores });
  }
  return happenings;
}
