// What was written at the end of a log, as it travels from the node that wrote it to the others.
import type { Entry } from './entry.ts';

export interface Growth {
  readonly code: string;
  /** The sequence number of the last entry before these. */
  readonly after: number;
  /** As they are in the store. */
  readonly bodies: readonly string[];
}

/** The same as another node receives it. */
export interface ReceivedEntries {
  readonly after: number;
  readonly entries: readonly Entry[];
}
