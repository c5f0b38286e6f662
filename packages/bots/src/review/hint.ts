// A hint for a decision that is still to be made: the best line, and what it has more than the next best.
import type { Game, GameTypes, Seat } from '@planisphere/core';
import type { Budget } from '../bot/bot.ts';
import type { Examiner } from './examiner.ts';
import { type Moment, momentOf } from './review.ts';

interface Asked<T extends GameTypes> {
  readonly view: T['position'];
  readonly seat: Seat;
  readonly players: number;
}

/** Undefined where there is nothing to compare. */
export function hintFor<T extends GameTypes>(
  { game, examiner }: { readonly game: Game<T>; readonly examiner: Examiner<T> },
  { view, seat, players }: Asked<T>,
  budget: Budget,
): Moment | undefined {
  const examined = examiner.examine({ view, seat, played: undefined }, budget);
  if (examined === undefined) return undefined;
  const unit = examiner.unit(players);
  return momentOf(game, { seat, from: 0, to: 0 }, { examined, unit });
}
