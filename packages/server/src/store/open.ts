// The database that the configuration names, ready for use.
import type { Config } from '../config/config.ts';
import { type Connection, connect, Postgres } from './postgres.ts';
import type { Sql } from './sql.ts';
import { Sqlite } from './sqlite.ts';

export interface OpenStore {
  readonly sql: Sql;
  /** Undefined for the embedded database. */
  readonly connection: Connection | undefined;
}

export async function openStore(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenStore> {
  if (config.databaseUrl === undefined) return { sql: new Sqlite(config.dataDir), connection: undefined };
  const connection = connect(config.databaseUrl);
  const sql = new Postgres(connection);
  await sql.migrate();
  return { sql, connection };
}
