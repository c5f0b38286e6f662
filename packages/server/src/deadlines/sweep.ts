// Deletes once a day what nobody can use any more.
import { COOKIE_LIFETIME } from '../http/identity.ts';
import { setDeadline } from '../store/deadlines.ts';
import { sweepDevices } from '../store/devices.ts';
import { sweepHours } from '../store/hours.ts';
import { sweepCalls } from '../store/quiet.ts';
import { sweepWaits } from '../store/seeks.ts';
import { type Sql, statement } from '../store/sql.ts';

const DAY = 86_400_000;
export const SWEEP = { code: '', kind: 'sweep', subject: '' } as const;

/** The first node inserts the row; every sweep moves it by a day. */
export async function planSweep(sql: Sql, now: number): Promise<void> {
  const text = `insert into deadlines (code, kind, subject, due, claimed) values ('', 'sweep', '', $1, 0) on conflict do nothing`;
  await sql.write([statement(text, now + DAY)]);
}

export async function sweep(sql: Sql, now: number): Promise<void> {
  await sql.write([
    statement('delete from codes where expires < $1', now),
    ...sweepDevices(now, COOKIE_LIFETIME),
    statement('delete from outages where ended < $1', now - 60 * DAY),
    sweepCalls(now - 90 * DAY),
    sweepHours(now - 60 * DAY),
    sweepWaits(now - DAY),
    statement('delete from crowds where node not in (select id from nodes)'),
  ]);
  await setDeadline(sql, { ...SWEEP, due: now + DAY });
}
