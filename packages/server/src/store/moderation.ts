// Reports, open and settled, whom operators have muted or banned, and what operators did.
import type { SanctionInfo, SanctionKind } from '@planisphere/protocol';
import type { DeedRow, ReportRow, SanctionRow } from './rows.ts';
import { placeholders, type Sql, type Statement, statement } from './sql.ts';

/** A second report by the same guest replaces the first while that is open. */
export async function putReport(sql: Sql, row: Omit<ReportRow, 'deed' | 'settled'>): Promise<void> {
  const { guest, reporter, reason, words, code, at } = row;
  const text = `insert into reports (guest, reporter, reason, words, code, at, deed, settled)
    values ($1, $2, $3, $4, $5, $6, '', 0) on conflict (guest, reporter, settled) do update
    set reason = excluded.reason, words = excluded.words, code = excluded.code, at = excluded.at`;
  await sql.write([statement(text, guest, reporter, reason, words, code, at)]);
}

/** How many people this guest has reported since that moment. */
export async function countReported(sql: Sql, reporter: string, since: number): Promise<number> {
  const query = 'select count(*) as count from reports where reporter = $1 and at > $2';
  const [row] = await sql.all<{ count: number }>(statement(query, reporter, since));
  return row?.count ?? 0;
}

/** A report with the name of the person it is about. */
export interface NamedReport extends ReportRow {
  readonly name: string;
  readonly emblem: string;
  readonly owner: string;
}

/** The latest first. */
export function readReports(
  sql: Sql,
  which: 'open' | 'settled',
  most: number,
): Promise<readonly NamedReport[]> {
  const query = `select r.*, g.name, g.emblem, g.owner from reports r join guests g on g.id = r.guest
    where r.settled ${which === 'open' ? '=' : '>'} 0 order by r.at desc, r.guest, r.reporter limit $1`;
  return sql.all(statement(query, most));
}

/** About one person, with the names of the reporters; the latest first. */
export function readReportsAbout(sql: Sql, guest: string, most: number): Promise<readonly NamedReport[]> {
  const query = `select r.*, g.name, g.emblem, g.owner from reports r join guests g on g.id = r.reporter
    where r.guest = $1 order by r.at desc, r.reporter limit $2`;
  return sql.all(statement(query, guest, most));
}

export const settleReports = (guest: string, deed: string, now: number): Statement =>
  statement('update reports set deed = $2, settled = $3 where guest = $1 and settled = 0', guest, deed, now);

export const putSanction = (row: SanctionRow): Statement =>
  statement(
    `insert into sanctions (guest, kind, until, why, since, operator) values ${placeholders(1, 6)}
      on conflict (guest, kind) do update
      set until = excluded.until, why = excluded.why, since = excluded.since, operator = excluded.operator`,
    ...[row.guest, row.kind, row.until, row.why, row.since, row.operator],
  );

export const dropSanction = (guest: string, kind: string): Statement =>
  statement('delete from sanctions where guest = $1 and kind = $2', guest, kind);

/** The sanctions in force for this guest; those of an owner hold for their bots. */
export function sanctionsOf(sql: Sql, guest: string, now: number): Promise<readonly SanctionRow[]> {
  const query = `select * from sanctions where until > $2
    and (guest = $1 or guest = (select owner from guests where id = $1)) order by kind`;
  return sql.all(statement(query, guest, now));
}

/** As the sanctioned person reads it. */
export async function sanctionOn(
  sql: Sql,
  { guest, kind, now }: { readonly guest: string; readonly kind: SanctionKind; readonly now: number },
): Promise<SanctionInfo | undefined> {
  const found = (await sanctionsOf(sql, guest, now)).find((row) => row.kind === kind);
  return found && { kind, until: found.until, why: found.why };
}

export interface NamedSanction extends SanctionRow {
  readonly name: string;
  readonly emblem: string;
  readonly owner: string;
}

/** All sanctions in force, the latest first. */
export function readSanctions(sql: Sql, now: number, most: number): Promise<readonly NamedSanction[]> {
  const query = `select s.*, g.name, g.emblem, g.owner from sanctions s join guests g on g.id = s.guest
    where s.until > $1 order by s.since desc, s.guest, s.kind limit $2`;
  return sql.all(statement(query, now, most));
}

/** Which of these guests are banned now. */
export async function readBanned(
  sql: Sql,
  guests: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  if (guests.length === 0) return new Set();
  const rows = await sql.all<{ guest: string }>(
    statement(`select guest from sanctions where kind = 'ban' and until > $1`, now),
  );
  const banned = new Set(rows.map(({ guest }) => guest));
  return new Set(guests.filter((guest) => banned.has(guest)));
}

export const insertDeed = ({ id, at, operator, deed, guest, name, why }: DeedRow): Statement =>
  statement(
    `insert into deeds (id, at, operator, deed, guest, name, why) values ${placeholders(1, 7)}`,
    ...[id, at, operator, deed, guest, name, why],
  );

/** The latest first. */
export function readDeeds(sql: Sql, most: number): Promise<readonly DeedRow[]> {
  return sql.all(statement('select * from deeds order by at desc, id limit $1', most));
}

export interface SiteFigures {
  readonly games: number;
  readonly waiting: number;
  readonly nodes: number;
}

/** Games that changed, guests who searched, and nodes that were alive since these moments. */
export async function readFigures(
  sql: Sql,
  since: { readonly games: number; readonly waiting: number; readonly nodes: number },
): Promise<SiteFigures> {
  const count = async (query: string, from: number): Promise<number> => {
    const [row] = await sql.all<{ count: number }>(statement(query, from));
    return row?.count ?? 0;
  };
  return {
    games: await count(
      `select count(*) as count from tables where status = 'playing' and updated > $1`,
      since.games,
    ),
    waiting: await count('select count(*) as count from seeks where seen > $1', since.waiting),
    nodes: await count('select count(*) as count from nodes where seen > $1', since.nodes),
  };
}
