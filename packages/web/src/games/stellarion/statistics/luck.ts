// How much of the player's games was luck, how much the player's decisions and how much the partner's, summed over their reviews.
// Assisted games say nothing of it: their decisions were not all the player's. Pure.
import { sumsFor } from '@planisphere/bots/review';
import type { StoredReview } from '../../../table/review/stored.ts';
import type { Finished } from './tally.ts';

/** In chance to win, from −1 to 1. */
export interface Weighed {
  /** What the cards brought. */
  readonly luck: number;
  /** What the player's decisions cost against the best ones: never above 0. */
  readonly skill: number;
  /** What the partner's decisions brought; undefined where the player plays alone. */
  readonly partner?: number;
}

/** The reviewed games, by the ids of their tables. */
export function weighedGames(
  games: readonly Finished[],
  kept: readonly StoredReview[],
): ReadonlyMap<string, Weighed> {
  const reviews = new Map(kept.map((each) => [each.id, each]));
  return new Map(
    games.flatMap(({ id, own, events, players, assisted }) => {
      const found = reviews.get(id);
      if (assisted || found === undefined || found.events !== events) return [];
      const { luck, own: skill, others } = sumsFor(found.review, own);
      return [[id, { luck, skill, ...(players > 1 && { partner: others }) }] as const];
    }),
  );
}

export function meanOf(weighed: Iterable<Weighed>): Weighed | undefined {
  const all = [...weighed];
  if (all.length === 0) return undefined;
  const mean = (of: (each: Weighed) => number): number =>
    all.reduce((sum, each) => sum + of(each), 0) / all.length;
  return {
    ...{ luck: mean(({ luck }) => luck), skill: mean(({ skill }) => skill) },
    ...(all.some(({ partner }) => partner !== undefined) && { partner: mean(({ partner = 0 }) => partner) }),
  };
}
