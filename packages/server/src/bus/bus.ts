// How nodes tell each other that a log has grown, that people came or went, or that a guest was deleted. A node reads from
// the store what a notice leaves out, so lost, doubled and late notices do no harm.
import type { Growth } from '../table/entry.ts';

/**
 * `crowd`: people came to a table or a study, or left it. `study`: a study has grown. `guest`: the sockets of a guest have to be
 * closed.
 */
export type Word = 'crowd' | 'study' | 'guest';

export interface Bus {
  /** Called once the change is written. */
  publish(word: Word, code: string): void;
  /** The same for new entries of a log. */
  grown(growth: Growth): void;
  close(): Promise<void>;
}

/** A single node has no other to tell. */
export const localBus: Bus = {
  publish: () => undefined,
  grown: () => undefined,
  close: async () => undefined,
};
