// The games of a guest (current, finished, counted, exported) and the deletion of the guest.
import { Readable } from 'node:stream';
import { devicesOf } from '../store/devices.ts';
import { botsOf } from '../store/guests.ts';
import { codesNaming, codesOf, readPlayed, readTally } from '../store/history.ts';
import { passkeysOf } from '../store/passkeys.ts';
import { pushesOf } from '../store/push.ts';
import { readSearch } from '../store/seeks.ts';
import { isSealed } from '../table/fixed.ts';
import { infoOfGuest } from '../table/guest-info.ts';
import { nextRound } from '../table/rounds.ts';
import { ANSWERS } from './answers.ts';
import { forgetGuest } from './forgetting.ts';
import { clearIdentity } from './identity.ts';
import { type GuestCall, queryText, type Route } from './route.ts';
import { time } from './schemas.ts';
import { recordText } from './tables.ts';

const PAGE = 50;
const STATUSES = ['open', 'playing', 'over'] as const;

async function played(call: GuestCall): Promise<unknown> {
  const { server, guest } = call;
  const status = STATUSES.find((each) => each === queryText(call, 'status')) ?? 'playing';
  const before = Number(queryText(call, 'before') ?? Number.MAX_SAFE_INTEGER);
  const query = { guest: guest.id, status, before: Number.isSafeInteger(before) ? before : 0, limit: PAGE };
  const rows = await readPlayed(server.sql, query);
  return {
    tables: rows.map(({ code, game, seat, outcome, awaiting, updated }) => ({
      code,
      game,
      status,
      seat,
      updated,
      yourTurn: status === 'playing' && awaiting.includes(seat),
      ...(outcome !== '' && { outcome }),
    })),
  };
}

async function statistics({ server, guest }: GuestCall): Promise<unknown> {
  return { statistics: await readTally(server.sql, guest.id) };
}

/** One record a line, as `planisphere verify` reads them. */
async function exportAll({ server, guest, reply, payer }: GuestCall): Promise<unknown> {
  const { tables, sql } = server;
  async function* lines(): AsyncGenerator<string> {
    for (const code of await codesOf(sql, guest.id)) {
      const table = await tables.get(code, payer.charge);
      await nextRound(); // one game at a time
      const isTold = table !== undefined && !isSealed(table.fixed, server.now());
      const text = isTold ? recordText(table) : undefined;
      if (text !== undefined) yield `${text}\n`;
    }
  }
  reply.header('content-disposition', 'attachment; filename="planisphere-games.jsonl"');
  reply.type('application/jsonl; charset=utf-8');
  return Readable.from(lines());
}

async function aboutMe({ server, guest }: GuestCall): Promise<unknown> {
  return {
    guest: { ...infoOfGuest(guest), locale: guest.locale, mail: guest.mail, created: guest.created },
    devices: await devicesOf(server.sql, guest.id, server.now()),
    passkeys: (await passkeysOf(server.sql, guest.id)).map(({ id, created, used }) => ({
      id,
      created,
      used,
    })),
    tables: await codesNaming(server.sql, guest.id),
    bots: (await botsOf(server.sql, guest.id)).map(infoOfGuest),
    search: (await readSearch(server.sql, guest.id))?.seek,
    pushes: (await pushesOf(server.sql, guest.id)).length,
  };
}

async function forgetMe({ server, guest, reply }: GuestCall): Promise<unknown> {
  for (const bot of await botsOf(server.sql, guest.id)) await forgetGuest(server, bot);
  await forgetGuest(server, guest);
  clearIdentity(reply);
  return {};
}

export const historyRoutes: readonly Route[] = [
  {
    ...{
      method: 'GET',
      url: '/api/me/tables',
      needs: 'guest',
      answer: played,
      bots: true,
      gives: ANSWERS.played,
      query: {
        status: { enum: STATUSES },
        before: { ...time, description: 'Only tables changed before: the next page.' },
      },
    },
    about: 'The tables of this guest.',
  },
  {
    ...{
      method: 'GET',
      url: '/api/me/statistics',
      needs: 'guest',
      answer: statistics,
      gives: ANSWERS.statistics,
    },
    about: 'What this guest has won and lost.',
  },
  {
    ...{
      method: 'GET',
      url: '/api/me/export',
      needs: 'guest',
      answer: exportAll,
      perMinute: 10,
      gives: ANSWERS.records,
      media: 'application/jsonl',
    },
    about: 'The records of all games of this guest, one a line.',
  },
  {
    ...{
      method: 'GET',
      url: '/api/me/about',
      needs: 'guest',
      answer: aboutMe,
      perMinute: 10,
      gives: ANSWERS.about,
    },
    about: 'All that is kept about this guest.',
  },
  {
    ...{
      method: 'DELETE',
      url: '/api/me',
      needs: 'guest',
      answer: forgetMe,
      perMinute: 10,
      gives: ANSWERS.nothing,
    },
    about: 'Forgets this guest and their bots; the games stay, without the name.',
  },
];
