// The arena: free players are paired again at once. A win counts 2 and a shared one 1; from the third win in a row on, a
// win counts 4.
import type { Apart } from '../pairing.ts';
import {
  type Entrant,
  gamesByGuest,
  type Outcome,
  opponentOf,
  outcomeFor,
  pairKey,
  ranked,
  type TournamentGame,
} from './games.ts';

export interface ArenaRow {
  readonly guest: string;
  readonly points: number;
  /** Points of the finished games, in order. */
  readonly games: readonly number[];
}

/** Wins in a row after which the next one counts twice. */
const STREAK = 2;

export function arenaPoints(outcomes: readonly Outcome[]): readonly number[] {
  let wins = 0;
  return outcomes.map((outcome) => {
    const points = outcome === 'won' ? (wins >= STREAK ? 4 : 2) : outcome === 'shared' ? 1 : 0;
    wins = outcome === 'won' ? wins + 1 : 0;
    return points;
  });
}

/** For equal points, fewer games rank higher. */
export function arenaStandings(
  entrants: readonly Entrant[],
  games: readonly TournamentGame[],
): readonly (ArenaRow & { readonly rank: number })[] {
  const own = gamesByGuest(games);
  const rows = entrants.map(({ guest }): ArenaRow => {
    const scored = arenaPoints((own.get(guest) ?? []).flatMap((game) => outcomeFor(game, guest) ?? []));
    return { guest, points: scored.reduce((sum, each) => sum + each, 0), games: scored };
  });
  return ranked(rows, (a, b) => b.points - a.points || a.games.length - b.games.length);
}

export interface Free extends Entrant {
  /** Since when they have no game, in milliseconds. */
  readonly since: number;
}

export interface ArenaMoment {
  readonly now: number;
  readonly games: readonly TournamentGame[];
  readonly apart: readonly Apart[];
}

/** Milliseconds after which the same opponent again is better than none. */
const PATIENCE = 15_000;

/** Neighbours in the standings meet; the one who sat first less often sits first. */
export function pairArena(
  free: readonly Free[],
  { now, games, apart }: ArenaMoment,
): readonly (readonly [string, string])[] {
  const own = gamesByGuest(games);
  const order = new Map(arenaStandings(free, games).map(({ guest, rank }) => [guest, rank]));
  const queue = [...free].sort(
    (a, b) =>
      (order.get(a.guest) ?? 0) - (order.get(b.guest) ?? 0) ||
      b.rating - a.rating ||
      (a.guest < b.guest ? -1 : 1),
  );
  const never = new Set(apart.map(([one, other]) => pairKey(one, other)));
  const lastOf = (guest: string): string | undefined => {
    const last = own.get(guest)?.at(-1);
    return last === undefined ? undefined : opponentOf(last, guest);
  };
  const may = (a: Free, b: Free): boolean => {
    if (a.guest === b.guest || never.has(pairKey(a.guest, b.guest))) return false;
    const again = lastOf(a.guest) === b.guest && lastOf(b.guest) === a.guest;
    return !again || Math.min(now - a.since, now - b.since) >= PATIENCE;
  };
  const firsts = (guest: string): number => (own.get(guest) ?? []).filter(({ one }) => one === guest).length;
  const taken = new Set<string>();
  const pairs: (readonly [string, string])[] = [];
  for (const [at, one] of queue.entries()) {
    if (taken.has(one.guest)) continue;
    const other = queue.slice(at + 1).find((each) => !taken.has(each.guest) && may(one, each));
    if (other === undefined) continue;
    taken.add(one.guest).add(other.guest);
    pairs.push(
      firsts(one.guest) <= firsts(other.guest) ? [one.guest, other.guest] : [other.guest, one.guest],
    );
  }
  return pairs;
}
