// Ratings as whole numbers in the store, and as the server answers them.
import { intervalOf, rested, type Standing, UNRATED } from '@planisphere/people';
import type { RatingInfo } from '@planisphere/protocol';
import type { RatingRow } from '../store/rows.ts';

const VOLATILITY = 1_000_000_000;

export function thousandths(value: number): number {
  return Math.round(value * 1000);
}

export function standingOf({ points, deviation, volatility }: Omit<RatingRow, 'guest' | 'list'>): Standing {
  return { points: points / 1000, deviation: deviation / 1000, volatility: volatility / VOLATILITY };
}

export function rowOfStanding({ points, deviation, volatility }: Standing) {
  return {
    points: thousandths(points),
    deviation: thousandths(deviation),
    volatility: Math.round(volatility * VOLATILITY),
  };
}

/** The rating now: less certain after a long pause. Undefined for a guest who has not played. */
export function ratingNow(row: RatingRow | undefined, now: number): RatingInfo {
  const standing = row === undefined ? UNRATED : rested(standingOf(row), now - row.updated);
  return ratingInfo(standing, row?.games ?? 0);
}

export function ratingInfo(standing: Pick<Standing, 'points' | 'deviation'>, games: number): RatingInfo {
  return { points: Math.round(standing.points), interval: intervalOf(standing), games };
}
