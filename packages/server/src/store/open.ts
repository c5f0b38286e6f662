// The database that the configuration names, ready for use.
import type { Config } from '../config/config.ts';
import { unusableDatabase, unusableFolder } from '../config/unusable.ts';
import { type Connection, connect, Postgres } from './postgres.ts';
import type { Sql } from './sql.ts';
import { Sqlite } from './sqlite.ts';

export interface OpenStore {
  readonly sql: Sql;
  /** Undefined for the embedded database. */
  readonly connection: Connection | undefined;
}

/** Throws WrongSetting with one clear line when there is no way to use it. */
export async function openStore(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenStore> {
  if (config.databaseUrl !== undefined) return openPostgres(config.databaseUrl);
  try {
    return { sql: new Sqlite(config.dataDir), connection: undefined };
  } catch (error) {
    throw unusableFolder(error, config.dataDir);
  }
}

async function openPostgres(url: string): Promise<OpenStore> {
  const connection = connect(url);
  const sql = new Postgres(connection);
  try {
    await sql.migrate();
  } catch (error) {
    await connection.end({ timeout: 0 });
    throw unusableDatabase(error);
  }
  return { sql, connection };
}
