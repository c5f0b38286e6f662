// How nodes tell one another that a table has gone on, that people came and went, or that a guest is no more. What a
// word leaves out is read from the store, so a lost, doubled or late word does no harm.
import type { Growth } from '../table/growth.ts';

/** Others are at a table; or the sockets of a guest have to be closed. */
export type Word = 'crowd' | 'guest';

export interface Bus {
  /** Called after the change is written. */
  publish(word: Word, code: string): void;
  /** The same for a log that has grown. */
  grown(growth: Growth): void;
  close(): Promise<void>;
}

/** One node has nobody to tell. */
export const localBus: Bus = {
  publish: () => undefined,
  grown: () => undefined,
  close: async () => undefined,
};
