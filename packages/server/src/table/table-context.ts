// What a live table uses of the server.
import type { Sql } from '../store/sql.ts';
import type { Growth } from './entry.ts';
import type { LiveTable } from './live.ts';
import type { LogCache } from './log-cache.ts';

export interface TableContext {
  readonly sql: Sql;
  /** The cache of all folded logs. */
  readonly logs: LogCache;
  now(): number;
  /** The time now, after freezes of this process are recorded as outages. */
  present(): Promise<number>;
  /** Milliseconds of outages since that moment. */
  lostSince(since: number): number;
  /** Whether this guest is at the table now, on any node. */
  isHere(table: LiveTable, guest: string): Promise<boolean>;
  /** Called after every write: tells other nodes, starts bots. */
  written(table: LiveTable, growth: Growth): void;
  /** Called after a rematch has opened this table. */
  opened(code: string): void;
}
