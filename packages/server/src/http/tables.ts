// Opens tables, lists them, and gives the record of a finished game.
import { botNamesOf } from '@planisphere/bots/minds';
import { makeFault, makeRecord, type Seat } from '@planisphere/core';
import { findGame, GAMES } from '@planisphere/games';
import { decodeSettings, decodeWith, type Settings } from '@planisphere/protocol';
import { ratedSettings, whyNotRated } from '../people/rating-lists.ts';
import { ratingsAt } from '../people/table-ratings.ts';
import { createTable, readLobby } from '../store/tables.ts';
import { isSealed } from '../table/fixed.ts';
import { infoOfGuest } from '../table/guest-info.ts';
import type { LiveTable } from '../table/live.ts';
import { openTable } from '../table/next-table.ts';
import { recordAt } from '../table/record.ts';
import { isForStrangers } from '../table/strangers.ts';
import { ANSWERS } from './answers.ts';
import { HttpRefusal, refuseBanned } from './refusal.ts';
import { bodyOf, type Call, type GuestCall, type Route, type TableCall } from './route.ts';

const LOBBY = 100;

async function games(): Promise<unknown> {
  return {
    games: GAMES.map(({ game, text }) => ({
      id: game.id,
      version: game.version,
      title: text.title,
      players: game.players,
      cooperative: game.cooperative,
      levels: botNamesOf(game),
    })),
  };
}

function checkedSettings(settings: Settings): { settings: Settings; game: (typeof GAMES)[number]['game'] } {
  const game = findGame(settings.game)?.game;
  if (game === undefined) throw new HttpRefusal(400, 'unknown-game', 'There is no such game.');
  const { min, max } = game.players;
  if (settings.seats.length < min || settings.seats.length > max)
    throw new HttpRefusal(400, 'wrong-players', `${game.id} is for ${min} to ${max} players.`);
  const options = game.decodeOptions(settings.options);
  if (!options.ok) throw new HttpRefusal(400, options.fault, `options: ${makeFault(options.fault)}`);
  const levels = botNamesOf(game);
  for (const seat of settings.seats) {
    if (seat.kind === 'bot' && !levels.includes(seat.level))
      throw new HttpRefusal(400, 'unknown-bot', `${game.id} has the bots ${levels.join(', ')}.`);
  }
  const decoded = { ...settings, options: options.value };
  if (settings.rated !== true) return { settings: decoded, game };
  const why = whyNotRated(game, decoded);
  if (why !== undefined) throw new HttpRefusal(400, 'not-ratable', why);
  return { settings: ratedSettings(game, decoded), game };
}

/** The opener takes the first seat for people. */
async function open({ server, request, guest }: GuestCall): Promise<unknown> {
  const { settings, game } = checkedSettings(bodyOf(decodeWith(decodeSettings, request.body)));
  const seat = settings.seats.findIndex(({ kind }) => kind === 'person');
  if (settings.rated === true && guest.owner !== '')
    throw new HttpRefusal(403, 'no-bots', 'Bots of others do not play rated games.');
  if (isForStrangers(settings)) await refuseBanned(server, guest.id);
  const sitters = seat < 0 ? [] : [{ seat: seat as Seat, guest: infoOfGuest(guest) }];
  const table = openTable({ game, settings, opener: guest.id, sitters, now: server.now() });
  await createTable(server.sql, table);
  const { code, key, commitment } = table.row;
  server.wake(code);
  return { code, commitment, ...(key !== '' && { key }) };
}

async function lobby({ server, payer }: Call): Promise<unknown> {
  const rows = await readLobby(server.sql, LOBBY);
  const tables = await Promise.all(rows.map(({ code }) => server.tables.get(code, payer.charge)));
  const open = tables.flatMap((table) => table ?? []);
  const ratings = await Promise.all(
    open.map(
      async (table) => [table.fixed.code, (await ratingsAt(server.sql, table, server.now())).seats] as const,
    ),
  );
  return {
    tables: open.map((table) => table.info()),
    ratings: Object.fromEntries(ratings.filter(([, seats]) => seats.length > 0)),
  };
}

async function show({ table }: TableCall): Promise<unknown> {
  return { table: table.info() };
}

async function record({ server, table, reply }: TableCall): Promise<unknown> {
  if (isSealed(table.fixed, server.now()))
    throw new HttpRefusal(409, 'sealed', 'Others still play this deal; its record comes afterwards.');
  const text = recordText(table);
  if (text === undefined) throw new HttpRefusal(409, 'not-over', 'The game is not over.');
  reply.header('content-disposition', `attachment; filename="${table.fixed.code}.game"`);
  reply.type('application/json; charset=utf-8');
  return `${text}\n`;
}

/** With the seed; undefined while the game goes on. */
export function recordText(table: LiveTable): string | undefined {
  const record = recordAt(table);
  return record === undefined ? undefined : makeRecord(record);
}

export const tableRoutes: readonly Route[] = [
  {
    ...{ method: 'GET', url: '/api/games', needs: 'nobody', answer: games, bots: true, gives: ANSWERS.games },
    about: 'The games, with how many can play and the levels of their bots.',
  },
  {
    ...{
      method: 'GET',
      url: '/api/tables',
      needs: 'nobody',
      answer: lobby,
      bots: true,
      gives: ANSWERS.lobby,
    },
    about: 'Open tables that wait for people.',
  },
  {
    ...{
      method: 'POST',
      url: '/api/tables',
      needs: 'guest',
      answer: open,
      perMinute: 30,
      body: decodeSettings,
      bots: true,
      gives: ANSWERS.opened,
    },
    about: 'Opens a table; its opener takes the first seat for people.',
  },
  {
    ...{
      method: 'GET',
      url: '/api/tables/:code',
      needs: 'spectator',
      answer: show,
      bots: true,
      gives: ANSWERS.table,
    },
    about: 'A table as everybody may see it; private tables need `key`.',
  },
  {
    ...{
      method: 'GET',
      url: '/api/tables/:code/record',
      needs: 'spectator',
      answer: record,
      bots: true,
      gives: ANSWERS.record,
    },
    about: 'The record of a game that is over.',
  },
];
