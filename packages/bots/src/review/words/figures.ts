// Numbers of a comparison as they are read: rounded once, so that two numbers and their difference agree.
import type { GradeUnit } from '../grade.ts';
import type { Moment } from '../moment.ts';

export interface Figures {
  readonly unit: GradeUnit;
  /** Chances in percent, a risk in tenths of a percent, voyages in tenths, all else whole. */
  readonly better: number;
  readonly worse: number;
  /** What lies between the two; 0 where it is lost in rounding. */
  readonly gap: number;
  /** After each line, as it was before it was rounded. */
  readonly exact: readonly [better: number, worse: number];
  /** The chance after the better line, from 0 to 1; undefined in a game that is valued in points. */
  readonly chance: number | undefined;
}

export function figuresOf({ unit, lost, best, played, other, gap }: Moment): Figures {
  const worse = lost ? played : other;
  const inAmounts = best.amount !== undefined && unit !== 'chance';
  const values = inAmounts ? [best.amount, worse.amount ?? 0] : [best.value, worse.value];
  // A risk is kept as an amount: what is missing to a sure win, below 0.
  const scale = unit === 'chance' ? 100 : unit === 'risk' ? -100 : 1;
  const digits = unit === 'voyages' || unit === 'risk' ? 10 : 1;
  const read = (value: number): number => Math.round(scale * digits * value) / digits;
  const [high, low] = [read(values[0]!), read(values[1]!)];
  // Lists and bars tell the gap: what is read of the worse line is so much less, also where its own number would round otherwise.
  const apart = unit === 'risk' ? Math.max(0, Math.round(10 * (low - high)) / 10) : read(gap);
  return {
    unit,
    better: high,
    worse: unit === 'risk' || unit === 'voyages' ? low : high - apart,
    gap: apart,
    exact: [values[0]!, values[1]!],
    chance: unit !== 'chance' && !inAmounts ? undefined : best.value,
  };
}
