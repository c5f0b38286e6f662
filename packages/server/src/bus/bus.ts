// How nodes tell one another that a table has gone on. Only codes travel: whoever needs more reads the log, so a lost,
// doubled or late word does no harm.

export interface Bus {
  /** Called after the change is written. */
  publish(code: string): void;
  close(): Promise<void>;
}

/** One node has nobody to tell. */
export const localBus: Bus = { publish: () => undefined, close: async () => undefined };
