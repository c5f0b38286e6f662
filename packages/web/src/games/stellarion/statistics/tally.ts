// Games, wins and streaks, counted from the tables stored on this device. Pure.
import type { Seat } from '@planisphere/core';
import { decodeOptions, type Options } from '@planisphere/stellarion';
import { ownSeatOf, type SavedTable } from '../../../table/saved.ts';

export interface Finished {
  readonly id: string;
  readonly when: number;
  readonly players: number;
  /** The seat of the device's owner. */
  readonly own: Seat;
  readonly events: number;
  readonly options: Options;
  readonly won: boolean;
  readonly assisted: boolean;
}

/** The latest first. */
export function finishedGames(tables: readonly SavedTable[]): readonly Finished[] {
  return tables
    .filter(
      ({ game, summary }) =>
        game === 'stellarion' && summary.winners !== undefined && summary.ended !== 'abandoned',
    )
    .flatMap(({ id, updatedAt, seats, options, summary, assisted, events }) => {
      const decoded = decodeOptions(options);
      if (!decoded.ok) return [];
      const won = (summary.winners?.length ?? 0) > 0;
      const own = Math.max(0, ownSeatOf({ seats })) as Seat;
      const facts = { id, when: updatedAt, players: seats.length, own, events: events.length };
      return [{ ...facts, options: decoded.value, won, assisted }];
    })
    .toSorted((a, b) => b.when - a.when);
}

export interface Tally {
  readonly games: number;
  readonly wins: number;
  readonly streak: number;
  readonly best: number;
  readonly assisted: number;
}

/** Assisted games are no wins and do not end a streak. */
export function tallyOf(games: readonly Finished[]): Tally {
  const fair = games.filter(({ assisted }) => !assisted);
  let best = 0;
  let run = 0;
  for (const { won } of fair.toReversed()) {
    run = won ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return {
    games: fair.length,
    wins: fair.filter(({ won }) => won).length,
    streak: run,
    best,
    assisted: games.length - fair.length,
  };
}

export interface SetupTally extends Tally {
  readonly key: string;
  readonly players: number;
  readonly options: Options;
}

/** One row per set-up, the most played first. */
export function bySetup(games: readonly Finished[]): readonly SetupTally[] {
  const groups = new Map<string, Finished[]>();
  for (const game of games) {
    const { expansions, track, stars } = game.options;
    const key = `${game.players} ${expansions.join('+')} ${track} ${stars}`;
    groups.set(key, [...(groups.get(key) ?? []), game]);
  }
  return [...groups]
    .map(([key, list]) => ({ key, players: list[0]!.players, options: list[0]!.options, ...tallyOf(list) }))
    .toSorted((a, b) => b.games - a.games || b.wins - a.wins);
}
