// The turning points: the few passages that changed the reader's chance or points most, in the order of the game.
import type { Moment, Passage, Review } from '@planisphere/bots/review';
import type { Seat } from '@planisphere/core';

export interface TurningPoint {
  readonly passage: Passage;
  /** The value of the game for the reader before and after. */
  readonly from: number;
  readonly to: number;
  /** The moment to show: the decision, or the one after the luck. */
  readonly moment: Moment;
}

const MOST = 3;
/** Smaller changes are no turning points. */
const LEAST = { chance: 0.05, points: 3 } as const;

export function turningPointsOf({ unit, start, passages }: Review, reader: Seat): readonly TurningPoint[] {
  const points = passages.flatMap((passage, index): readonly TurningPoint[] => {
    const from = (passages[index - 1]?.values ?? start)[reader] ?? 0;
    const to = passage.values[reader] ?? 0;
    const moment =
      passages.slice(index).find((each) => each.moment !== undefined)?.moment ?? lastOf(passages);
    return moment === undefined || Math.abs(to - from) < LEAST[unit] ? [] : [{ passage, from, to, moment }];
  });
  const size = ({ from, to }: TurningPoint): number => Math.abs(to - from);
  const largest = new Set(points.toSorted((a, b) => size(b) - size(a)).slice(0, MOST));
  return points.filter((point) => largest.has(point));
}

/** The coach's sentence without its numbers, which stand beside it here. */
export function inShort(told: string, isClaim: boolean): string {
  return told.replace(isClaim ? /\u202f?: .*$/ : /, (?:and|et) .*$/, '.');
}

function lastOf(passages: readonly Passage[]): Moment | undefined {
  return passages.findLast(({ moment }) => moment !== undefined)?.moment;
}
