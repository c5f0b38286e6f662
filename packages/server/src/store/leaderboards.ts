// The best of a list of ratings: of all time, or by their gain since a moment.
import type { RatingRow } from './rows.ts';
import { type Sql, statement } from './sql.ts';

export interface LeaderRow extends RatingRow {
  readonly name: string;
  readonly emblem: string;
}

/** The highest first. */
export function readLeaders(sql: Sql, list: string, limit: number): Promise<readonly LeaderRow[]> {
  const query = `select r.*, g.name, g.emblem from ratings r join guests g on g.id = r.guest
    where r.list = $1 and r.guest not in (select guest from hidden) order by r.points desc, r.guest limit $2`;
  return sql.all(statement(query, list, limit));
}

export interface GainRow {
  readonly guest: string;
  /** Thousandths of points. */
  readonly gained: number;
  readonly games: number;
}

/** The guests with the largest gain since that moment, the largest first. */
export async function readGains(
  sql: Sql,
  { list, since, limit }: { readonly list: string; readonly since: number; readonly limit: number },
): Promise<readonly GainRow[]> {
  const query = `select guest, sum(points - points_before) as gained, count(*) as games from rating_steps
    where list = $1 and at >= $2 and guest not in (select guest from hidden) group by guest order by sum(points - points_before) desc, guest limit $3`;
  const rows = await sql.all<GainRow>(statement(query, list, since, limit));
  // PostgreSQL sums whole numbers into a wider type, which arrives as text.
  return rows.map(({ guest, gained, games }) => ({ guest, gained: Number(gained), games: Number(games) }));
}

export interface ListFigures {
  readonly people: number;
  /** People whose deviation is small enough for a place. */
  readonly placed: number;
  readonly games: number;
}

export async function readFigures(sql: Sql, list: string, deviation: number): Promise<ListFigures> {
  const [people] = await sql.all<{ all_people: number; placed: number }>(
    statement(
      `select count(*) as all_people, count(case when deviation <= $2 then 1 end) as placed
        from ratings where list = $1`,
      ...[list, deviation],
    ),
  );
  const [games] = await sql.all<{ games: number }>(
    statement('select count(distinct code) as games from rating_steps where list = $1', list),
  );
  return { people: people?.all_people ?? 0, placed: people?.placed ?? 0, games: games?.games ?? 0 };
}

/** How many people have a rating on each of these lists. */
export async function countRated(sql: Sql, lists: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (lists.length === 0) return new Map();
  const places = lists.map((_, index) => `$${index + 1}`).join(', ');
  const query = `select list, count(*) as people from ratings where list in (${places}) group by list`;
  const rows = await sql.all<{ list: string; people: number }>(statement(query, ...lists));
  return new Map(rows.map(({ list, people }) => [list, Number(people)]));
}

/** How many placed people have more points, and how many have more than the upper or the lower end of an interval. */
export async function countAbove(
  sql: Sql,
  list: string,
  { points, deviation }: { readonly points: number; readonly deviation: number },
): Promise<number> {
  const query = 'select count(*) as above from ratings where list = $1 and points > $2 and deviation <= $3';
  const [row] = await sql.all<{ above: number }>(statement(query, list, points, deviation));
  return row?.above ?? 0;
}

/** How many people there are in every hundred points. */
export function readSpread(
  sql: Sql,
  list: string,
): Promise<readonly { readonly hundred: number; readonly count: number }[]> {
  const query = `select points / 100000 as hundred, count(*) as count from ratings where list = $1
    group by points / 100000 order by points / 100000`;
  return sql.all(statement(query, list));
}
