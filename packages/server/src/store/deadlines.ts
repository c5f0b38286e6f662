// Deadlines are rows: they survive restarts, and one node meets each. A claim expires, so that another node takes over when
// the first one dies. The row is deleted in the same transaction that writes what follows from it.
import type { DeadlineRow } from './rows.ts';
import { type Sql, type Statement, statement } from './sql.ts';

/** How long a claim lasts. */
const CLAIM = 30_000;

export function claimDue(sql: Sql, now: number, limit: number): Promise<readonly DeadlineRow[]> {
  const query = `update deadlines set claimed = $1
    where (code, kind, subject) in (
      select code, kind, subject from deadlines where due <= $2 and claimed <= $2 order by due limit $3)
    and claimed <= $2
    returning code, kind, subject, due`;
  return sql.take(statement(query, now + CLAIM, now, limit));
}

/** Makes the bot deadlines of these tables due, for other nodes. */
export async function handOverBots(sql: Sql, codes: readonly string[]): Promise<void> {
  const text = `update deadlines set due = 0, claimed = 0 where code = $1 and kind = 'bot'`;
  if (codes.length > 0) await sql.write(codes.map((code) => statement(text, code)));
}

/** Deletes a deadline from which nothing follows. */
export async function dropDeadline(sql: Sql, { code, kind, subject, due }: DeadlineRow): Promise<void> {
  const text = 'delete from deadlines where code = $1 and kind = $2 and subject = $3 and due = $4';
  await sql.write([statement(text, code, kind, subject, due)]);
}

/** Moves a deadline, unless another node has changed it meanwhile. */
export async function moveDeadline(sql: Sql, row: DeadlineRow, due: number): Promise<void> {
  const text = `update deadlines set due = $5, claimed = 0
    where code = $1 and kind = $2 and subject = $3 and due = $4`;
  await sql.write([statement(text, row.code, row.kind, row.subject, row.due, due)]);
}

/** Sets or moves a deadline without a change to its table, such as the next clean-up. */
export async function setDeadline(sql: Sql, row: DeadlineRow): Promise<void> {
  await sql.write([deadline(row)]);
}

export function deadline({ code, kind, subject, due }: DeadlineRow): Statement {
  const text = `insert into deadlines (code, kind, subject, due, claimed) values ($1, $2, $3, $4, 0)
    on conflict (code, kind, subject) do update set due = excluded.due, claimed = 0`;
  return statement(text, code, kind, subject, due);
}
