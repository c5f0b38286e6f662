// Guests, their one-time codes for other devices, and whom they have muted.
import { insertDevice } from './devices.ts';
import { countVisit, hourOf } from './hours.ts';
import type { DeviceRow, GuestRow } from './rows.ts';
import { type Sql, statement } from './sql.ts';

export async function createGuest(sql: Sql, guest: GuestRow, device: DeviceRow): Promise<void> {
  const { id, name, emblem, locale, mail, created, seen, owner } = guest;
  const text = `insert into guests (id, name, emblem, locale, mail, created, seen, owner)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`;
  await sql.write([
    statement(text, id, name, emblem, locale, mail, created, seen, owner),
    insertDevice({ ...device, guest: id }),
    ...(owner === '' ? [countVisit(seen)] : []),
  ]);
}

export async function readGuest(sql: Sql, id: string): Promise<GuestRow | undefined> {
  const [row] = await sql.all<GuestRow>(statement('select * from guests where id = $1', id));
  return row;
}

export async function renameGuest(
  sql: Sql,
  guest: Pick<GuestRow, 'id' | 'name' | 'emblem' | 'locale'>,
): Promise<void> {
  const text = 'update guests set name = $1, emblem = $2, locale = $3 where id = $4';
  await sql.write([statement(text, guest.name, guest.emblem, guest.locale, guest.id)]);
}

/** Counts the person once in every hour; bots of guests are not counted. */
export async function noteGuest(
  sql: Sql,
  { id, owner, seen }: Pick<GuestRow, 'id' | 'owner' | 'seen'>,
  now: number,
): Promise<void> {
  const note = statement('update guests set seen = $1 where id = $2', now, id);
  if (owner !== '' || hourOf(seen) === hourOf(now)) {
    await sql.write([note]);
    return;
  }
  // Of several requests at the same moment one counts.
  const first = statement('update guests set seen = $1 where id = $2 and seen = $3', now, id, seen);
  await sql.writeIf(first, [countVisit(now)]);
}

export interface Visitors {
  readonly people: number;
  /** When the last of them was here; 0 for nobody. */
  readonly last: number;
}

/** The people who were here since that moment, except this one. */
export async function readVisitors(sql: Sql, since: number, but: string): Promise<Visitors> {
  const query = `select count(*) as people, coalesce(max(seen), 0) as last from guests
    where seen > $1 and owner = '' and id <> $2`;
  const [row] = await sql.all<Visitors>(statement(query, since, but));
  return row ?? { people: 0, last: 0 };
}

/** The bots of a guest, the oldest first. */
export function botsOf(sql: Sql, owner: string): Promise<readonly GuestRow[]> {
  return sql.all(statement('select * from guests where owner = $1 order by created, id', owner));
}

export async function setMail(sql: Sql, id: string, address: string): Promise<void> {
  await sql.write([statement('update guests set mail = $1 where id = $2', address, id)]);
}

export async function createCode(
  sql: Sql,
  code: { readonly hash: string; readonly guest: string; readonly expires: number },
): Promise<void> {
  await sql.write([
    statement('delete from codes where guest = $1', code.guest),
    statement(
      'insert into codes (hash, guest, expires) values ($1, $2, $3)',
      code.hash,
      code.guest,
      code.expires,
    ),
  ]);
}

/** Deletes the code, so that it works once; undefined when it is unknown or expired. */
export async function takeCode(sql: Sql, hash: string, now: number): Promise<string | undefined> {
  const rows = await sql.take<{ guest: string; expires: number }>(
    statement('delete from codes where hash = $1 returning guest, expires', hash),
  );
  const [row] = rows;
  return row !== undefined && row.expires > now ? row.guest : undefined;
}

/** Deletes everything about a guest except the logs of their games. */
export async function deleteGuest(sql: Sql, id: string): Promise<void> {
  const own = ['devices', 'codes', 'passkeys', 'pushes', 'mutes', 'players', 'traces', 'daily', 'seeks'];
  const tables = [
    ...own,
    'ratings',
    'rating_steps',
    'hidden',
    'blocks',
    'reports',
    'sanctions',
    'comparisons',
    'follows',
    'quiet',
    'calls',
    'invitations',
  ];
  await sql.write([
    ...tables.map((table) => statement(`delete from ${table} where guest = $1`, id)),
    statement('delete from mutes where muted = $1', id),
    statement('delete from blocks where blocked = $1', id),
    statement('delete from follows where followed = $1', id),
    statement('delete from invitations where host = $1', id),
    statement('delete from reports where reporter = $1', id),
    statement(`update deeds set guest = '', name = '', why = '' where guest = $1`, id),
    statement('delete from meetings where one = $1 or two = $1', id),
    statement(`update tables set opener = '' where opener = $1`, id),
    // Their games stay in the standings of the others, without a name.
    statement(`update entrants set state = 'out' where guest = $1`, id),
    statement(`update tournaments set maker = '-' where maker = $1`, id),
    statement('delete from guests where id = $1', id),
  ]);
}

export async function setMute(
  sql: Sql,
  mute: { readonly guest: string; readonly muted: string; readonly on: boolean },
): Promise<void> {
  const text = mute.on
    ? 'insert into mutes (guest, muted) values ($1, $2) on conflict do nothing'
    : 'delete from mutes where guest = $1 and muted = $2';
  await sql.write([statement(text, mute.guest, mute.muted)]);
}

export async function readMutes(sql: Sql, guest: string): Promise<readonly string[]> {
  const rows = await sql.all<{ muted: string }>(statement('select muted from mutes where guest = $1', guest));
  return rows.map(({ muted }) => muted);
}
