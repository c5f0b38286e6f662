// The bars of a comparison: which of its parts are shown, and whether any are. They never speak for the worse line, and never tell
// another sum than the sentence beside them.
import type { Difference } from './examiner.ts';
import type { Moment } from './moment.ts';

export type BarUnit = 'points' | 'chance';

export interface Bars {
  readonly unit: BarUnit;
  /** What the better line brings more, the biggest first. */
  readonly shown: readonly Difference[];
  /** What is too small or too uncertain for a bar of its own. */
  readonly rest: number;
  readonly all: number;
}

const MOST = 3;
/** Standard errors from nothing: what is less certain goes into the rest. */
const CERTAINTY = 1;
/** Less is not worth a line. */
export const LEAST_BAR = { points: 0.5, chance: 0.015 } as const;
/** Points are told in words too, where the game is decided. Both are tried, by different means: so far apart they may lie. */
const APART = { points: 3, share: 0.5 } as const;

/** Undefined where bars would explain nothing. */
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
