// Sends your-turn notices to absent players, by push and, where it is set up, by mail. They name the table and the game, and
// nothing that happens there.
import type { Locale, Seat } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import { makeCode } from '@planisphere/protocol';
import { readGuest } from '../store/guests.ts';
import { dropPush, pushesOf } from '../store/push.ts';
import type { GuestRow } from '../store/rows.ts';
import type { Sql } from '../store/sql.ts';
import type { LiveTable } from '../table/live.ts';
import type { Mailer } from './mail.ts';
import type { Pusher } from './push.ts';
import { noticeWords } from './words.ts';

export interface CallerParts {
  readonly sql: Sql;
  readonly push: Pusher;
  /** Undefined where no mail server is set up. */
  readonly mail: Mailer | undefined;
  readonly url: string;
  readonly failed: (what: string, error: unknown) => void;
}

export type Reason = 'turn' | 'remind';

export async function callPlayer(
  parts: CallerParts,
  table: LiveTable,
  call: { readonly seat: Seat; readonly why: Reason },
): Promise<void> {
  const id = table.state.seats[call.seat]?.guest?.id;
  const guest = id === undefined ? undefined : await readGuest(parts.sql, id);
  if (guest === undefined) return;
  const locale: Locale = guest.locale === 'fr' ? 'fr' : 'en';
  const title = findGame(table.fixed.game.id)?.text.title[locale] ?? table.fixed.game.id;
  const text = noticeWords(locale)[call.why](title, makeCode(table.fixed.code));
  await pushTo(parts, guest, { code: table.fixed.code, text });
  if (parts.mail === undefined || guest.mail === '') return;
  await parts.mail
    .send({ to: guest.mail, subject: text, text: `${text}\n\n${parts.url}/t/${table.fixed.code}\n` })
    .catch((error: unknown) => parts.failed('mail', error));
}

async function pushTo(
  parts: CallerParts,
  guest: GuestRow,
  notice: { code: string; text: string },
): Promise<void> {
  for (const subscription of await pushesOf(parts.sql, guest.id)) {
    try {
      await parts.push.send(subscription, JSON.stringify(notice));
    } catch (error) {
      const { statusCode } = error as { statusCode?: number };
      if (statusCode === 404 || statusCode === 410) await dropPush(parts.sql, subscription.endpoint);
      else parts.failed('push', error);
    }
  }
}
