// A table that was found, and where it is kept: all that a screen begins with.
import type { Seat } from '@planisphere/core';
import type { OnlineTable } from './online/online-table.ts';
import type { Opened, Past, TableSource } from './play.ts';

export interface Found<P = unknown> extends Opened<P> {
  readonly source: TableSource<P>;
  readonly viewer: Seat;
  /** Watches without a seat; the table is drawn as from `viewer`. */
  readonly spectating: boolean;
  readonly past: readonly Past<P>[];
  /** The table on the server, where it is one. */
  readonly online?: OnlineTable;
}
