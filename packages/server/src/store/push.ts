// Push subscriptions: the browsers in which a guest gets your-turn notices.
import type { PushRow } from './rows.ts';
import { type Sql, statement } from './sql.ts';

/** Subscriptions of one guest; older ones are deleted. */
const MOST = 10;

export async function addPush(sql: Sql, push: PushRow): Promise<void> {
  const text = `insert into pushes (endpoint, guest, p256dh, auth, created, device) values ($1, $2, $3, $4, $5, $6)
    on conflict (endpoint) do update set guest = excluded.guest, p256dh = excluded.p256dh, auth = excluded.auth,
    created = excluded.created, device = excluded.device`;
  const latest = 'select endpoint from pushes where guest = $1 order by created desc, endpoint limit $2';
  await sql.write([
    statement(text, push.endpoint, push.guest, push.p256dh, push.auth, push.created, push.device),
    statement(`delete from pushes where guest = $1 and endpoint not in (${latest})`, push.guest, MOST),
  ]);
}

export async function dropPush(sql: Sql, endpoint: string): Promise<void> {
  await sql.write([statement('delete from pushes where endpoint = $1', endpoint)]);
}

export async function dropPushesOf(sql: Sql, guest: string): Promise<void> {
  await sql.write([statement('delete from pushes where guest = $1', guest)]);
}

export function pushesOf(sql: Sql, guest: string): Promise<readonly PushRow[]> {
  return sql.all(statement('select * from pushes where guest = $1 order by created desc', guest));
}
