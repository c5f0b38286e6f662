// Ratings, as the server answers them.
import type { Leaderboard, LeaderTime, TableRatings } from '@planisphere/protocol';
import type { GameId } from '../../base/games.ts';
import { call } from '../online/api.ts';

export function readRatings(code: string): Promise<TableRatings> {
  return call('GET', `/api/tables/${code}/ratings${location.search}`);
}

export function readLeaderboard(
  game: GameId,
  { list, time }: { readonly list: string | undefined; readonly time: LeaderTime },
): Promise<Leaderboard> {
  const query = new URLSearchParams({ time, ...(list !== undefined && { list }) });
  return call('GET', `/api/leaderboards/${game}?${query}`);
}
