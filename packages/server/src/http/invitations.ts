// Invites somebody to a table of two, from the page about them. A person who has blocked the host does not see the
// invitation, and the host does not learn it.
import { findGame } from '@planisphere/games';
import { decodeInvite, decodeWith, type InvitationInfo, PACES, type Settings } from '@planisphere/protocol';
import { setDeadline } from '../store/deadlines.ts';
import { readGuest } from '../store/guests.ts';
import {
  countInvited,
  dropInvitation,
  type OpenInvitation,
  putInvitation,
  readInvitations,
} from '../store/invitations.ts';
import { createTable } from '../store/tables.ts';
import { infoOfGuest } from '../table/guest-info.ts';
import { openTable } from '../table/next-table.ts';
import { ANSWERS } from './answers.ts';
import { HttpRefusal, notFound, refuseBanned } from './refusal.ts';
import { bodyOf, type GuestCall, parameter, type Route } from './route.ts';

const DAY = 86_400_000;
/** Invitations of one person in a day. */
const MOST_SENT = 20;

/** At the pace of days: the invited person may come tomorrow. */
async function invite(call: GuestCall): Promise<unknown> {
  const { server, request, guest } = call;
  const { game: id } = bodyOf(decodeWith(decodeInvite, request.body));
  const game = findGame(id)?.game;
  const options = game?.decodeOptions({});
  if (game === undefined || options?.ok !== true)
    throw new HttpRefusal(400, 'unknown-game', 'There is no such game.');
  if (game.players.min > 2 || game.players.max < 2)
    throw new HttpRefusal(400, 'wrong-players', `${game.id} is not for two.`);
  const other = await readGuest(server.sql, parameter(call, 'id'));
  if (other === undefined || other.owner !== '') throw notFound('such person');
  if (other.id === guest.id) throw new HttpRefusal(400, 'nobody-else', 'This is yourself.');
  await refuseBanned(server, guest.id);
  const now = server.now();
  if ((await countInvited(server.sql, guest.id, now - DAY)) >= MOST_SENT)
    throw new HttpRefusal(429, 'too-many', `At most ${MOST_SENT} invitations a day.`);
  const settings: Settings = {
    ...{ game: game.id, options: options.value, seats: [{ kind: 'person' }, { kind: 'person' }] },
    ...{ access: 'link', pace: PACES.days, outOfTime: 'stand-in', spectators: true, start: 'full' },
    chat: 'phrases',
  };
  const sitters = [{ seat: 0, guest: infoOfGuest(guest) }] as const;
  const table = openTable({ game, settings, opener: guest.id, sitters, now });
  const { code } = table.row;
  await createTable(server.sql, table);
  await putInvitation(server.sql, { guest: other.id, code, host: guest.id, at: now });
  await setDeadline(server.sql, { code, kind: 'invited', subject: other.id, due: now });
  return { code };
}

async function mine({
  server,
  guest,
}: GuestCall): Promise<{ readonly invitations: readonly InvitationInfo[] }> {
  return { invitations: (await readInvitations(server.sql, guest.id)).map(invitationInfo) };
}

export function invitationInfo(row: OpenInvitation): InvitationInfo {
  return { code: row.code, game: row.game, at: row.at, from: infoOfGuest({ ...row, id: row.host }) };
}

async function decline(call: GuestCall): Promise<unknown> {
  await dropInvitation(call.server.sql, call.guest.id, parameter(call, 'code'));
  return {};
}

export const invitationRoutes: readonly Route[] = [
  {
    ...{ method: 'POST', url: '/api/people/:id/invite', needs: 'guest', answer: invite, perMinute: 10 },
    ...{ body: decodeInvite, gives: ANSWERS.deal },
    about: 'Opens a table of two by days and invites somebody to it.',
  },
  {
    ...{
      method: 'GET',
      url: '/api/me/invitations',
      needs: 'guest',
      answer: mine,
      gives: ANSWERS.invitations,
    },
    about: 'Invitations to tables that still wait.',
  },
  {
    ...{ method: 'DELETE', url: '/api/me/invitations/:code', needs: 'guest', answer: decline, perMinute: 60 },
    gives: ANSWERS.nothing,
    about: 'Declines an invitation; the host is not told.',
  },
];
