// A finished game of strong bots that is worth watching: its record, and why.
import type { Translated } from '@planisphere/core';

export interface MasterGame {
  readonly title: Translated;
  /** Who played and how it ended. */
  readonly result: Translated;
  /** What makes it worth watching. */
  readonly why: Translated;
  /** In minutes, watched at the usual pace. */
  readonly minutes: number;
  /** Moments to jump to, by the number of events before them. */
  readonly moments: readonly { readonly at: number; readonly say: Translated }[];
  /** As it is shared. */
  readonly record: string;
}
