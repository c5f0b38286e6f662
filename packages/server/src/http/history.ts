// The games of a guest: current, finished, counted, exported; and the deletion of the guest.
import { Readable } from 'node:stream';
import { devicesOf } from '../store/devices.ts';
import { deleteGuest } from '../store/guests.ts';
import { codesNaming, codesOf, readPlayed, readTally } from '../store/history.ts';
import { passkeysOf } from '../store/passkeys.ts';
import { pushesOf } from '../store/push.ts';
import { nextRound } from '../table/rounds.ts';
import { clearIdentity, infoOfGuest } from './identity.ts';
import { type GuestCall, queryText, type Route } from './route.ts';
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
      const text = table === undefined ? undefined : recordText(table);
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
    pushes: (await pushesOf(server.sql, guest.id)).length,
  };
}

/** The games stay, without the name: others played them too. Words are deleted. */
async function forgetMe({ server, guest, reply }: GuestCall): Promise<unknown> {
  // Twice: the second time for what arrived during the first; by then nobody can act as this guest.
  for (let round = 0; round < 2; round++) {
    server.dismiss(guest.id);
    for (const code of await codesNaming(server.sql, guest.id)) {
      const table = await server.tables.get(code);
      await table?.forget(infoOfGuest(guest));
    }
    await deleteGuest(server.sql, guest.id);
  }
  clearIdentity(reply);
  return {};
}

export const historyRoutes: readonly Route[] = [
  { method: 'GET', url: '/api/me/tables', needs: 'guest', answer: played },
  { method: 'GET', url: '/api/me/statistics', needs: 'guest', answer: statistics },
  { method: 'GET', url: '/api/me/export', needs: 'guest', answer: exportAll, perMinute: 10 },
  { method: 'GET', url: '/api/me/about', needs: 'guest', answer: aboutMe, perMinute: 10 },
  { method: 'DELETE', url: '/api/me', needs: 'guest', answer: forgetMe, perMinute: 10 },
];
