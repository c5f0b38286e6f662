// The bots of a guest: programs that play under a name of their own, each with a token that its owner makes and can revoke.

import { decodeBot, decodeWith } from '@planisphere/protocol';
import { botsOf, createGuest } from '../store/guests.ts';
import type { GuestRow } from '../store/rows.ts';
import { infoOfGuest } from '../table/guest-info.ts';
import { ANSWERS } from './answers.ts';
import { forgetGuest } from './forgetting.ts';
import { newId, newToken } from './identity.ts';
import { HttpRefusal, notFound } from './refusal.ts';
import { bodyOf, type GuestCall, parameter, type Route } from './route.ts';

const MOST_BOTS = 10;

async function list({ server, guest }: GuestCall): Promise<unknown> {
  const rows = await botsOf(server.sql, guest.id);
  return { bots: rows.map((row) => ({ ...infoOfGuest(row), created: row.created })) };
}

/** The answer is the only place that shows the token: the database has its hash. */
async function create({ server, request, guest }: GuestCall): Promise<unknown> {
  const { name, emblem } = bodyOf(decodeWith(decodeBot, request.body));
  if ((await botsOf(server.sql, guest.id)).length >= MOST_BOTS)
    throw new HttpRefusal(409, 'too-many', `A guest has at most ${MOST_BOTS} bots.`);
  const now = server.now();
  const row: GuestRow = {
    ...{ id: newId(), name, emblem, locale: guest.locale, mail: '', owner: guest.id },
    ...{ created: now, seen: now },
  };
  const { secret, row: device } = newToken(row.id, now);
  await createGuest(server.sql, row, device);
  return { bot: infoOfGuest(row), token: secret };
}

/** From now on the token proves nothing, and its sockets are closed. */
async function revoke(call: GuestCall): Promise<unknown> {
  const { server, guest } = call;
  const bot = (await botsOf(server.sql, guest.id)).find(({ id }) => id === parameter(call, 'id'));
  if (bot === undefined) throw notFound('such bot');
  await forgetGuest(server, bot);
  return {};
}

export const botRoutes: readonly Route[] = [
  {
    ...{ method: 'GET', url: '/api/me/bots', needs: 'guest', answer: list, gives: ANSWERS.bots },
    about: 'The bots of this guest.',
  },
  {
    ...{
      method: 'POST',
      url: '/api/me/bots',
      needs: 'guest',
      answer: create,
      perMinute: 10,
      body: decodeBot,
      gives: ANSWERS.newBot,
    },
    about: 'Makes a bot. Its token is told once.',
  },
  {
    ...{
      method: 'DELETE',
      url: '/api/me/bots/:id',
      needs: 'guest',
      answer: revoke,
      perMinute: 30,
      gives: ANSWERS.nothing,
    },
    about: 'Revokes the token of a bot and forgets it.',
  },
];
