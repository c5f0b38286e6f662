// The bars of a comparison: which of its parts are shown, if any. Bars never speak for the worse line, and never add up
// to another sum than the sentence beside them.
import type { Difference } from './examiner.ts';
import type { Moment } from './moment.ts';

export type BarUnit = 'points' | 'chance';

export interface Bars {
  readonly unit: BarUnit;
  /** What the better line brings more, biggest first. */
  readonly shown: readonly Difference[];
  /** The sum of parts too small or too uncertain for their own bar. */
  readonly rest: number;
  readonly all: number;
}

const MOST = 3;
/** Standard errors from zero: less certain parts are added to the rest. */
const CERTAINTY = 1;
/** Smaller parts get no bar. */
export const LEAST_BAR = { points: 0.5, chance: 0.015 } as const;
/**
 * In a decided game the words tell points too. Words and bars come from different trials: they may differ by this much.
 */
const APART = { points: 3, share: 0.5 } as const;

/** Undefined if bars would explain nothing. */
export function barsOf(moment: Pick<Moment, 'parts' | 'lost' | 'unit' | 'gap'>): Bars | undefined {
  const { lost, parts } = moment;
  const counted = parts.filter(({ shows }) => shows !== 'nothing');
  const unit = counted.some(({ shows }) => shows === 'chance') ? 'chance' : 'points';
  const gained = counted.map((part) => ({ ...part, points: lost ? part.points : -part.points }));
  const shown = gained
    .filter((part) => isKnown(part, unit))
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST);
  const all = sumOf(gained);
  if (shown.length === 0 || sumOf(shown) <= 0 || all < 0 || isToldOtherwise(all, unit, moment))
    return undefined;
  return { unit, shown, rest: all - sumOf(shown), all };
}

function isKnown({ name, points, error }: Difference, unit: BarUnit): boolean {
  return name !== 'rest' && Math.abs(points) >= LEAST_BAR[unit] && Math.abs(points) >= CERTAINTY * error;
}

function isToldOtherwise(
  all: number,
  unit: BarUnit,
  { unit: told, gap }: Pick<Moment, 'unit' | 'gap'>,
): boolean {
  if (unit !== 'points' || (told !== 'points' && told !== 'margin')) return false;
  return Math.abs(all - gap) > Math.max(APART.points, APART.share * gap);
}

function sumOf(parts: readonly Difference[]): number {
  return parts.reduce((sum, { points }) => sum + points, 0);
}
