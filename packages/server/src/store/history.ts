// The tables of a guest, the latest first, and how the finished ones ended.
import type { TableRow } from './rows.ts';
import { type Sql, statement } from './sql.ts';

export interface PlayedRow extends TableRow {
  readonly seat: string;
  readonly outcome: string;
}

export interface PlayedQuery {
  readonly guest: string;
  readonly status: 'open' | 'playing' | 'over';
  /** Only those changed before this moment, for the next page. */
  readonly before: number;
  readonly limit: number;
}

export function readPlayed(sql: Sql, query: PlayedQuery): Promise<readonly PlayedRow[]> {
  const text = `select t.*, p.seat, p.outcome from players p join tables t on t.code = p.code
    where p.guest = $1 and t.status = $2 and t.updated < $3 order by t.updated desc limit $4`;
  return sql.all(statement(text, query.guest, query.status, query.before, query.limit));
}

/** The other people at these tables. */
export async function readOthers(
  sql: Sql,
  guest: string,
  codes: readonly string[],
): Promise<readonly { readonly code: string; readonly name: string }[]> {
  if (codes.length === 0) return [];
  const list = codes.map((_, index) => `$${index + 2}`).join(', ');
  const query = `select p.code, g.name from players p join guests g on g.id = p.guest
    where p.guest <> $1 and p.code in (${list}) order by p.code, p.seat`;
  return sql.all(statement(query, guest, ...codes));
}

export interface Tally {
  readonly game: string;
  readonly outcome: string;
  readonly count: number;
}

export function readTally(sql: Sql, guest: string): Promise<readonly Tally[]> {
  const text = `select t.game, p.outcome, count(*) as count from players p join tables t on t.code = p.code
    where p.guest = $1 and t.status = 'over' group by t.game, p.outcome order by t.game, p.outcome`;
  return sql.all(statement(text, guest));
}

/** Tables whose log names the guest: those they play or played at, opened, talked at, or left before the start. */
export async function codesNaming(sql: Sql, guest: string): Promise<readonly string[]> {
  const query = 'select code from players where guest = $1 union select code from traces where guest = $1';
  const rows = await sql.all<{ code: string }>(statement(query, guest));
  return rows.map(({ code }) => code);
}

export async function codesOf(sql: Sql, guest: string): Promise<readonly string[]> {
  const rows = await sql.all<{ code: string }>(
    statement('select distinct code from players where guest = $1', guest),
  );
  return rows.map(({ code }) => code);
}
