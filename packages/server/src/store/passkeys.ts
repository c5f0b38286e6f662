// Passkeys: what makes a guest permanent.
import type { PasskeyRow } from './rows.ts';
import { type Sql, statement } from './sql.ts';

export async function addPasskey(sql: Sql, row: PasskeyRow): Promise<void> {
  const text = `insert into passkeys (id, guest, key, counter, transports, created) values ($1, $2, $3, $4, $5, $6)`;
  await sql.write([statement(text, row.id, row.guest, row.key, row.counter, row.transports, row.created)]);
}

export async function readPasskey(sql: Sql, id: string): Promise<PasskeyRow | undefined> {
  const [row] = await sql.all<PasskeyRow>(statement('select * from passkeys where id = $1', id));
  return row;
}

export function passkeysOf(sql: Sql, guest: string): Promise<readonly PasskeyRow[]> {
  return sql.all(statement('select * from passkeys where guest = $1', guest));
}

/** False when the counter went back: somebody uses a copy. */
export function usePasskey(sql: Sql, id: string, counter: number): Promise<boolean> {
  const text =
    'update passkeys set counter = $1 where id = $2 and (counter < $1 or (counter = 0 and $1 = 0))';
  return sql.writeIf(statement(text, counter, id), []);
}
