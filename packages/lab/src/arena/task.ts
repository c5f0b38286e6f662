// The task of an arena and its results, in the form in which threads exchange them.

export interface Tournament {
  readonly game: string;
  readonly options: unknown;
  readonly bots: readonly string[];
  /** The number of players at the table; by default as few as the game allows. A single bot takes all seats. */
  readonly players?: number;
  /** How many deals each pairing plays; every deal is played once for each seating. */
  readonly deals: number;
  readonly seed: string;
}

/** One deal of one pairing, with all its seatings. */
export interface Deal {
  /** Indices of the bots that meet; one alone in a co-operative game, where it takes all seats. */
  readonly pair: readonly number[];
  readonly index: number;
}

/** One bot's result of one deal, as means over the seatings. */
export interface Score {
  readonly bot: number;
  readonly games: number;
  /** Victories; a shared one counts half. */
  readonly won: number;
  /** The lead in points over the best of the others; the points themselves if there are no others. */
  readonly margin: number;
  readonly points: number;
  readonly decisions: number;
  readonly milliseconds: number;
  /** The longest time for one decision. */
  readonly longest: number;
}

export interface DealResult {
  readonly deal: Deal;
  /** Decisions that took too long or failed, with the position, in words. */
  readonly troubles: readonly string[];
  readonly scores: readonly Score[];
}
