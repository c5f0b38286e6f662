// In which hours people come: a count for each hour, which names nobody.
import { type Sql, type Statement, statement } from './sql.ts';

const HOUR = 3_600_000;

export const hourOf = (now: number): number => Math.floor(now / HOUR);

export const countVisit = (now: number): Statement =>
  statement(
    `insert into hours (hour, people) values ($1, 1)
      on conflict (hour) do update set people = hours.people + 1`,
    hourOf(now),
  );

/** For each of the 24 hours of the day in UTC: how many people were here in it, on all days since then together. */
export async function readHours(sql: Sql, since: number): Promise<readonly number[]> {
  const rows = await sql.all<{ hour: number; people: number | string }>(
    statement(
      'select hour % 24 as hour, sum(people) as people from hours where hour >= $1 group by hour % 24',
      hourOf(since),
    ),
  );
  const people = new Map(rows.map((row) => [Number(row.hour), Number(row.people)]));
  return Array.from({ length: 24 }, (_, hour) => people.get(hour) ?? 0);
}

export const sweepHours = (before: number): Statement =>
  statement('delete from hours where hour < $1', hourOf(before));
