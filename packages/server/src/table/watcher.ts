// Somebody who follows a table. The live table knows no sockets: it hands out texts.
import type { Seat, Viewer } from '@planisphere/core';
import type { GuestInfo } from '@planisphere/protocol';
import type { Reader } from './steps.ts';

export interface Watcher extends Reader {
  /** May change when a seat is taken or given up. */
  viewer: Viewer;
  /** The seat they want to look from. */
  readonly wanted: Seat | undefined;
  readonly guest: GuestInfo;
  send(text: string): void;
}
