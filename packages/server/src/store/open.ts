// Opens the database that the configuration names.
import type { Config } from '../config/config.ts';
import { Pool } from './pool.ts';
import { Postgres } from './postgres.ts';
import type { Sql } from './sql.ts';
import { Sqlite } from './sqlite.ts';
import { unusableDatabase, unusableFolder } from './unusable.ts';

export interface OpenStore {
  readonly sql: Sql;
  /** Undefined for the embedded database. */
  readonly pool: Pool | undefined;
}

/** Throws WrongSetting with one clear line when it cannot be used. */
export async function openStore(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenStore> {
  if (config.databaseUrl !== undefined) return openPostgres(config.databaseUrl);
  try {
    return { sql: new Sqlite(config.dataDir), pool: undefined };
  } catch (error) {
    throw unusableFolder(error, config.dataDir);
  }
}

async function openPostgres(url: string): Promise<OpenStore> {
  const pool = new Pool(url);
  const sql = new Postgres(pool);
  try {
    await sql.migrate();
  } catch (error) {
    await pool.close();
    throw unusableDatabase(error);
  }
  return { sql, pool };
}
