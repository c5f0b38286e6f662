// The context of a table in a test: its store, a fixed clock, no other nodes.
import type { Sql } from '../src/store/sql.ts';
import { LogCache } from '../src/table/log-cache.ts';
import type { TableContext } from '../src/table/table-context.ts';

export function quietContext(sql: Sql, now: number, logs = new LogCache(1000)): TableContext {
  return {
    sql,
    logs,
    now: () => now,
    present: async () => now,
    lostSince: () => 0,
    isHere: async () => false,
    written: () => undefined,
    opened: () => undefined,
  };
}
