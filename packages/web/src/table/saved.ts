// A table as it is kept on this device: who sits there and the log of its events, which is the whole truth.

export interface SavedTable {
  readonly id: string;
  readonly game: 'stellar';
  readonly seats: readonly [SavedSeat, SavedSeat];
  readonly options: { readonly first: 'A' | 'B' | 'random'; readonly memory: boolean };
  readonly seed: string;
  /** In the notation of the game. */
  readonly events: readonly string[];
  readonly assisted: boolean;
  /** The day of the daily sky, `2026-11-15`. */
  readonly day?: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** For the list on the home page, which knows no rules. */
  readonly summary: Summary;
}

export interface SavedSeat {
  /** Empty for the owner of the device: called by the name in the settings. */
  readonly name: string;
  /** The name of a bot, for a seat that the machine plays. */
  readonly bot?: string;
}

export interface Summary {
  readonly round: number;
  readonly rounds: number;
  readonly waitsForPerson: boolean;
  readonly scores?: readonly [number, number];
}
