// Heartbeats of the nodes, and the outages between them.
import { type Sql, statement } from './sql.ts';

/** The last heartbeat of this node and of the others; undefined for none. */
export async function lastBeats(
  sql: Sql,
  node: string,
): Promise<{ readonly own: number | undefined; readonly others: number | undefined }> {
  const query = 'select id = $1 as own, max(seen) as seen from nodes group by id = $1';
  const rows = await sql.all<{ own: boolean | number; seen: number }>(statement(query, node));
  const seen = (own: boolean): number | undefined => rows.find((row) => Boolean(row.own) === own)?.seen;
  return { own: seen(true), others: seen(false) };
}

export async function beat(sql: Sql, node: string, now: number): Promise<void> {
  const text = `insert into nodes (id, seen) values ($1, $2) on conflict (id) do update set seen = excluded.seen`;
  await sql.write([
    statement(text, node, now),
    statement('delete from nodes where seen < $1 and id <> $2', now - 86_400_000, node),
  ]);
}

export interface Outage {
  readonly began: number;
  readonly ended: number;
}

/** Moves all deadlines by the length of the outage. Only the first node to record it does so. */
export async function recordOutage(sql: Sql, { began, ended }: Outage): Promise<boolean> {
  return sql.writeIf(
    statement(
      `insert into outages (began, ended) select cast($1 as bigint), cast($2 as bigint)
        where not exists (select 1 from outages where ended > $1 and began < $2) on conflict do nothing`,
      began,
      ended,
    ),
    [
      statement(
        `update deadlines set due = due + $1, claimed = 0 where due > $2 and kind in ('clock', 'notice', 'remind')`,
        ended - began,
        began,
      ),
    ],
  );
}

export function readOutages(sql: Sql, since: number): Promise<readonly Outage[]> {
  return sql.all(statement('select began, ended from outages where ended > $1 order by began', since));
}
