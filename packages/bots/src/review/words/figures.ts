// Numbers of a comparison as displayed: rounded once, so that two numbers and their difference agree wherever both are
// told.
import type { GradeUnit } from '../grade.ts';
import type { Moment } from '../moment.ts';

export interface Figures {
  readonly unit: GradeUnit;
  /** Chances in percent, a risk in tenths of a percent, voyages in tenths, all others whole. */
  readonly better: number;
  readonly worse: number;
  /** The difference between the two; 0 if rounding removes it. Where both are told, it is the difference as read. */
  readonly gap: number;
  /** After each line, before rounding. */
  readonly exact: readonly [better: number, worse: number];
  /** The chance after the better line, from 0 to 1; undefined in a game valued in points. */
  readonly chance: number | undefined;
}

export function figuresOf({ unit, lost, best, played, other, gap }: Moment): Figures {
  const worse = lost ? played : other;
  const inAmounts = best.amount !== undefined && unit !== 'chance';
  const values = inAmounts ? [best.amount, worse.amount ?? 0] : [best.value, worse.value];
  // A risk is stored as an amount below 0: what is missing to a sure win.
  const scale = unit === 'chance' ? 100 : unit === 'risk' ? -100 : 1;
  const digits = unit === 'voyages' || unit === 'risk' ? 10 : 1;
  const read = (value: number): number => Math.round(scale * digits * value) / digits;
  const [high, low] = [read(values[0]!), read(values[1]!)];
  // Each of two numbers that a sentence tells is a value, rounded; lists then show the difference between these.
  const bothTold = unit === 'chance' || (unit === 'points' && lost);
  const apart =
    unit === 'risk'
      ? Math.max(0, Math.round(10 * (low - high)) / 10)
      : bothTold
        ? Math.max(0, high - low)
        : read(gap);
  return {
    unit,
    better: high,
    worse: unit === 'risk' || unit === 'voyages' ? low : high - apart,
    gap: apart,
    exact: [values[0]!, values[1]!],
    chance: unit !== 'chance' && !inAmounts ? undefined : best.value,
  };
}
