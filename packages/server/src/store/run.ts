// One statement on one connection to PostgreSQL, prepared there the first time.
import type postgres from 'postgres';
import type { DatabaseClient } from './pool.ts';
import type { Statement } from './sql.ts';

export function run(
  sql: Pick<DatabaseClient, 'unsafe'>,
  { text, values }: Statement,
): postgres.PendingQuery<postgres.Row[]> {
  return sql.unsafe(text, [...values], { prepare: true });
}
