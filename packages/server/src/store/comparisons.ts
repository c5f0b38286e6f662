// What the strongest bot chose in the decisions of people, game by game.
import type { ComparisonRow } from './rows.ts';
import { placeholders, type Sql, statement } from './sql.ts';

/** Written once: a game that is over does not change. */
export async function putComparison(sql: Sql, row: ComparisonRow): Promise<void> {
  const { code, guest, list, decisions, agreed, times, leaving, at } = row;
  await sql.write([
    statement(
      `insert into comparisons (code, guest, list, decisions, agreed, times, leaving, at)
        values ${placeholders(1, 8)} on conflict do nothing`,
      ...[code, guest, list, decisions, agreed, times, leaving, at],
    ),
  ]);
}

export async function isCompared(sql: Sql, code: string, guest: string): Promise<boolean> {
  const query = 'select 1 as known from comparisons where code = $1 and guest = $2';
  return (await sql.all(statement(query, code, guest))).length > 0;
}

/** Of one person, on all lists. */
export function comparisonsOf(sql: Sql, guest: string): Promise<readonly ComparisonRow[]> {
  return sql.all(statement('select * from comparisons where guest = $1 order by at desc, code', guest));
}

/** Of everybody else on a list, the latest first. */
export function comparisonsBeside(
  sql: Sql,
  { guest, list, most }: { readonly guest: string; readonly list: string; readonly most: number },
): Promise<readonly ComparisonRow[]> {
  const query =
    'select * from comparisons where list = $1 and guest <> $2 order by at desc, code, guest limit $3';
  return sql.all(statement(query, list, guest, most));
}
