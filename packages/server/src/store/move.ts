// An ordinary move: new entries of one log, and what the table waits for afterwards. It changes no seats, so it is only values,
// and one statement can write many moves.
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
