// The Swiss system: everybody plays in every round, against somebody with as many points, and never twice against the same
// person. With an odd number one person has a bye, at most once, and gets a point.
import type { Apart } from '../pairing.ts';
import {
  type Entrant,
  gamesByGuest,
  opponentOf,
  outcomeFor,
  pairKey,
  ranked,
  type TournamentGame,
} from './games.ts';
import { Matching } from './matching.ts';

export interface SwissRow {
  readonly guest: string;
  readonly points: number;
  /** The points of all opponents, added up. */
  readonly buchholz: number;
  /** For each round: points; undefined for a game that goes on, and for a round without one. */
  readonly rounds: readonly (number | 'rest' | undefined)[];
}

const POINTS = { won: 1, shared: 0.5, lost: 0, none: 0 } as const;

function pointsIn(game: TournamentGame, guest: string): number | undefined {
  if (game.two === undefined) return 1;
  const outcome = outcomeFor(game, guest);
  return outcome === undefined ? undefined : POINTS[outcome];
}

export function swissStandings(
  entrants: readonly Entrant[],
  games: readonly TournamentGame[],
): readonly (SwissRow & { readonly rank: number })[] {
  const own = gamesByGuest(games);
  const last = Math.max(0, ...games.map(({ round }) => round));
  const points = new Map(
    entrants.map(({ guest }) => [
      guest,
      sum((own.get(guest) ?? []).map((game) => pointsIn(game, guest) ?? 0)),
    ]),
  );
  const rows = entrants.map(({ guest }): SwissRow => {
    const mine = own.get(guest) ?? [];
    const met = mine.flatMap((game) => opponentOf(game, guest) ?? []);
    return {
      guest,
      points: points.get(guest) ?? 0,
      buchholz: sum(met.map((other) => points.get(other) ?? 0)),
      rounds: Array.from({ length: last }, (_, index) => {
        const game = mine.find(({ round }) => round === index + 1);
        if (game === undefined) return undefined;
        return game.two === undefined ? 'rest' : pointsIn(game, guest);
      }),
    };
  });
  return ranked(rows, (a, b) => b.points - a.points || b.buchholz - a.buchholz);
}

export interface SwissRound {
  /** The first of a pair sits first: the one who has done so less often. */
  readonly pairs: readonly (readonly [string, string])[];
  /** Entrants with a bye: at most one, unless nobody else is left who may be paired with them. */
  readonly resting: readonly string[];
}

export interface SwissMoment {
  /** The entrants who play in this round. */
  readonly entrants: readonly Entrant[];
  /** All games of the earlier rounds, also of people who have left. */
  readonly games: readonly TournamentGame[];
  readonly apart: readonly Apart[];
}

/** From the top down, everybody gets the first on their list that leaves the rest pairable. */
export function pairSwiss({ entrants, games, apart }: SwissMoment): SwissRound {
  const standings = swissStandings(everybody(entrants, games), games);
  const points = new Map(standings.map((row) => [row.guest, row.points]));
  const field = [...entrants].sort(
    (a, b) =>
      (points.get(b.guest) ?? 0) - (points.get(a.guest) ?? 0) ||
      b.rating - a.rating ||
      (a.guest < b.guest ? -1 : 1),
  );
  const strangers = mayMeet(field, games, apart);
  const rested = new Set(games.flatMap(({ one, two }) => (two === undefined ? [one] : [])));
  const { length } = field;
  const isOdd = length % 2 === 1;
  /** A bye is one more vertex. */
  const chair = length;
  const matching = new Matching(isOdd ? length + 1 : length, (a, b) => {
    if (a === chair || b === chair) return !rested.has(field[Math.min(a, b)]?.guest ?? '');
    return strangers(a, b);
  });
  const partner = new Map<number, number>();
  const settle = (a: number, b: number): boolean => {
    if (!matching.settle(a, b)) return false;
    partner.set(a, b).set(b, a);
    return true;
  };
  // The last entrant without a bye so far gets it.
  if (isOdd) for (let at = length - 1; at >= 0 && !partner.has(chair); at--) settle(at, chair);
  const scores = field.map(({ guest }) => points.get(guest) ?? 0);
  for (let at = 0; at < length; at++) {
    if (partner.has(at)) continue;
    for (const other of wishes(at, scores)) if (!partner.has(other) && settle(at, other)) break;
  }
  const firsts = new Map<string, number>();
  for (const { one, two } of games) if (two !== undefined) firsts.set(one, (firsts.get(one) ?? 0) + 1);
  const guestAt = (at: number): string => field[at]?.guest ?? '';
  return {
    pairs: [...partner].flatMap(([a, b]) => {
      if (a > b || b === chair) return [];
      const [upper, lower] = [guestAt(a), guestAt(b)];
      return [(firsts.get(upper) ?? 0) <= (firsts.get(lower) ?? 0) ? [upper, lower] : [lower, upper]];
    }) as (readonly [string, string])[],
    resting: field.flatMap(({ guest }, at) => {
      const other = partner.get(at);
      return other === undefined || other === chair ? [guest] : [];
    }),
  };
}

/** Rounds in which everybody certainly gets a new opponent: as long as nobody has met half of the field. */
export function mostRounds(people: number): number {
  return Math.max(1, Math.ceil(people / 2));
}

/** Rounds that find a clear winner: as many as in a knock-out. */
export function roundsFor(people: number): number {
  return Math.max(1, Math.ceil(Math.log2(Math.max(2, people))));
}

function everybody(entrants: readonly Entrant[], games: readonly TournamentGame[]): readonly Entrant[] {
  const known = new Set(entrants.map(({ guest }) => guest));
  const gone = [...gamesByGuest(games).keys()].filter((guest) => !known.has(guest));
  return [...entrants, ...gone.map((guest) => ({ guest, rating: 0 }))];
}

function mayMeet(
  field: readonly Entrant[],
  games: readonly TournamentGame[],
  apart: readonly Apart[],
): (a: number, b: number) => boolean {
  const never = new Set([
    ...games.flatMap(({ one, two }) => (two === undefined ? [] : [pairKey(one, two)])),
    ...apart.map(([one, other]) => pairKey(one, other)),
  ]);
  return (a, b) => !never.has(pairKey(field[a]?.guest ?? '', field[b]?.guest ?? ''));
}

/**
 * The opponents by preference. First those with as many points: for the first of the upper half the first of
 * the lower one, for the second the second, for somebody of the lower half the next one down.
 */
function wishes(at: number, scores: readonly number[]): readonly number[] {
  const score = scores[at];
  const group = scores.flatMap((each, index) => (each === score ? [index] : []));
  const half = (group.at(0) ?? 0) + Math.ceil(group.length / 2);
  const ideal = at < half ? at + Math.ceil(group.length / 2) : at + 1;
  const others = scores.flatMap((_, index) => (index === at ? [] : [index]));
  const distance = (other: number): number => Math.abs((scores[other] ?? 0) - (score ?? 0));
  return others.sort(
    (a, b) => distance(a) - distance(b) || Math.abs(a - ideal) - Math.abs(b - ideal) || a - b,
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
