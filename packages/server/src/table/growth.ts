// New entries of a log, on their way from the node that wrote them to the others.
import type { Entry } from './entry.ts';

export interface Growth {
  readonly code: string;
  /** The sequence number of the last entry before these. */
  readonly after: number;
  /** The entries as they are stored. */
  readonly bodies: readonly string[];
}

/** The same, parsed by the node that receives them. */
export interface ReceivedEntries {
  readonly after: number;
  readonly entries: readonly Entry[];
}
