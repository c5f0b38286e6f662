// What follows from a report and from an operator's decision. This code decides nothing: a person reads the report and
// says what to do.
import { randomBytes } from 'node:crypto';
import type {
  OperatorDeed,
  OperatorPage,
  OperatorPerson,
  ReportedPerson,
  ReportReason,
  SanctionKind,
  SanctionRequest,
} from '@planisphere/protocol';
import { devicesOf } from '../store/devices.ts';
import { readVisitors } from '../store/guests.ts';
import { readPlayed } from '../store/history.ts';
import {
  dropSanction,
  insertDeed,
  type NamedReport,
  putSanction,
  readDeeds,
  readFigures,
  readReports,
  readReportsAbout,
  readSanctions,
  sanctionsOf,
  settleReports,
} from '../store/moderation.ts';
import { ratingsOf } from '../store/ratings.ts';
import type { GuestRow } from '../store/rows.ts';
import type { Sql, Statement } from '../store/sql.ts';
import { tournamentsOf } from '../store/tournaments.ts';
import { seatsOfForgotten } from '../table/commands/authority.ts';
import { stand } from '../table/commands/seating.ts';
import { type CommandContext, notPlaying, type Verdict } from '../table/commands/verdict.ts';
import { infoOfGuest } from '../table/guest-info.ts';
import { isForStrangers } from '../table/strangers.ts';
import type { Tables } from '../table/tables.ts';
import { infoOfList, listWithKey } from './rating-lists.ts';
import type { Searches } from './search.ts';
import { ratingNow } from './standing.ts';
import type { Tournaments } from './tournaments/tournaments.ts';

const DAY = 86_400_000;
/** The most rows of each kind that one page shows. */
const MOST = { reports: 300, about: 50, sanctions: 200, deeds: 50, said: 30 };

export interface ModerationParts {
  readonly sql: Sql;
  readonly tables: Tables;
  readonly searches: Searches;
  readonly tournaments: Tournaments;
  now(): number;
}

/** The operator who decides, and the guest concerned. */
export interface Case {
  readonly operator: string;
  readonly guest: GuestRow;
}

/** Mutes or bans a guest; this settles the reports about them. */
export async function impose(
  parts: ModerationParts,
  { operator, guest }: Case,
  { kind, days, why }: SanctionRequest,
): Promise<void> {
  const now = parts.now();
  await parts.sql.write([
    putSanction({ guest: guest.id, kind, until: now + days * DAY, why, since: now, operator }),
    settleReports(guest.id, kind, now),
    noted({ operator, guest }, kind, { now, why }),
  ]);
  if (kind === 'ban') await sendAway(parts, guest);
}

export async function lift(
  { sql, now }: ModerationParts,
  { operator, guest }: Case,
  kind: SanctionKind,
): Promise<void> {
  await sql.write([
    dropSanction(guest.id, kind),
    noted({ operator, guest }, kind === 'mute' ? 'unmute' : 'unban', { now: now(), why: '' }),
  ]);
}

/** The operator has decided to do nothing about what was reported. */
export async function leaveIt({ sql, now }: ModerationParts, { operator, guest }: Case): Promise<void> {
  const at = now();
  await sql.write([
    settleReports(guest.id, 'nothing', at),
    noted({ operator, guest }, 'nothing', { now: at, why: '' }),
  ]);
}

function noted(
  { operator, guest }: Case,
  deed: OperatorDeed,
  { now, why }: { readonly now: number; readonly why: string },
): Statement {
  const id = randomBytes(12).toString('base64url');
  return insertDeed({ id, at: now, operator, deed, guest: guest.id, name: guest.name, why });
}

/** Removes a guest from where strangers would meet them next. A game that has begun goes on, because others play it too. */
async function sendAway(
  { sql, tables, searches, tournaments }: ModerationParts,
  guest: GuestRow,
): Promise<void> {
  await searches.stop(guest.id);
  for (const id of await tournamentsOf(sql, guest.id)) await tournaments.stay(id, guest.id, 'out');
  const leave = (context: CommandContext): Verdict => {
    const [own] = seatsOfForgotten(context);
    return own === undefined || context.state.status !== 'open' ? notPlaying : stand(own);
  };
  const waiting = { guest: guest.id, status: 'open', before: Number.MAX_SAFE_INTEGER, limit: 1000 } as const;
  for (const { code } of await readPlayed(sql, waiting)) {
    const table = await tables.get(code);
    if (table === undefined || !isForStrangers(table.fixed.settings)) continue;
    await table.decide({ id: undefined, who: infoOfGuest(guest), verdict: leave });
  }
}

