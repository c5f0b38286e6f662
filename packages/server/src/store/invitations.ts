// Who has invited whom to which table. An invitation is valid while the table has a free seat.
import { type Sql, statement } from './sql.ts';

export interface InvitationRow {
  readonly guest: string;
  readonly code: string;
  readonly host: string;
  readonly at: number;
}

export async function putInvitation(sql: Sql, { guest, code, host, at }: InvitationRow): Promise<void> {
  const text =
    'insert into invitations (guest, code, host, at) values ($1, $2, $3, $4) on conflict do nothing';
  await sql.write([statement(text, guest, code, host, at)]);
}

export async function dropInvitation(sql: Sql, guest: string, code: string): Promise<void> {
  await sql.write([statement('delete from invitations where guest = $1 and code = $2', guest, code)]);
}

/** How many this guest has sent since that moment. */
export async function countInvited(sql: Sql, host: string, since: number): Promise<number> {
  const query = 'select count(*) as count from invitations where host = $1 and at > $2';
  const [row] = await sql.all<{ count: number }>(statement(query, host, since));
  return row?.count ?? 0;
}

export interface OpenInvitation extends InvitationRow {
  readonly game: string;
  readonly name: string;
  readonly emblem: string;
  readonly owner: string;
}

/** To tables that wait, from hosts whom the guest has neither blocked nor muted; the latest first. */
export function readInvitations(sql: Sql, guest: string): Promise<readonly OpenInvitation[]> {
  const query = `select i.*, t.game, g.name, g.emblem, g.owner from invitations i
    join tables t on t.code = i.code join guests g on g.id = i.host
    where i.guest = $1 and t.status = 'open'
      and not exists (select 1 from blocks b where b.guest = $1 and b.blocked = i.host)
      and not exists (select 1 from mutes m where m.guest = $1 and m.muted = i.host)
    order by i.at desc, i.code limit 20`;
  return sql.all(statement(query, guest));
}
