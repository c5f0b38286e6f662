// An ordinary move: entries at the end of one log, and what the table waits for afterwards. It changes nobody's seat,
// so it is only values, and a database can write many of them by one statement.
import type { DeadlineRow } from './rows.ts';

export interface Move {
  readonly code: string;
  /** The sequence number of the last entry before these. */
  readonly after: number;
  readonly bodies: readonly string[];
  readonly status: string;
  readonly awaiting: string;
  readonly now: number;
  /** The deadlines as they are now; undefined when they did not change. */
  readonly deadlines: readonly DeadlineRow[] | undefined;
}
