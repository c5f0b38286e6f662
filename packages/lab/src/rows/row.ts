// One line of the bench: work of ours that is repeated and, if there is a peer, the same work by the peer.

/** Does the work this many times. */
export type Contender = (times: number) => void | Promise<void>;

export interface Row {
  /** The id of the game, for `--game`. */
  readonly game: string;
  readonly name: string;
  /** The unit counted per second. */
  readonly unit: string;
  readonly own: Contender;
  readonly peer?: Peer;
}

export interface Peer {
  readonly name: string;
  /** Loaded only when the bench runs; undefined if it is not installed. */
  readonly load: () => Promise<Contender | undefined>;
}

export interface BenchResult {
  readonly name: string;
  /** The median of the runs. */
  readonly value: number;
  readonly unit: string;
  /** The slowest and the fastest run. */
  readonly spread: readonly [number, number];
  readonly peer?: string;
  readonly peerValue?: number;
  readonly peerSpread?: readonly [number, number];
  /** How many times as fast as the peer. */
  readonly ratio?: number;
  /** Why there is no figure of the peer. */
  readonly note?: string;
}
