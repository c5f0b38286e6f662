// Backup and restore in one format for both databases: one JSON line per row. What was saved from one of them can be
// restored into the other, so moving from the embedded database to PostgreSQL needs nothing else.
import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs';
import * as stream from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import Database from 'better-sqlite3';
import type { Config } from './config/config.ts';
import { KEPT_TABLES, MIGRATIONS } from './store/migrations.ts';
import { openStore } from './store/open.ts';
import { connect } from './store/pool.ts';
import { placeholders, type Sql, type Statement, statement, type Value } from './store/sql.ts';
import { databaseFile } from './store/sqlite.ts';
import { unusableDatabase } from './store/unusable.ts';

const FORMAT = 'planisphere-backup/1';
const GROUP = 500;

export class WrongBackup extends Error {}

type DatabasePlace = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Works while a server runs, and shows the state of one moment. Returns the number of rows. */
export async function backUp(where: DatabasePlace, file: string): Promise<number> {
  let rows = 0;
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify({ format: FORMAT, schema: MIGRATIONS.at(-1)?.number })}\n`;
    for await (const [table, row] of rowsOf(where)) {
      rows++;
      yield `${JSON.stringify([table, row])}\n`;
    }
  }
  // Written to a second file and then renamed: a failed backup must not replace a good one.
  try {
    await pipeline(
      stream.Readable.from(lines()),
      createGzip(),
      createWriteStream(`${file}.new`, { flush: true }),
    );
    renameSync(`${file}.new`, file);
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall === undefined || where.databaseUrl !== undefined) throw unusableDatabase(error);
    throw new WrongBackup(`${file} cannot be written (${code}).`);
  }
  return rows;
}

async function* rowsOf(where: DatabasePlace): AsyncGenerator<readonly [string, object]> {
  if (where.databaseUrl === undefined) yield* sqliteRows(where.dataDir);
  else yield* postgresRows(where.databaseUrl);
}

function* sqliteRows(folder: string): Generator<readonly [string, object]> {
  if (!existsSync(databaseFile(folder))) throw new WrongBackup(`There is no database in ${folder}.`);
  const db = new Database(databaseFile(folder), { readonly: true });
  try {
    db.exec('begin');
    for (const table of KEPT_TABLES) {
      for (const row of db.prepare(`select * from ${table}`).iterate()) yield [table, row as object];
    }
  } finally {
    db.close();
  }
}

async function* postgresRows(url: string): AsyncGenerator<readonly [string, object]> {
  const connection = connect(url, { connections: 1 });
  await connection`select`; // the driver can only reserve a connection that is open
  const sql = await connection.reserve();
  try {
    await sql`begin isolation level repeatable read read only`;
    for (const table of KEPT_TABLES) {
      for await (const part of sql.unsafe(`select * from ${table}`).cursor(GROUP))
        for (const row of part) yield [table, row];
    }
    await sql`commit`;
  } finally {
    sql.release();
    await connection.end();
  }
}

/** Into an empty database only. Returns the number of rows. */
export async function restore(where: DatabasePlace, file: string): Promise<number> {
  if (!existsSync(file)) throw new WrongBackup(`There is no file ${file}.`);
  const { sql } = await openStore(where);
  try {
    const [{ count } = { count: 0 }] = await sql.all<{ count: number }>(
      statement('select count(*) as count from guests'),
    );
    if (count > 0) throw new WrongBackup('The database is not empty: restore into an empty one.');
    return await loadOrNothing(sql, file);
  } finally {
    await sql.close();
  }
}

/** A file that cannot be read to its end leaves the database empty. */
async function loadOrNothing(sql: Sql, file: string): Promise<number> {
  const empty = (): Promise<unknown> =>
    sql.write(KEPT_TABLES.map((table) => statement(`delete from ${table}`)));
  await empty();
  try {
    return await load(sql, file);
  } catch (error) {
    await empty();
    const isTorn = error instanceof SyntaxError || (error as NodeJS.ErrnoException).code?.startsWith('Z_');
    throw isTorn ? new WrongBackup('This file is not a backup, or not all of one.') : error;
  }
}

async function load(sql: Sql, file: string): Promise<number> {
  let rows = -1; // the first line is the head
  const group: Statement[] = [];
  for await (const line of linesOf(file)) {
    if (++rows === 0) checkHead(line);
    else group.push(insertion(line));
    if (group.length === GROUP) await sql.write(group.splice(0));
  }
  if (group.length > 0) await sql.write(group);
  if (rows < 0) throw new WrongBackup('This file is empty.');
  return rows;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const text = stream.pipeline(createReadStream(file), createGunzip(), () => undefined).setEncoding('utf8');
  let rest = '';
  for await (const part of text) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function checkHead(line: string): void {
  const { format, schema } = JSON.parse(line) as { format?: string; schema?: number };
  if (format !== FORMAT) throw new WrongBackup('This file is not a backup of this program.');
  if (schema !== MIGRATIONS.at(-1)?.number)
    throw new WrongBackup(`This backup has schema ${schema}; restore it with the version that made it.`);
}

function insertion(line: string): Statement {
  const [table, row] = JSON.parse(line) as [string, Record<string, Value>];
  if (!KEPT_TABLES.some((each) => each === table)) throw new WrongBackup(`There is no table ${table}.`);
  const columns = Object.keys(row);
  if (!columns.every((column) => /^[a-z0-9]+$/.test(column)))
    throw new WrongBackup('A column has a strange name.');
  const text = `insert into ${table} (${columns.join(', ')}) values ${placeholders(1, columns.length)}`;
  return statement(text, ...Object.values(row));
}
