// Finished games of the server, stored on this device: the logbook counts them, and they can be watched without the
// server.
import { type GameRecord, makeSeat, parseRecord, type Seat } from '@planisphere/core';
import type { TableInfo } from '@planisphere/protocol';
import { isGameId } from '../../base/games.ts';
import { appWords } from '../../base/words/index.ts';
import type { SavedSeat, SavedTable } from '../saved.ts';
import { listServed, loadServed, saveServed } from '../store.ts';
import { call, guestHere, readTable } from './api.ts';

/** How many of the games that ended elsewhere one visit fetches. */
const MOST = 20;

/** The game as this guest played it; undefined if they only watched, or if it is not over. */
export function servedTable(
  info: TableInfo,
  record: GameRecord,
  { guest, when }: { readonly guest: string; readonly when: number },
): SavedTable | undefined {
  const { code, end, settings, assisted } = info;
  const seats = seatsIn(info, guest);
  const isOwn = seats.some(({ bot, elsewhere }) => bot === undefined && elsewhere !== true);
  if (end?.seed === undefined || !isOwn || !isGameId(settings.game)) return undefined;
  return {
    id: `t/${code}`,
    game: settings.game,
    seats,
    options: record.options,
    seed: end.seed,
    events: record.events,
    assisted,
    createdAt: when,
    updatedAt: when,
    summary: {
      round: 1,
      rounds: 1,
      waitsForPerson: false,
      scores: end.scores ?? [],
      winners: end.winners.map((letter) => 'ABCD'.indexOf(letter)),
      ...(end.reason !== 'finished' && { ended: end.reason }),
    },
  };
}

/** A seat stays its player's even if a bot played it to the end. */
function seatsIn({ seats }: TableInfo, guest: string): readonly SavedSeat[] {
  return seats.map(({ guest: sitter, bot }, seat) => {
    if (sitter !== undefined)
      return {
        name: sitter.name || makeSeat(seat as Seat),
        ...(sitter.id !== guest && { elsewhere: true }),
      };
    return { name: appWords().botNames[bot ?? ''] ?? bot ?? '', ...(bot !== undefined && { bot }) };
  });
}

/** Stores a finished game, once. */
export async function keepServed(
  code: string,
  { key, when = Date.now() }: { readonly key?: string | undefined; readonly when?: number } = {},
): Promise<void> {
  const guest = guestHere();
  if (guest === undefined || (await loadServed(`t/${code}`)) !== undefined) return;
  const info = await readTable(code, key);
  if (info.end?.seed === undefined) return; // others still play the same deal
  const query = key === undefined ? '' : `?key=${encodeURIComponent(key)}`;
  const record = parseRecord(JSON.stringify(await call('GET', `/api/tables/${code}/record${query}`)));
  const table = record.ok ? servedTable(info, record.value, { guest, when }) : undefined;
  if (table !== undefined) await saveServed(table);
}

/** Stores the games that ended while this page was not open. */
export async function keepMissed(): Promise<void> {
  if (guestHere() === undefined) return;
  const { tables } = await call<{ tables: { code: string; updated: number }[] }>(
    'GET',
    '/api/me/tables?status=over',
  );
  const kept = new Set((await listServed()).map(({ id }) => id));
  const missed = tables.filter(({ code }) => !kept.has(`t/${code}`)).slice(0, MOST);
  for (const { code, updated } of missed) await keepServed(code, { when: updated });
}
