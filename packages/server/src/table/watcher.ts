// A watcher of a table. The table knows no sockets: it sends texts.
import type { Seat, Viewer } from '@planisphere/core';
import type { GuestInfo } from '@planisphere/protocol';
import type { Reader } from './page.ts';
import type { Charge } from './rounds.ts';

export interface Watcher extends Reader {
  /** Changes with their seats. */
  viewer: Viewer;
  /** The seat they want to see the table from. */
  readonly wanted: Seat | undefined;
  /** Replaced when they change their name. */
  guest: GuestInfo;
  /** The account for work that is done for them alone. */
  readonly charge: Charge;
  send(text: string): void;
  /** Tells them that they may not watch this table any longer. */
  sendAway(): void;
}
