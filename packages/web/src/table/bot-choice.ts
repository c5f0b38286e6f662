// What a bot decides at a table of this device. It loads with the bots, after the board.
import type { Bot } from '@planisphere/bots';
import { chooseWatched, simplerOf, type WatchedAction } from '@planisphere/bots/watched';
import type { Seat } from '@planisphere/core';
import type { OpenTable } from './open-table.ts';

/**
 * In milliseconds: after this time a bot has to play its best action so far; on the slowest phones it takes a few
 * seconds.
 */
const LONGEST_THOUGHT = 15_000;

interface Choosing {
  readonly seat: Seat;
  readonly bot: Bot;
  readonly bots: readonly Bot[];
}

export function choiceOf(
  { course, table }: OpenTable,
  { seat, bot, bots }: Choosing,
): WatchedAction<unknown> {
  const rng = course.botRng(table.seed, seat);
  const end = performance.now() + LONGEST_THOUGHT;
  const isLate = (): boolean => performance.now() > end;
  const watched = { view: course.viewOf(seat), seat, rng, isLate, simpler: simplerOf(bots) };
  const chosen = chooseWatched(bot, watched);
  if (chosen.trouble !== undefined) console.error(`${bot.name}: ${chosen.trouble}`, chosen.error);
  return chosen;
}
