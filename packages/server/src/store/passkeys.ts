// The passkeys of guests.
import type { PasskeyRow } from './rows.ts';
import { type Sql, statement } from './sql.ts';

export async function addPasskey(sql: Sql, row: PasskeyRow): Promise<void> {
  const text = `insert into passkeys (id, guest, key, counter, transports, created, used)
    values ($1, $2, $3, $4, $5, $6, $7)`;
  const { id, guest, key, counter, transports, created, used } = row;
  await sql.write([statement(text, id, guest, key, counter, transports, created, used)]);
}

export async function readPasskey(sql: Sql, id: string): Promise<PasskeyRow | undefined> {
  const [row] = await sql.all<PasskeyRow>(statement('select * from passkeys where id = $1', id));
  return row;
}

export function passkeysOf(sql: Sql, guest: string): Promise<readonly PasskeyRow[]> {
  return sql.all(statement('select * from passkeys where guest = $1 order by created, id', guest));
}

/** False when the counter went back: somebody uses a copy of the key. */
export function usePasskey(
  sql: Sql,
  id: string,
  { counter, now }: { readonly counter: number; readonly now: number },
): Promise<boolean> {
  const text = `update passkeys set counter = $1, used = $2
    where id = $3 and (counter < $1 or (counter = 0 and $1 = 0))`;
  return sql.writeIf(statement(text, counter, now, id), []);
}

/** False when the guest has no such passkey. */
export function dropPasskey(sql: Sql, guest: string, id: string): Promise<boolean> {
  return sql.writeIf(statement('delete from passkeys where guest = $1 and id = $2', guest, id), []);
}
