// Who follows whom. People do not learn who follows them.
import type { GuestRow } from './rows.ts';
import { type Sql, statement } from './sql.ts';

export async function setFollow(
  sql: Sql,
  follow: { readonly guest: string; readonly followed: string; readonly on: boolean },
): Promise<void> {
  const text = follow.on
    ? 'insert into follows (guest, followed) values ($1, $2) on conflict do nothing'
    : 'delete from follows where guest = $1 and followed = $2';
  await sql.write([statement(text, follow.guest, follow.followed)]);
}

export async function isFollowing(sql: Sql, guest: string, followed: string): Promise<boolean> {
  const query = 'select 1 as yes from follows where guest = $1 and followed = $2';
  return (await sql.all(statement(query, guest, followed))).length > 0;
}

/** The most recently seen first. */
export function readFollowing(sql: Sql, guest: string): Promise<readonly GuestRow[]> {
  const query = `select g.* from follows f join guests g on g.id = f.followed
    where f.guest = $1 order by g.seen desc, g.id`;
  return sql.all(statement(query, guest));
}
