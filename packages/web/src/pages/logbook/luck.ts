// How much of a reviewed game was luck and how much was play, for the person at this device. Pure.
import { type Review, sumsFor } from '@planisphere/bots/review';
import type { Seat } from '@planisphere/core';
import type { PlayedGame } from '../../table/logbook/statistics.ts';
import { ownSeatOf } from '../../table/saved.ts';

export interface Spot {
  readonly game: PlayedGame;
  readonly unit: Review['unit'];
  /** In percent of winning chance or in points: what chance brought. */
  readonly luck: number;
  /** And what the decisions brought, one's own and the others'. */
  readonly skill: number;
}

export function spotOf(game: PlayedGame, review: Review): Spot {
  const own = Math.max(0, ownSeatOf(game.table)) as Seat;
  const { luck, decisions } = sumsFor(review, own);
  const scale = review.unit === 'chance' ? 100 : 1;
  const skill = decisions.reduce((sum, each) => sum + each, 0);
  return { game, unit: review.unit, luck: luck * scale, skill: skill * scale };
}

export interface Average {
  readonly unit: Review['unit'];
  readonly games: number;
  readonly luck: number;
  readonly skill: number;
}

/** Percent and points do not add up: each has its own mean. */
export function averagesOf(spots: readonly Spot[]): readonly Average[] {
  return (['chance', 'points'] as const).flatMap((unit) => {
    const of = spots.filter((spot) => spot.unit === unit);
    const mean = (read: (spot: Spot) => number): number =>
      of.reduce((sum, spot) => sum + read(spot), 0) / of.length;
    if (of.length === 0) return [];
    return [{ unit, games: of.length, luck: mean(({ luck }) => luck), skill: mean(({ skill }) => skill) }];
  });
}
