// Pairs guests who wait. The one who has waited longest chooses first, and gets the nearest of those who would accept the
// pair.
import { type Rating, reachAt } from './range.ts';

export interface Seek {
  readonly guest: string;
  readonly rating: Rating;
  /** The acceptable paces; their order does not matter. */
  readonly paces: readonly string[];
  /** When they began to wait, in milliseconds. */
  readonly since: number;
}

/** Two guests who do not meet: one has muted the other, or has just declined. */
export type Apart = readonly [string, string];

export interface Pair {
  readonly guests: readonly [string, string];
  readonly pace: string;
}

export interface PairingMoment {
  readonly now: number;
  /** All paces; two people who share several play the first of them. */
  readonly paces: readonly string[];
  readonly apart: readonly Apart[];
}

/** Afterwards no two who are left could be paired. */
export function pairUp(seeks: readonly Seek[], moment: PairingMoment): readonly Pair[] {
  const queue = [...new Map(seeks.map((seek) => [seek.guest, seek])).values()].sort(byPatience);
  const apart = new Set(moment.apart.flatMap(([one, other]) => [nameOf(one, other), nameOf(other, one)]));
  const taken = new Set<string>();
  const pairs: Pair[] = [];
  for (const seek of queue) {
    if (taken.has(seek.guest)) continue;
    const others = queue.filter(({ guest }) => guest !== seek.guest && !taken.has(guest));
    const match = nearest(seek, others, {
      ...moment,
      isApart: (other) => apart.has(nameOf(seek.guest, other)),
    });
    if (match === undefined) continue;
    taken.add(seek.guest).add(match.other.guest);
    pairs.push({ guests: [seek.guest, match.other.guest], pace: match.pace });
  }
  return pairs;
}

/** The longest wait first; for equal waits the id decides, so that every node decides alike. */
function byPatience(a: Seek, b: Seek): number {
  return a.since - b.since || (a.guest < b.guest ? -1 : 1);
}

function nameOf(one: string, other: string): string {
  return JSON.stringify([one, other]);
}

interface Match {
  readonly other: Seek;
  readonly pace: string;
}

function nearest(
  seek: Seek,
  others: readonly Seek[],
  { now, paces, isApart }: PairingMoment & { readonly isApart: (other: string) => boolean },
): Match | undefined {
  const reach = reachAt(seek, now);
  let best: Match | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const distance = Math.abs(seek.rating.points - other.rating.points);
    // Of two at the same distance, the first has waited longer.
    if (distance >= least || distance > reach || distance > reachAt(other, now)) continue;
    const pace = paces.find((each) => seek.paces.includes(each) && other.paces.includes(each));
    if (pace === undefined || isApart(other.guest)) continue;
    best = { other, pace };
    least = distance;
  }
  return best;
}
