// Where the guided game of a course begins: shortly before the end, so that a first game takes a few minutes. Like
// every record it is a list of events, so it can be replayed, shared and verified from its first card on.

export interface Beginning {
  readonly options: unknown;
  /** The seed of these events and of the cards to come. */
  readonly seed: string;
  /** One per line, in the notation of the game. */
  readonly events: string;
}

export function eventsIn({ events }: Beginning): readonly string[] {
  return events.trim().split('\n');
}
