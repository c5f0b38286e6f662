// Duplicate play: everybody plays the same deals, so the cards are equally lucky for all, and points are added up.
import { ranked } from './games.ts';

export interface CupResult {
  readonly guest: string;
  /** Deals count from 1. */
  readonly deal: number;
  readonly points: number;
}

export interface CupRow {
  readonly guest: string;
  readonly total: number;
  /** By deal; undefined for one that was not played to its end. */
  readonly deals: readonly (number | undefined)[];
}

/** For equal points, fewer deals rank higher. */
export function cupStandings(
  guests: readonly string[],
  results: readonly CupResult[],
  deals: number,
): readonly (CupRow & { readonly rank: number })[] {
  const points = new Map(results.map((each) => [`${each.deal} ${each.guest}`, each.points]));
  const rows = guests.map((guest): CupRow => {
    const own = Array.from({ length: deals }, (_, index) => points.get(`${index + 1} ${guest}`));
    return { guest, total: own.reduce<number>((sum, each) => sum + (each ?? 0), 0), deals: own };
  });
  const played = ({ deals: own }: CupRow): number => own.filter((each) => each !== undefined).length;
  return ranked(rows, (a, b) => b.total - a.total || played(a) - played(b));
}

/** The most points of each deal; undefined if nobody has played it. */
export function bestOfDeals(results: readonly CupResult[], deals: number): readonly (number | undefined)[] {
  return Array.from({ length: deals }, (_, index) => {
    const points = results.flatMap((each) => (each.deal === index + 1 ? [each.points] : []));
    return points.length === 0 ? undefined : Math.max(...points);
  });
}
