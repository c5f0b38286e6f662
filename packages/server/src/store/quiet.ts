// When people want no notices, and which notices went out already: none is sent twice.
import { type Sql, statement } from './sql.ts';

export interface QuietRow {
  readonly guest: string;
  readonly starts: number;
  readonly ends: number;
  readonly zone: string;
}

export async function readQuiet(sql: Sql, guest: string): Promise<QuietRow | undefined> {
  const [row] = await sql.all<QuietRow>(statement('select * from quiet where guest = $1', guest));
  return row;
}

/** Without hours, deletes them. */
export async function setQuiet(
  sql: Sql,
  guest: string,
  hours: Omit<QuietRow, 'guest'> | undefined,
): Promise<void> {
  if (hours === undefined) {
    await sql.write([statement('delete from quiet where guest = $1', guest)]);
    return;
  }
  const text = `insert into quiet (guest, starts, ends, zone) values ($1, $2, $3, $4) on conflict (guest)
    do update set starts = excluded.starts, ends = excluded.ends, zone = excluded.zone`;
  await sql.write([statement(text, guest, hours.starts, hours.ends, hours.zone)]);
}

/** True for the first node that records this notice; `turn` tells one occasion from the next. */
export async function noteCall(
  sql: Sql,
  call: { readonly guest: string; readonly subject: string; readonly turn: number; readonly now: number },
): Promise<boolean> {
  const text = `insert into calls (guest, subject, turn, at) values ($1, $2, $3, $4) on conflict (guest, subject)
    do update set turn = excluded.turn, at = excluded.at where calls.turn <> excluded.turn`;
  const [changed] = await sql.write([statement(text, call.guest, call.subject, call.turn, call.now)]);
  return changed === 1;
}

/** After this time the record of a notice serves no purpose. */
export const sweepCalls = (before: number) => statement('delete from calls where at < $1', before);
