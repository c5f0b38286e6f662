// The questions to the thinking thread and its answers. It sees the view of a seat, never the state, except to count
// lines.

export interface BestJob {
  readonly kind: 'best';
  readonly game: string;
  /** In notation. */
  readonly view: string;
  readonly seat: 0 | 1 | 2 | 3;
  readonly bot: string;
  readonly nodes: number | undefined;
  readonly milliseconds: number | undefined;
  readonly forever: boolean;
  readonly lines: number;
  readonly seed: string;
}

export interface PerftJob {
  readonly kind: 'perft';
  readonly game: string;
  readonly position: string;
  readonly depth: number;
  readonly divide: boolean;
}

/** The first number becomes 1 when the thinking is to end. */
export type Job = (BestJob | PerftJob) & { readonly stop: Int32Array };

export interface ConsideredLine {
  readonly event: string;
  /** The lead in points over the best opponent. */
  readonly margin: number;
  /** The chance to win; a shared victory counts as half. */
  readonly chance: number;
  readonly error: number;
}

/** The result so far, or the final one. */
export interface Found {
  readonly event: string;
  readonly nodes: number;
  readonly milliseconds: number;
  readonly lines?: readonly ConsideredLine[];
}
