// One graded decision: two lines from the same position, which of them is better, by how much, and in which unit. Hint,
// reason, bars, grade and sentences all come from this one comparison.
import type { Game, GameTypes, Seat } from '@planisphere/core';
import type { Difference, Examined, Line } from './examiner.ts';
import {
  type AmountUnit,
  CERTAINTY,
  type Grade,
  type GradeUnit,
  gradeOf,
  isDecided,
  isSlight,
  type Unit,
} from './grade.ts';

/** A line in stored form: its events in notation. */
export interface KeptLine {
  readonly events: readonly string[];
  readonly value: number;
  /** The value in the unit that still changes when the chance hardly does, if known. */
  readonly amount?: number;
}

export interface Moment {
  readonly seat: Seat;
  /** The events of the log that the decision consists of, up to but not including `to`. */
  readonly from: number;
  readonly to: number;
  readonly grade: Grade;
  readonly played: KeptLine;
  readonly best: KeptLine;
  /** The line to compare the played one with: the best, or the next best if the best was played. */
  readonly other: KeptLine;
  /** Another line was better than the played one. */
  readonly lost: boolean;
  /** Neither line is better: they lead to the same, or differ by less than the error. */
  readonly even: boolean;
  /** The unit of the grade: an amount if the game was decided. */
  readonly unit: GradeUnit;
  /** The difference between the better and the worse line, in that unit; never below 0. */
  readonly gap: number;
  /** Standard error of the gap. */
  readonly gapError: number;
  /** Whether nothing was left to come: points are counted, not expected. Without it they are if they have no error. */
  readonly certain?: boolean;
  /** How much finer than usual this game grades a chance. */
  readonly finer?: number;
  /** What the other line brings more than the played one; empty if neither is better. */
  readonly parts: readonly Difference[];
}

export interface Measured<A> {
  readonly examined: Examined<A>;
  readonly unit: Unit;
  readonly amountUnit?: AmountUnit | undefined;
  /** The examiner's `finer`. */
  readonly finer?: number | undefined;
}

/** The part of a game needed here: how to write its events. */
export interface Written<T extends GameTypes> {
  readonly notation: Pick<Game<T>['notation'], 'makeEvent'>;
}

type Where = Pick<Moment, 'seat' | 'from' | 'to'>;

export function momentOf<T extends GameTypes>(
  { notation }: Written<T>,
  { seat, from, to }: Where,
  measured: Measured<T['action']>,
): Moment {
  const { examined, finer } = measured;
  const kept = ({ actions, ...worth }: Line<T['action']>): KeptLine => ({
    events: actions.map((action) => notation.makeEvent({ by: seat, action })),
    ...worth,
  });
  const [played, best, other] = [kept(examined.played), kept(examined.best), kept(examined.other)];
  const same = examined.same === true || isSame(played, other);
  const better = isSame(played, best) ? played : best;
  const { unit, gap, gapError } = gapOf([better, better === played ? other : played], measured);
  const even = same || gap === 0 || (better === played && gap < CERTAINTY * gapError);
  const lost = !even && better !== played;
  return {
    ...{ seat, from, to, played, best: lost ? best : played, other, lost, even },
    ...{ unit, gap: even ? 0 : gap, gapError },
    grade: gradeOf({
      ...{ unit, loss: lost ? gap : 0, lead: lost || even ? 0 : gap, error: gapError, finer },
      from: measured.unit === 'chance' ? better.value : undefined,
    }),
    ...(examined.certain !== undefined && { certain: examined.certain }),
    ...(finer !== undefined && { finer }),
    parts: even ? [] : examined.parts,
  };
}

function isSame(a: KeptLine, b: KeptLine): boolean {
  return a.events.length === b.events.length && a.events.every((event, index) => event === b.events[index]);
}

/**
 * In amounts if the game is decided after both lines, the chance lost is slight, and the amounts favour the better
 * line.
 */
function gapOf<A>(
  [better, worse]: readonly [KeptLine, KeptLine],
  { examined, unit, amountUnit: usual, finer }: Measured<A>,
): Pick<Moment, 'unit' | 'gap' | 'gapError'> {
  const amountUnit = examined.amountUnit ?? usual;
  if (unit === 'points') {
    const gap = Math.max(0, better.value - worse.value);
    return { unit: examined.amountUnit ?? unit, gap, gapError: examined.differenceError };
  }
  const decided = isDecided([better.value, worse.value], finer);
  const more = (better.amount ?? 0) - (worse.amount ?? 0);
  const chance = better.value - worse.value;
  const moves = chance > examined.differenceError;
  if (moves && finer === undefined && !isSlight('chance', chance, better.value))
    return { unit, gap: chance, gapError: examined.differenceError };
  if (decided && amountUnit !== undefined && better.amount !== undefined && (more >= 0 || !moves))
    return { unit: amountUnit, gap: Math.max(0, more), gapError: examined.amountError ?? 0 };
  return { unit, gap: Math.max(0, chance), gapError: examined.differenceError };
}
