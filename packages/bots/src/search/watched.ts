// Watches a bot while it thinks. If it takes too long, the best action so far is played; if it fails, a simpler bot
// plays in its place. The caller learns of both and can report it.
import type { GameTypes, Rng, Seat } from '@planisphere/core';
import type { Bot } from '../bot/bot.ts';
import { within } from './allowance.ts';

/** The bot was stopped, or broke down. */
export type Trouble = 'late' | 'failed';

export interface WatchedAction<A> {
  readonly action: A;
  readonly trouble?: Trouble;
  /** What a failing bot threw. */
  readonly error?: unknown;
}

export interface WatchOptions<T extends GameTypes> {
  readonly view: T['position'];
  readonly seat: Seat;
  readonly rng: Rng;
  /** Called while the bot thinks; true once it has thought for too long. */
  readonly isLate: () => boolean;
  /** Plays if the bot fails; it looks no further than its own turn. */
  readonly simpler: Bot<T>;
}

export function chooseWatched<T extends GameTypes>(
  bot: Bot<T>,
  { view, seat, rng, isLate, simpler }: WatchOptions<T>,
): WatchedAction<T['action']> {
  let late = false;
  const stop = (): boolean => {
    late ||= isLate();
    return late;
  };
  try {
    const action = within({ steps: Number.POSITIVE_INFINITY, stop }, () => bot.choose(view, seat, rng));
    return late ? { action, trouble: 'late' } : { action };
  } catch (error) {
    return { action: simpler.choose(view, seat, rng), trouble: 'failed', error };
  }
}

/** The bot of a game that plays if another fails. */
export function simplerOf<T extends GameTypes>(bots: readonly Bot<T>[]): Bot<T> {
  const simpler = bots.find(({ name }) => name === 'greedy') ?? bots[0];
  if (simpler === undefined) throw new Error('there is no bot at all');
  return simpler;
}
