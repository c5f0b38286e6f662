// Somebody who follows a table. The live table knows no sockets: it hands out texts.
import type { Seat, Viewer } from '@planisphere/core';
import type { GuestInfo } from '@planisphere/protocol';
import type { Reader } from './page.ts';
import type { Charge } from './rounds.ts';

export interface Watcher extends Reader {
  /** May change when a seat is taken or given up. */
  viewer: Viewer;
  /** The seat they want to look from. */
  readonly wanted: Seat | undefined;
  /** Replaced when they take another name. */
  guest: GuestInfo;
  /** What is done for them alone is at their expense. */
  readonly charge: Charge;
  send(text: string): void;
  /** They may not watch this table any longer. */
  sendAway(): void;
}
