// Lets the bots of a table act when the game waits for them, one decision after the other.
import { loadBots } from '@planisphere/bots/minds';
import { simplerOf } from '@planisphere/bots/watched';
import { rngOf, type Seat } from '@planisphere/core';
import { played } from '../table/commands/playing.ts';
import { notPlaying } from '../table/commands/verdict.ts';
import { parseOwnEvent, waitingSeats } from '../table/course.ts';
import type { LiveTable } from '../table/live.ts';
import { botAt } from '../table/state.ts';
import type { Job } from './job.ts';

export const NOBODY = { id: '', name: '', emblem: 'star' } as const;

export interface BotTurnOptions {
  /** Undefined when the queue is full. */
  readonly choose: (job: Job) => Promise<string | undefined>;
  /** True while the server stops: another node, or the next start, asks the bot again. */
  readonly stopped: () => boolean;
  readonly onFailure: (error: unknown) => void;
}

/** The next decision of a bot at this table, if one is due; undefined otherwise. */
export function jobAt({
  fixed,
  state,
}: LiveTable): (Job & { readonly seat: Seat; readonly length: number }) | undefined {
  const { course } = state;
  if (state.status !== 'playing' || course === undefined) return undefined;
  const { game, seed } = fixed;
  const seat = waitingSeats(course).seats.find((each) => botAt(state.seats[each]) !== undefined);
  const level = seat === undefined ? undefined : botAt(state.seats[seat]);
  if (seat === undefined || level === undefined) return undefined;
  const { length } = course;
  const view = game.notation.make(course.viewOf(seat));
  return { game: game.id, level, view, seat, seed: course.botSeed(seed, seat), length };
}

/** Never rejects: the deadline of the table tries again what fails here. */
export async function botActs(table: LiveTable, thinking: BotTurnOptions): Promise<void> {
  const job = jobAt(table);
  if (job === undefined) return;
  try {
    const text = await thinking.choose(job).catch((error: unknown) => {
      if (thinking.stopped()) return undefined;
      thinking.onFailure(error);
      return simplerAction(table, job);
    });
    if (text === undefined) return; // the deadline of the table asks again
    const event = parseOwnEvent(table.fixed, text);
    await table.decide({
      id: undefined,
      who: NOBODY,
      verdict: (context) =>
        context.state.course?.length === job.length &&
        event.by !== 'chance' &&
        botAt(context.state.seats[event.by]) !== undefined
          ? played(context, event)
          : notPlaying, // the game has gone on, was taken back, or the player has returned
    });
  } catch (error) {
    thinking.onFailure(error);
  }
}

/** A bot that fails or takes too long must not stop the game: one that looks no further than its own turn plays instead. */
async function simplerAction({ fixed: { game } }: LiveTable, { view, seat, seed }: Job): Promise<string> {
  const position = game.notation.parse(view);
  if (!position.ok) throw new Error(position.fault.message);
  const simpler = simplerOf(await loadBots(game));
  const action = simpler.choose(position.value, seat, rngOf(seed));
  return game.notation.makeEvent({ by: seat, action });
}
