// What a live table needs of the server around it.
import type { Sql } from '../store/sql.ts';
import type { Growth } from './growth.ts';
import type { LiveTable } from './live.ts';
import type { LogCache } from './log-cache.ts';

export interface TableContext {
  readonly sql: Sql;
  /** Where the stories of all tables are kept. */
  readonly logs: LogCache;
  now(): number;
  /** The time now, once time in which this process did not run is left out of every clock. */
  present(): Promise<number>;
  /** Milliseconds since that moment in which no server ran. */
  lostSince(since: number): number;
  /** Whether this guest follows the table right now, on whatever node. */
  isHere(table: LiveTable, guest: string): Promise<boolean>;
  /** Called after every change that is written: tells other nodes, lets bots think. */
  written(table: LiveTable, growth: Growth): void;
}