export async function operatorPage({ sql, now }: ModerationParts, operator: string): Promise<OperatorPage> {
  const at = now();
  const [here, today] = [await readVisitors(sql, at - 600_000, ''), await readVisitors(sql, at - DAY, '')];
  const open = byPerson(await readReports(sql, 'open', MOST.reports));
  return {
    ...{ operator, now: at, open, settled: byPerson(await readReports(sql, 'settled', MOST.reports)) },
    figures: {
      ...{ here: here.people, today: today.people, reports: open.length },
      ...(await readFigures(sql, { games: at - DAY, waiting: at - 15_000, nodes: at - 10_000 })),
    },
    sanctioned: (await readSanctions(sql, at, MOST.sanctions)).map((row) => ({
      ...{ kind: row.kind as SanctionKind, until: row.until, why: row.why, since: row.since },
      ...{ guest: infoOfGuest({ ...row, id: row.guest }), operator: row.operator },
    })),
    log: (await readDeeds(sql, MOST.deeds)).map(({ at: when, operator: who, deed, name, why }) => ({
      ...{ at: when, operator: who, deed: deed as OperatorDeed, name, why },
    })),
  };
}

function byPerson(rows: readonly NamedReport[]): readonly ReportedPerson[] {
  const people = new Map<string, NamedReport[]>();
  for (const row of rows) people.set(row.guest, [...(people.get(row.guest) ?? []), row]);
  return [...people.values()].map((own) => {
    const [first] = own as [NamedReport];
    return {
      guest: infoOfGuest({ ...first, id: first.guest }),
      reasons: [...new Set(own.map(({ reason }) => reason as ReportReason))],
      by: new Set(own.map(({ reporter }) => reporter)).size,
      last: first.at,
    };
  });
}

export async function operatorPerson(parts: ModerationParts, guest: GuestRow): Promise<OperatorPerson> {
  const { sql, now } = parts;
  const at = now();
  const reports = await readReportsAbout(sql, guest.id, MOST.about);
  return {
    ...{ guest: infoOfGuest(guest), locale: guest.locale, since: guest.created, seen: guest.seen },
    devices: (await devicesOf(sql, guest.id, at)).length,
    ratings: (await ratingsOf(sql, guest.id)).flatMap((row) => {
      const list = listWithKey(row.list);
      return list === undefined ? [] : [{ list: infoOfList(list), rating: ratingNow(row, at) }];
    }),
    reports: reports.map((row) => ({
      ...{ reason: row.reason as ReportReason, words: row.words, at: row.at },
      by: infoOfGuest({ ...row, id: row.reporter }),
      ...(row.code !== '' && { table: row.code }),
      ...(row.deed !== '' && { deed: row.deed as OperatorDeed }),
    })),
    sanctions: (await sanctionsOf(sql, guest.id, at)).map(({ kind, until, why }) => ({
      ...{ kind: kind as SanctionKind, until, why },
    })),
    said: await saidAt(parts, guest.id, [
      ...new Set(reports.flatMap(({ code }) => (code === '' ? [] : [code]))),
    ]),
  };
}

/** Only at tables that a report names: no other talk is read. */
async function saidAt(
  { tables }: ModerationParts,
  guest: string,
  codes: readonly string[],
): Promise<OperatorPerson['said']> {
  const said: OperatorPerson['said'][number][] = [];
  for (const code of codes.slice(0, 10)) {
    const entries = (await (await tables.get(code))?.entries()) ?? [];
    for (const entry of entries)
      if (entry.t === 'say' && entry.guest.id === guest)
        said.push({
          ...{ at: entry.at, table: code },
          ...(entry.phrase === undefined ? { text: entry.text ?? '' } : { phrase: entry.phrase }),
        });
  }
  return said.sort((a, b) => a.at - b.at).slice(-MOST.said);
}
