// The opponents that a waiting guest accepts: ratings near their own, and farther ones the longer they wait.

export interface Rating {
  readonly points: number;
  /** The standard deviation: how uncertain the points are. */
  readonly deviation: number;
}

/** The rating with which Glicko-2 begins for an unknown player. */
export const NEWCOMER: Rating = { points: 1500, deviation: 350 };

export interface Range {
  readonly low: number;
  readonly high: number;
}

interface Waiting {
  readonly rating: Rating;
  /** When they began to wait, in milliseconds. */
  readonly since: number;
}

const NARROW = 100;
/** Points that the range grows by to either side. */
export const RANGE_STEP = 40;
/** The range stays narrow for a while, then grows with every step. */
const FIRST_STEP = 20_000;
const STEP_EVERY = 10_000;
/** From this wait on every rating is accepted: a game is better than none. */
const ANYBODY = 180_000;

/** Points to either side. A player with an uncertain rating accepts anybody within that uncertainty. */
export function reachAt({ rating, since }: Waiting, now: number): number {
  const waited = now - since;
  if (waited >= ANYBODY) return Number.POSITIVE_INFINITY;
  return Math.max(NARROW, rating.deviation) + RANGE_STEP * stepsAfter(waited);
}

function stepsAfter(waited: number): number {
  return waited < FIRST_STEP ? 0 : 1 + Math.floor((waited - FIRST_STEP) / STEP_EVERY);
}

/** The ratings accepted now; undefined once all are. */
export function rangeAt(waiting: Waiting, now: number): Range | undefined {
  const reach = reachAt(waiting, now);
  if (reach === Number.POSITIVE_INFINITY) return undefined;
  const { points } = waiting.rating;
  return { low: Math.round(points - reach), high: Math.round(points + reach) };
}

/** Milliseconds until the range grows; undefined once all ratings are accepted. */
export function nextRange({ since }: Waiting, now: number): number | undefined {
  const waited = now - since;
  if (waited >= ANYBODY) return undefined;
  const next = FIRST_STEP + STEP_EVERY * stepsAfter(waited);
  return Math.min(next, ANYBODY) - waited;
}
