// The best result of each guest on each day's deal.
import type { DailyRow } from './rows.ts';
import { type Sql, statement } from './sql.ts';

/** Keeps the better of this result and the stored one. */
export async function keepDaily(sql: Sql, row: DailyRow): Promise<void> {
  const text = `insert into daily (game, day, guest, score, record, created) values ($1, $2, $3, $4, $5, $6)
    on conflict (game, day, guest) do update set score = excluded.score, record = excluded.record,
    created = excluded.created where excluded.score > daily.score`;
  const { game, day, guest, score, record, created } = row;
  await sql.write([statement(text, game, day, guest, score, record, created)]);
}

export interface DailyLine {
  readonly guest: string;
  readonly name: string;
  readonly emblem: string;
  readonly score: number;
}

/** The best first; the earlier of two equal results. */
export function readDaily(sql: Sql, game: string, day: string, limit: number): Promise<readonly DailyLine[]> {
  const text = `select daily.guest, guests.name, guests.emblem, daily.score from daily
    join guests on guests.id = daily.guest where daily.game = $1 and daily.day = $2
    order by daily.score desc, daily.created limit $3`;
  return sql.all(statement(text, game, day, limit));
}

export interface DailySky {
  readonly game: string;
  readonly day: string;
  readonly score: number;
  readonly rank: number;
  readonly people: number;
}

/** The daily results of one guest since that day with their place in each; the latest first. */
export function readSkies(sql: Sql, guest: string, since: string): Promise<readonly DailySky[]> {
  const text = `select d.game, d.day, d.score,
      (select count(*) + 1 from daily o where o.game = d.game and o.day = d.day and o.score > d.score) as rank,
      (select count(*) from daily o where o.game = d.game and o.day = d.day) as people
    from daily d where d.guest = $1 and d.day > $2 order by d.day desc, d.game`;
  return sql.all(statement(text, guest, since));
}
