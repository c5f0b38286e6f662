// Where the guided game of a course begins: shortly before the end, so that a first game takes a few minutes. It is told by its
// events, as every record is; so it can be replayed, shared and verified from its first card on.

export interface Beginning {
  readonly options: unknown;
  /** What dealt them, and deals on. */
  readonly seed: string;
  /** One a line, in the notation of the game. */
  readonly events: string;
}

export function eventsIn({ events }: Beginning): readonly string[] {
  return events.trim().split('\n');
}
