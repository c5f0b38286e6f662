// Finds finished games: reads one after the other, charges the work to the searcher, and stops when a page is full, enough
// games were looked at, or the allowance is used up. The answer says where the next page goes on.
import { findMoment } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import type { FoundTable, FoundTables, GameSearch } from '@planisphere/protocol';
import type { Payer } from '../limits/payer.ts';
import { type FinishedRow, readFinished } from '../store/finished.ts';
import type { Sql } from '../store/sql.ts';
import { readLog, readTable } from '../store/tables.ts';
import { mayCome } from './admission.ts';
import { fixedOf, isSealed } from './fixed.ts';
import { FoldedLog } from './folded-log.ts';
import { letterOf } from './letters.ts';
import { nextRound, timed } from './rounds.ts';
import { seatsHeldBy } from './state.ts';

/** Games found for one page. */
const PAGE = 20;
/** Games looked at for one page. */
const MOST_SEARCHED = 200;
const NEWEST: FinishedRow = { code: '', updated: Number.MAX_SAFE_INTEGER };

export interface Seeker {
  readonly sql: Sql;
  /** Undefined without an identity: public games only. */
  readonly guest: string | undefined;
  readonly now: number;
  readonly payer: Pick<Payer, 'charge' | 'hasTime'>;
}

export async function findTables(seeker: Seeker, query: GameSearch): Promise<FoundTables> {
  const { sql, guest = '', payer } = seeker;
  const { game = '', mine, after } = query;
  const from = after === undefined ? NEWEST : placeOf(after);
  const limit = MOST_SEARCHED + 1;
  const rows = await readFinished(sql, { guest, game, mine: mine !== undefined, after: from, limit });
  const tables: FoundTable[] = [];
  let searched = 0;
  let last = from;
  for (const row of rows) {
    if (searched >= MOST_SEARCHED || tables.length >= PAGE || !payer.hasTime()) break;
    await nextRound(); // one game at a time
    const found = await foundAt(seeker, row.code, query);
    if (found !== undefined) tables.push({ ...found, ended: row.updated });
    last = row;
    searched++;
  }
  return { tables, searched, ...(searched < rows.length && { next: `${last.updated}.${last.code || '0'}` }) };
}

function placeOf(after: string): FinishedRow {
  const [updated = '', code = ''] = after.split('.');
  return { updated: Number(updated), code };
}

/** Not kept in memory: a search reads many games once. */
async function foundAt(
  { sql, guest, now, payer }: Seeker,
  code: string,
  query: GameSearch,
): Promise<Omit<FoundTable, 'ended'> | undefined> {
  const row = await readTable(sql, code);
  const entry = row === undefined ? undefined : findGame(row.game);
  if (row === undefined || entry === undefined) return undefined;
  const fixed = fixedOf(row);
  if (isSealed(fixed, now)) return undefined;
  const log = await FoldedLog.read(fixed, await readLog(sql, code, 0), payer.charge);
  const state = log.last?.state;
  if (state?.course === undefined || state.end === undefined) return undefined;
  const own = seatsHeldBy(state, guest ?? '')[0];
  if (!mayCome({ fixed, state }, { guest })) return undefined;
  const { course, end } = state;
  const { game, text } = entry;
  const names = state.seats.map(({ guest: sitter, bot }) => sitter?.name ?? bot ?? '');
  const { winners, scores = [] } = end;
  const { events } = course;
  return timed(payer.charge, () => {
    const start = course.undo(0).state;
    const searched = {
      names,
      title: text.title,
      text,
      own,
      winners,
      cooperative: game.cooperative,
      start,
      events,
    };
    const at = findMoment(game, text.patterns ?? [], searched, query);
    if (at === undefined) return undefined;
    return {
      ...{ code, game: game.id, names, ...(own !== undefined && { seat: letterOf(own) }) },
      ...{ winners: winners.map(letterOf), scores, at, position: game.notation.make(course.undo(at).state) },
    };
  });
}
