// One decision that a bot has to make, as text, because it crosses to another thread.

export interface Job {
  readonly game: string;
  readonly level: string;
  /** The view of its seat in notation: a bot sees no more than a player. */
  readonly view: string;
  readonly seat: 0 | 1 | 2 | 3;
  /** Its random choices follow from this text, so that a repeated job gives the same answer. */
  readonly seed: string;
}
