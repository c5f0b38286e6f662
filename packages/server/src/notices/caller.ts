// Sends your-turn notices to absent players by push and, if a mail server is set up, by mail. They name the table and the
// game, and nothing that happens there.
import { localeOf, type Seat } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import { makeCode } from '@planisphere/protocol';
import { readGuest } from '../store/guests.ts';
import { dropPush, pushesOf } from '../store/push.ts';
import { readQuiet } from '../store/quiet.ts';
import type { GuestRow, MeetingRow, TournamentRow } from '../store/rows.ts';
import type { Sql } from '../store/sql.ts';
import type { LiveTable } from '../table/live.ts';
import type { Mailer } from './mail.ts';
import type { Pusher } from './push.ts';
import { quietUntil } from './quiet.ts';
import { noticeWords } from './words.ts';

export interface CallerParts {
  readonly sql: Sql;
  readonly push: Pusher;
  /** Undefined if no mail server is set up. */
  readonly mail: Mailer | undefined;
  readonly url: string;
  readonly failed: (what: string, error: unknown) => void;
}

export type Reason = 'turn' | 'remind' | 'paired';

export async function callPlayer(
  parts: CallerParts,
  table: LiveTable,
  call: { readonly seat: Seat; readonly why: Reason },
): Promise<void> {
  const id = table.state.seats[call.seat]?.guest?.id;
  const guest = id === undefined ? undefined : await readGuest(parts.sql, id);
  if (guest === undefined) return;
  const locale = localeOf(guest.locale);
  const title = findGame(table.fixed.game.id)?.text.title[locale] ?? table.fixed.game.id;
  const text = noticeWords(locale)[call.why](title, makeCode(table.fixed.code));
  await pushTo(parts, guest, { code: table.fixed.code, text });
  await mailTo(parts, guest, { text, path: `/t/${table.fixed.code}` });
}

/** Another player waits for them at this table. */
export async function callToTable(
  parts: CallerParts,
  id: string,
  invitation: { readonly code: string; readonly game: string; readonly name: string },
): Promise<void> {
  const guest = await readGuest(parts.sql, id);
  if (guest === undefined) return;
  const locale = localeOf(guest.locale);
  const { code, game, name } = invitation;
  const text = noticeWords(locale).invited(findGame(game)?.text.title[locale] ?? game, name);
  await pushTo(parts, guest, { code, text });
  await mailTo(parts, guest, { text, path: `/t/${code}` });
}

/** A tournament that they entered begins, or has begun. */
export async function callToTournament(
  parts: CallerParts,
  id: string,
  tournament: Pick<TournamentRow, 'id' | 'name' | 'starts'> & { readonly now: number },
): Promise<void> {
  const guest = await readGuest(parts.sql, id);
  if (guest === undefined) return;
  const words = noticeWords(guest.locale);
  const text = (tournament.now < tournament.starts ? words.starting : words.begun)(tournament.name);
  const path = `/tournaments/${tournament.id}`;
  await pushTo(parts, guest, { code: tournament.id, text, path });
  await mailTo(parts, guest, { text, path });
}

/** An opponent was found: both have seconds to answer, so there is no mail. In quiet hours only an open page calls. */
export async function callToMeeting(
  parts: CallerParts,
  meeting: Pick<MeetingRow, 'id' | 'game' | 'one' | 'two'>,
  now: number,
): Promise<void> {
  const [one, two] = [await readGuest(parts.sql, meeting.one), await readGuest(parts.sql, meeting.two)];
  if (one === undefined || two === undefined) return;
  for (const [guest, other] of [
    [one, two],
    [two, one],
  ] as const) {
    const hours = await readQuiet(parts.sql, guest.id);
    if (hours !== undefined && quietUntil(hours, now) !== undefined) continue;
    const locale = localeOf(guest.locale);
    const title = findGame(meeting.game)?.text.title[locale] ?? meeting.game;
    const text = noticeWords(locale).met(title, other.name);
    await pushTo(parts, guest, { code: meeting.id, text, path: '/' });
  }
}

async function mailTo(
  parts: CallerParts,
  guest: GuestRow,
  { text, path }: { readonly text: string; readonly path: string },
): Promise<void> {
  if (parts.mail === undefined || guest.mail === '') return;
  await parts.mail
    .send({ to: guest.mail, subject: text, text: `${text}\n\n${parts.url}${path}\n` })
    .catch((error: unknown) => parts.failed('mail', error));
}

async function pushTo(
  parts: CallerParts,
  guest: GuestRow,
  notice: { code: string; text: string; path?: string },
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
