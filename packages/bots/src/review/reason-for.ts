// Why one action is better than another, as a moment for which the coach has words: the examiner follows both with the
// best continuation it finds, and compares the lines.
import type { Game, GameTypes, Seat } from '@planisphere/core';
import type { Budget } from '../bot/bot.ts';
import type { Examiner } from './examiner.ts';
import { inFavour, unitsOf } from './hint.ts';
import { type Moment, momentOf } from './moment.ts';

interface Asked<T extends GameTypes> {
  readonly view: T['position'];
  readonly seat: Seat;
  readonly players: number;
  readonly best: T['action'];
  /** The action to compare with. */
  readonly next: T['action'];
}

/** The moment counts the best line as the played one. Undefined if the examiner does not find the best action best. */
export function reasonFor<T extends GameTypes>(
  { game, examiner }: { readonly game: Game<T>; readonly examiner: Examiner<T> },
  { view, seat, players, best, next }: Asked<T>,
  budget: Budget,
): Moment | undefined {
  const examine = (position: T['position'], played: readonly T['action'][] | undefined) =>
    examiner.examine({ view: position, seat, played }, budget);
  const after = game.apply(view, { by: seat, action: next });
  const awaiting = game.awaiting(after);
  const goesOn = awaiting.kind === 'seats' && awaiting.seats.length === 1 && awaiting.seats[0] === seat;
  const rest = goesOn ? (examine(after, undefined)?.played.actions ?? []) : [];
  const examined = examine(view, [next, ...rest]);
  if (examined === undefined) return undefined;
  const measured = { examined, ...unitsOf(examiner, players) };
  const moment = momentOf(game, { seat, from: 0, to: 0 }, measured);
  const isBest = moment.lost && moment.best.events[0] === game.notation.makeEvent({ by: seat, action: best });
  return isBest ? inFavour(moment) : undefined;
}
