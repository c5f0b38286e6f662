// A table that was found, and where it is kept: all that a screen begins with.
import type { GameTypes, Seat } from '@planisphere/core';
import type { OnlineTable } from './online/online-table.ts';
import type { Opened, Past, TableSource } from './play.ts';

export interface Found<G extends GameTypes = GameTypes> extends Opened<G> {
  readonly source: TableSource<G>;
  readonly viewer: Seat;
  /** Watches without a seat; the table is drawn as from `viewer`. */
  readonly spectating: boolean;
  readonly past: readonly Past<G>[];
  /** The table on the server, where it is one. */
  readonly online?: OnlineTable;
}
