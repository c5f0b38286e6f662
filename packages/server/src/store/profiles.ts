// What the page about a person needs: whether they hide it, whom they have blocked, their rated games and whom they met
// there.
import type { RatingStepRow } from './rows.ts';
import { type Sql, statement } from './sql.ts';

export async function isHidden(sql: Sql, guest: string): Promise<boolean> {
  return (await sql.all(statement('select 1 as hidden from hidden where guest = $1', guest))).length > 0;
}

export async function setHidden(sql: Sql, guest: string, on: boolean): Promise<void> {
  const text = on
    ? 'insert into hidden (guest) values ($1) on conflict do nothing'
    : 'delete from hidden where guest = $1';
  await sql.write([statement(text, guest)]);
}

export async function setBlock(
  sql: Sql,
  block: { readonly guest: string; readonly blocked: string; readonly on: boolean },
): Promise<void> {
  const text = block.on
    ? 'insert into blocks (guest, blocked) values ($1, $2) on conflict do nothing'
    : 'delete from blocks where guest = $1 and blocked = $2';
  await sql.write([statement(text, block.guest, block.blocked)]);
}

export async function isBlocked(sql: Sql, guest: string, blocked: string): Promise<boolean> {
  const query = 'select 1 as blocked from blocks where guest = $1 and blocked = $2';
  return (await sql.all(statement(query, guest, blocked))).length > 0;
}

export interface RatedGameRow extends RatingStepRow {
  /** JSON of the table's settings. */
  readonly settings: string;
}

/** The latest first. */
export function readRatedGames(sql: Sql, guest: string, limit: number): Promise<readonly RatedGameRow[]> {
  const query = `select s.*, t.settings from rating_steps s join tables t on t.code = s.code
    where s.guest = $1 order by s.at desc, s.code limit $2`;
  return sql.all(statement(query, guest, limit));
}

export interface CompanionRow {
  readonly code: string;
  readonly guest: string;
  readonly name: string;
}

/** The other players whose rating these games changed. */
export async function readCompanions(
  sql: Sql,
  guest: string,
  codes: readonly string[],
): Promise<readonly CompanionRow[]> {
  if (codes.length === 0) return [];
  const list = codes.map((_, index) => `$${index + 2}`).join(', ');
  const query = `select s.code, s.guest, g.name from rating_steps s join guests g on g.id = s.guest
    where s.guest <> $1 and s.code in (${list}) order by s.code, s.seat`;
  return sql.all(statement(query, guest, ...codes));
}

export interface MetRow {
  readonly guest: string;
  readonly name: string;
  readonly list: string;
  /** The score of the guest whom the page is about, in thousandths. */
  readonly score: number;
  readonly count: number;
}

/** Opponents in rated games, and how those games ended. */
export function readMet(sql: Sql, guest: string): Promise<readonly MetRow[]> {
  const query = `select o.guest, g.name, s.list, s.score, count(*) as count from rating_steps s
    join rating_steps o on o.code = s.code and o.guest <> s.guest join guests g on g.id = o.guest
    where s.guest = $1 group by o.guest, g.name, s.list, s.score order by count(*) desc, o.guest limit 300`;
  return sql.all(statement(query, guest));
}
