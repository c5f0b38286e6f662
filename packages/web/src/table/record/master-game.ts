// A finished game of strong bots that is worth watching: its record, and why.
import type { Translated } from '@planisphere/core';
import { appWords } from '../../base/words/index.ts';

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

/** The Master's name in the records. */
const MASTER = 'Hypatia';

/** The record with the name that the Master has in the reader's language. */
export function recordOfMasters({ record }: MasterGame): string {
  const { seats, ...rest } = JSON.parse(record) as { readonly seats: readonly string[] };
  const named = seats.map((name) => (name === MASTER ? (appWords().botNames.master ?? name) : name));
  return JSON.stringify({ ...rest, seats: named });
}
