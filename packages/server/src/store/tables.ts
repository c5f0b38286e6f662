// Tables and their logs. An append names the sequence number it follows. When the log has grown meanwhile it changes nothing,
// and the caller reads the new entries.
import type { Move } from './move.ts';
import type { DeadlineRow, PlayerRow, TableRow } from './rows.ts';
import { placeholders, type Sql, type Statement, statement, type Value } from './sql.ts';

export interface NewTable {
  readonly row: TableRow;
  /** The first entries, from number 1 on. */
  readonly bodies: readonly string[];
  readonly players: readonly PlayerRow[];
  readonly deadlines: readonly DeadlineRow[];
}

export interface Append extends Move {
  /** The players as they are now; undefined when none came, left or won. */
  readonly players: readonly PlayerRow[] | undefined;
  /** Guests whom the log names from now on although they have no seat. */
  readonly traces: readonly string[];
  /** A table that opens in the same transaction: the next game. */
  readonly opening: NewTable | undefined;
}

export async function createTable(sql: Sql, table: NewTable): Promise<void> {
  await sql.write(creation(table));
}

export function creation({ row, bodies, players, deadlines }: NewTable): Statement[] {
  const { code, game, version, settings, opener, seed, commitment, key } = row;
  const { access, status, awaiting, created, updated } = row;
  const columns: Value[] = [code, game, version, settings, opener, seed, commitment, key];
  columns.push(access, status, awaiting, bodies.length, created, updated);
  const text = `insert into tables (code, game, version, settings, opener, seed, commitment, key,
    access, status, awaiting, seq, created, updated) values ${placeholders(1, 14)}`;
  return [
    statement(text, ...columns),
    ...insertTraces(code, opener === '' ? [] : [opener]),
    ...insertEntries(code, 0, bodies),
    ...insertPlayers(players),
    ...insertDeadlines(deadlines),
  ];
}

/** False when another write has grown the log first. */
export function append(sql: Sql, change: Append): Promise<boolean> {
  const { code, after, bodies, players, deadlines, opening } = change;
  const isMove = players === undefined && opening === undefined && change.traces.length === 0;
  if (isMove && sql.appendMove !== undefined) return sql.appendMove(change);
  const first = statement(
    'update tables set seq = $1, status = $2, awaiting = $3, updated = $4 where code = $5 and seq = $6',
    ...[after + bodies.length, change.status, change.awaiting, change.now, code, after],
  );
  const rest = insertEntries(code, after, bodies);
  if (players !== undefined) {
    rest.push(statement('delete from players where code = $1', code), ...insertPlayers(players));
  }
  if (deadlines !== undefined) {
    rest.push(statement('delete from deadlines where code = $1', code), ...insertDeadlines(deadlines));
  }
  rest.push(...insertTraces(code, change.traces));
  if (opening !== undefined) rest.push(...creation(opening));
  return sql.writeIf(first, rest);
}

function insertEntries(code: string, after: number, bodies: readonly string[]): Statement[] {
  if (bodies.length === 0) return [];
  const values = bodies.flatMap((body, index): Value[] => [code, after + index + 1, body]);
  const text = `insert into entries (code, seq, body) values ${placeholders(bodies.length, 3)}`;
  return [statement(text, ...values)];
}

function insertPlayers(players: readonly PlayerRow[]): Statement[] {
  if (players.length === 0) return [];
  const values = players.flatMap(({ guest, code, seat, outcome }): Value[] => [guest, code, seat, outcome]);
  const text = `insert into players (guest, code, seat, outcome) values ${placeholders(players.length, 4)}`;
  return [statement(text, ...values)];
}

function insertDeadlines(deadlines: readonly DeadlineRow[]): Statement[] {
  if (deadlines.length === 0) return [];
  const values = deadlines.flatMap(({ code, kind, subject, due }): Value[] => [code, kind, subject, due, 0]);
  const rows = placeholders(deadlines.length, 5);
  return [statement(`insert into deadlines (code, kind, subject, due, claimed) values ${rows}`, ...values)];
}

function insertTraces(code: string, guests: readonly string[]): Statement[] {
  const text = 'insert into traces (guest, code) values ($1, $2) on conflict do nothing';
  return guests.map((guest) => statement(text, guest, code));
}

export async function readTable(sql: Sql, code: string): Promise<TableRow | undefined> {
  const [row] = await sql.all<TableRow>(statement('select * from tables where code = $1', code));
  return row;
}

export async function readLog(sql: Sql, code: string, after: number): Promise<readonly string[]> {
  const query = 'select body from entries where code = $1 and seq > $2 order by seq';
  const rows = await sql.all<{ body: string }>(statement(query, code, after));
  return rows.map(({ body }) => body);
}

/** The last sequence numbers of these tables. */
export async function readSeqs(
  sql: Sql,
  codes: readonly string[],
): Promise<readonly { code: string; seq: number }[]> {
  if (codes.length === 0) return [];
  const list = codes.map((_, index) => `$${index + 1}`).join(', ');
  return sql.all(statement(`select code, seq from tables where code in (${list})`, ...codes));
}

/** The public open tables, the latest first. */
export function readLobby(sql: Sql, limit: number): Promise<readonly TableRow[]> {
  const query = `select * from tables where status = 'open' and access = 'open' order by updated desc limit $1`;
  return sql.all(statement(query, limit));
}

/** Overwrites entries that name a deleted guest. */
export async function rewriteEntries(
  sql: Sql,
  code: string,
  bodies: readonly { readonly seq: number; readonly body: string }[],
): Promise<void> {
  const text = 'update entries set body = $1 where code = $2 and seq = $3';
  await sql.write(bodies.map(({ seq, body }) => statement(text, body, code, seq)));
}
