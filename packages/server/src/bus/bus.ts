// How nodes tell one another that a table has gone on, that people came and went, or that a guest is no more. Only codes travel: whoever needs
// more reads it, so a lost, doubled or late word does no harm.

/** What happened at a table: its log has grown, or others are there; or whose sockets have to be closed. */
export type Word = 'log' | 'crowd' | 'guest';

export interface Bus {
  /** Called after the change is written. */
  publish(word: Word, code: string): void;
  close(): Promise<void>;
}

/** One node has nobody to tell. */
export const localBus: Bus = { publish: () => undefined, close: async () => undefined };
