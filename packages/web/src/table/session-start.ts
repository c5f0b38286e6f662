// A table and where it is kept: everything that a session begins with.
import type { GameTypes, Seat } from '@planisphere/core';
import type { OnlineTable } from './online/online-table.ts';
import type { OpenedTable, Past, TableSource } from './play.ts';

export interface SessionStart<G extends GameTypes = GameTypes> extends OpenedTable<G> {
  readonly source: TableSource<G>;
  readonly viewer: Seat;
  /** The visitor watches without a seat; the table is drawn as from `viewer`. */
  readonly spectating: boolean;
  readonly past: readonly Past<G>[];
  /** The table on the server, if it is one. */
  readonly online?: OnlineTable;
}
