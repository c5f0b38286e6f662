// What an arena is asked to do and what it finds, as it travels between threads.

export interface Tournament {
  readonly game: string;
  readonly options: unknown;
  readonly bots: readonly string[];
  /** At the table; as few as the game allows where nothing is said. One bot alone then takes all seats. */
  readonly players?: number;
  /** How many deals each pairing plays; every deal is played once for each way of seating the pair. */
  readonly deals: number;
  readonly seed: string;
}

/** One deal of one pairing, with all its seatings. */
export interface Deal {
  /** Indices into the bots: who meets whom; one alone in a co-operative game, where it takes all seats. */
  readonly pair: readonly number[];
  readonly index: number;
}

/** What one bot got from one deal, as means over the seatings. */
export interface Score {
  readonly bot: number;
  readonly games: number;
  /** Victories; a shared one counts half. */
  readonly won: number;
  /** Points more than the best of the others; the own points where there are no others. */
  readonly margin: number;
  readonly points: number;
  readonly decisions: number;
  readonly milliseconds: number;
  /** The longest thought over one decision. */
  readonly longest: number;
}

export interface DealResult {
  readonly deal: Deal;
  /** What took too long or failed in it, with the position, in words. */
  readonly troubles: readonly string[];
  readonly scores: readonly Score[];
}
