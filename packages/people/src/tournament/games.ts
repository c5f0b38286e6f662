// The games of a tournament as pairings and standings need them: who met whom, with the result of the first of the two.

/** `none`: no points for either, because the game was broken off. */
export type Outcome = 'won' | 'lost' | 'shared' | 'none';

export interface TournamentGame {
  /** Rounds count from 1; in an arena every game has a number of its own, in the order of their beginnings. */
  readonly round: number;
  readonly one: string;
  /** Undefined for a bye. */
  readonly two: string | undefined;
  /** For the first of the two; undefined while they play. */
  readonly outcome: Outcome | undefined;
}

export interface Entrant {
  readonly guest: string;
  readonly rating: number;
}

const REVERSED: Readonly<Record<Outcome, Outcome>> = {
  won: 'lost',
  lost: 'won',
  shared: 'shared',
  none: 'none',
};

/** The same game from the other side. */
export function outcomeFor({ one, outcome }: TournamentGame, guest: string): Outcome | undefined {
  return outcome === undefined || guest === one ? outcome : REVERSED[outcome];
}

/** The games of everybody, in the order of the rounds. */
export function gamesByGuest(
  games: readonly TournamentGame[],
): ReadonlyMap<string, readonly TournamentGame[]> {
  const all = new Map<string, TournamentGame[]>();
  for (const game of [...games].sort((a, b) => a.round - b.round)) {
    for (const guest of [game.one, game.two]) {
      if (guest === undefined) continue;
      const own = all.get(guest) ?? [];
      own.push(game);
      all.set(guest, own);
    }
  }
  return all;
}

export function opponentOf({ one, two }: TournamentGame, guest: string): string | undefined {
  return guest === one ? two : one;
}

/** One key for a pair, whoever is named first. */
export function pairKey(a: string, b: string): string {
  return a < b ? JSON.stringify([a, b]) : JSON.stringify([b, a]);
}

/** The best first, with equal places for equals: 1, 2, 2, 4. */
export function ranked<T>(
  rows: readonly T[],
  compare: (a: T, b: T) => number,
): readonly (T & { readonly rank: number })[] {
  const sorted = [...rows].sort(compare);
  let rank = 0;
  return sorted.map((row, index) => {
    const before = sorted[index - 1];
    if (before === undefined || compare(before, row) !== 0) rank = index + 1;
    return { ...row, rank };
  });
}
