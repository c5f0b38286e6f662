// A hint for a decision still to be made: the best line, and what it brings more than the next best.
import type { Game, GameTypes, Seat } from '@planisphere/core';
import type { Budget } from '../bot/bot.ts';
import type { Examiner } from './examiner.ts';
import { gradeOf } from './grade.ts';
import { type Measured, type Moment, momentOf } from './moment.ts';

interface Asked<T extends GameTypes> {
  readonly view: T['position'];
  readonly seat: Seat;
  readonly players: number;
}

/** Undefined if there is nothing to compare. */
export function hintFor<T extends GameTypes>(
  { game, examiner }: { readonly game: Game<T>; readonly examiner: Examiner<T> },
  { view, seat, players }: Asked<T>,
  budget: Budget,
): Moment | undefined {
  const examined = examiner.examine({ view, seat, played: undefined }, budget);
  if (examined === undefined) return undefined;
  return inFavour(momentOf(game, { seat, from: 0, to: 0 }, { examined, ...unitsOf(examiner, players) }));
}

type Units = Pick<Measured<unknown>, 'unit' | 'amountUnit' | 'finer'>;

/**
 * The units for one decision by itself. Where seats are judged separately these are points, because a total is no
 * chance to win until the others' totals are known.
 */
export function unitsOf<T extends GameTypes>(examiner: Examiner<T>, players: number): Units {
  const isTotal = players > 1 && examiner.standing !== undefined;
  return isTotal
    ? { unit: 'points' }
    : { unit: examiner.unit(players), amountUnit: examiner.amountUnit?.(players), finer: examiner.finer };
}

/** Puts the best line in the place of the played one: the trials may have found the next best to be better. */
export function inFavour(moment: Moment): Moment {
  const { played, best, lost, parts, unit, gap, gapError, finer } = moment;
  const isChance = unit === 'chance' || best.amount !== undefined;
  if (!lost) return moment;
  return {
    ...moment,
    ...{ lost: false, played: best, other: played },
    grade: gradeOf({
      unit,
      loss: 0,
      lead: gap,
      error: gapError,
      finer,
      from: isChance ? best.value : undefined,
    }),
    parts: parts.map((part) => ({ ...part, points: -part.points })),
  };
}
