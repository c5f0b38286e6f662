// What changed a game's value, summed for one seat: luck, its own decisions and the others'. Three numbers that are
// never mixed: only the second is skill.
import type { Seat } from '@planisphere/core';
import { GRADES, type Grade } from './grade.ts';
import type { Review } from './review.ts';

export interface Sums {
  readonly start: number;
  readonly result: number;
  readonly luck: number;
  /** What the seat's own decisions gave away: never above 0. */
  readonly own: number;
  /** What all others' decisions brought it. */
  readonly others: number;
  /** By seat: what its decisions brought the reader; the reader's own never bring more than 0. */
  readonly decisions: readonly number[];
}

export function sumsFor({ start, passages }: Review, seat: Seat): Sums {
  const first = start[seat] ?? 0;
  const decisions = start.map(() => 0);
  let [luck, value] = [0, first];
  for (const { by, values } of passages) {
    const change = (values[seat] ?? 0) - value;
    if (by === 'chance') luck += change;
    else decisions[by] = (decisions[by] ?? 0) + change;
    value += change;
  }
  const own = decisions[seat] ?? 0;
  const others = decisions.reduce((sum, change, by) => (by === seat ? sum : sum + change), 0);
  return { start: first, result: value, luck, own, others, decisions };
}

export function gradeCounts({ passages }: Review, seat: Seat): Readonly<Record<Grade, number>> {
  const counts = Object.fromEntries(GRADES.map((grade) => [grade, 0])) as Record<Grade, number>;
  for (const { moment } of passages) if (moment?.seat === seat) counts[moment.grade]++;
  return counts;
}
