// The decisions of a player in a game: what they knew, what they chose, how long they took. Only decisions with a choice
// count.
import type { Seat } from '@planisphere/core';
import type { Job } from '../bots/job.ts';
import type { FoldedLog } from '../table/folded-log.ts';
import type { LiveTable } from '../table/live.ts';
import { botAt } from '../table/state.ts';

export interface MadeDecision {
  readonly job: Omit<Job, 'level'>;
  /** What was chosen, in notation. */
  readonly chosen: string;
  /** Milliseconds; undefined for a bot. */
  readonly spent: number | undefined;
}

/** By the player of this seat, without those of a stand-in and those that were taken back. */
export function decisionsOf(
  { fixed, state }: LiveTable,
  log: FoldedLog,
  seat: Seat,
): readonly MadeDecision[] {
  const { game, code } = fixed;
  const isBot = state.seats[seat]?.bot !== undefined;
  const made: (MadeDecision & { readonly length: number })[] = [];
  let before = log.since(0)[0];
  for (const page of log.since(0)) {
    const { entry, event } = page;
    const course = before?.state.course;
    const player = before?.state.seats[seat];
    before = page;
    if (entry.t === 'rewind') {
      while ((made.at(-1)?.length ?? -1) >= entry.length) made.pop();
      continue;
    }
    if (entry.t !== 'event' || event?.by !== seat || course === undefined) continue;
    if (isBot ? player?.bot === undefined : botAt(player) !== undefined) continue;
    const view = course.viewOf(seat);
    if (!hasChoice(game.legal(view, seat))) continue;
    const { length } = course;
    const job = { game: game.id, view: game.notation.make(view), seat, seed: `compared ${code} ${length}` };
    made.push({ length, job, chosen: entry.text, spent: isBot ? undefined : entry.spent });
  }
  return made;
}

function hasChoice(legal: Iterable<unknown>): boolean {
  let count = 0;
  for (const _ of legal) if (++count > 1) return true;
  return false;
}

/** At most this many, spread evenly over the whole. */
export function spread<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, n) => all[Math.floor(((n + 0.5) * all.length) / most)] as T);
}
