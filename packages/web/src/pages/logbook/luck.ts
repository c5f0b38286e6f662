// How much of a reviewed game was luck, how much came from the player's own decisions and how much from the others'.
// Three numbers: only the own decisions are skill. Assisted games are left out. Pure.
import { type Review, sumsFor } from '@planisphere/bots/review';
import type { Seat } from '@planisphere/core';
import type { PlayedGame } from '../../table/logbook/statistics.ts';
import { ownSeatOf } from '../../table/saved.ts';

export interface Spot {
  readonly game: PlayedGame;
  readonly unit: Review['unit'];
  /** What chance brought, in percent of winning chance or in points. */
  readonly luck: number;
  /** What the player's own decisions gave away: never above 0. */
  readonly skill: number;
  /** What the others' decisions brought. */
  readonly others: number;
}

/** Undefined if the game was assisted: then not all decisions were the player's own. */
export function spotOf(game: PlayedGame, review: Review): Spot | undefined {
  if (game.assisted) return undefined;
  const seat = Math.max(0, ownSeatOf(game.table)) as Seat;
  const { luck, own, others } = sumsFor(review, seat);
  const scale = review.unit === 'chance' ? 100 : 1;
  return { game, unit: review.unit, luck: luck * scale, skill: own * scale, others: others * scale };
}

export interface Average {
  readonly unit: Review['unit'];
  readonly games: number;
  readonly luck: number;
  readonly skill: number;
  readonly others: number;
}

/** Percent and points do not add up: each unit has its own mean. */
export function averagesOf(spots: readonly Spot[]): readonly Average[] {
  return (['chance', 'points'] as const).flatMap((unit) => {
    const of = spots.filter((spot) => spot.unit === unit);
    const mean = (read: (spot: Spot) => number): number =>
      of.reduce((sum, spot) => sum + read(spot), 0) / of.length;
    if (of.length === 0) return [];
    return [
      {
        ...{ unit, games: of.length, luck: mean(({ luck }) => luck), skill: mean(({ skill }) => skill) },
        others: mean(({ others }) => others),
      },
    ];
  });
}
