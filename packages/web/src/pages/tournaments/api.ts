// The requests of the tournament pages to the server.
import type { TournamentInfo, TournamentPage, TournamentRequest } from '@planisphere/protocol';
import { isGameId } from '../../base/games.ts';
import { beGuest, call } from '../../table/online/api.ts';

export interface TournamentLists {
  readonly now: number;
  readonly playing: readonly TournamentInfo[];
  readonly coming: readonly TournamentInfo[];
  readonly over: readonly TournamentInfo[];
}

export async function readTournaments(): Promise<TournamentLists> {
  const lists = await call<TournamentLists>('GET', '/api/tournaments');
  const known = (list: readonly TournamentInfo[]) => list.filter(({ game }) => isGameId(game));
  return { ...lists, playing: known(lists.playing), coming: known(lists.coming), over: known(lists.over) };
}

export interface Wanted {
  readonly from: number | 'me';
  readonly round: number | undefined;
}

const at = (id: string, rest = ''): string => `/api/tournaments/${encodeURIComponent(id)}${rest}`;

export function readTournament(id: string, { from, round }: Wanted): Promise<TournamentPage> {
  const query = new URLSearchParams({
    from: String(from),
    ...(round !== undefined && { round: String(round) }),
  });
  return call('GET', at(id, `?${query}`));
}

/** Anybody who takes part becomes a guest of the server first. */
async function as<T>(method: string, path: string, body?: unknown): Promise<T> {
  await beGuest();
  return call<T>(method, path, body);
}

export const makeTournament = (wanted: TournamentRequest): Promise<{ readonly id: string }> =>
  as('POST', '/api/tournaments', wanted);
export const callOff = (id: string): Promise<unknown> => as('DELETE', at(id));
export const enter = (id: string): Promise<TournamentPage> => as('POST', at(id, '/entry'));
export const rest = (id: string, resting: boolean): Promise<TournamentPage> =>
  as('PUT', at(id, '/entry'), { resting });
export const leave = (id: string): Promise<TournamentPage> => as('DELETE', at(id, '/entry'));
export const playDeal = (id: string, deal: number): Promise<{ readonly code: string }> =>
  as('POST', at(id, `/deals/${deal}`));
