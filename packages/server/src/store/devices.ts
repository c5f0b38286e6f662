// The devices of a guest, each with a secret. Secrets are renewed; the old one ends a minute after the first use of the new
// one, which proves that it has arrived.
import type { DeviceRow, GuestRow } from './rows.ts';
import { type Sql, type Statement, statement } from './sql.ts';

/** Milliseconds for requests that still carry the old secret. */
const GRACE = 60_000;
const DAY = 86_400_000;

export interface Visit {
  readonly guest: GuestRow;
  readonly device: DeviceRow;
}

export function insertDevice(device: DeviceRow): Statement {
  const { hash, id, guest, label, created, seen, issued, replaces, ends } = device;
  const text = `insert into devices (hash, id, guest, label, created, seen, issued, replaces, ends)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;
  return statement(text, hash, id, guest, label, created, seen, issued, replaces, ends);
}

export async function addDevice(sql: Sql, device: DeviceRow): Promise<void> {
  await sql.write([insertDevice(device)]);
}

/** The guest and device of this secret; undefined when it is unknown or has ended. */
export async function readVisit(sql: Sql, hash: string, now: number): Promise<Visit | undefined> {
  const [device] = await sql.all<DeviceRow>(
    statement('select * from devices where hash = $1 and (ends = 0 or ends > $2)', hash, now),
  );
  if (device === undefined) return undefined;
  const [guest] = await sql.all<GuestRow>(statement('select * from guests where id = $1', device.guest));
  return guest === undefined ? undefined : { guest, device };
}

/** Records a visit: once a day, and at the first use of a new secret. */
export async function noteVisit(sql: Sql, { hash, replaces, seen }: DeviceRow, now: number): Promise<void> {
  if (replaces === '' && now - seen < DAY) return;
  await sql.write([
    statement(`update devices set seen = $1, replaces = '' where hash = $2`, now, hash),
    statement('update devices set ends = $1 where hash = $2 and ends = 0', now + GRACE, replaces),
  ]);
}

/** Adds the next secret of this device, and deletes an earlier one that never arrived. */
export async function renewDevice(
  sql: Sql,
  device: DeviceRow,
  next: { readonly hash: string; readonly now: number },
): Promise<void> {
  const { hash, now } = next;
  await sql.write([
    statement('delete from devices where replaces = $1', device.hash),
    insertDevice({ ...device, hash, seen: now, issued: now, replaces: device.hash, ends: 0 }),
  ]);
}

export type KnownDevice = Pick<DeviceRow, 'id' | 'label' | 'created' | 'seen'>;

/** The most recently seen first. */
export function devicesOf(sql: Sql, guest: string, now: number): Promise<readonly KnownDevice[]> {
  const query = `select id, max(label) as label, min(created) as created, max(seen) as seen from devices
    where guest = $1 and (ends = 0 or ends > $2) group by id order by max(seen) desc, id`;
  return sql.all(statement(query, guest, now));
}

/** Of a guest who could not stop the mail any more. */
const NO_WAY_BACK = `not exists (select 1 from devices where devices.guest = guests.id)
  and not exists (select 1 from passkeys where passkeys.guest = guests.id)`;

/**
 * Deletes the device with its push subscriptions; with the last way to come back the mail ends too. False when the guest
 * has no such device.
 */
export async function dropDevice(sql: Sql, guest: string, id: string): Promise<boolean> {
  return sql.writeIf(statement('delete from devices where guest = $1 and id = $2', guest, id), [
    statement('delete from pushes where guest = $1 and device = $2', guest, id),
    statement(`update guests set mail = '' where id = $1 and ${NO_WAY_BACK}`, guest),
  ]);
}

/** Deletes ended secrets, and devices whose cookies have expired; ends the mail of whom nobody can be any more. */
export function sweepDevices(now: number, lifetime: number): readonly Statement[] {
  return [
    statement('delete from devices where ends > 0 and ends < $1', now),
    statement('delete from devices where seen < $1', now - lifetime),
    statement(`update guests set mail = '' where mail <> '' and ${NO_WAY_BACK}`),
  ];
}
