// What the thinking thread is given and what it answers. It sees the view of a seat, never the state, except to count lines.

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

/** The first of the numbers turns to 1 when the thinking is to end. */
export type Job = (BestJob | PerftJob) & { readonly stop: Int32Array };

export interface ConsideredLine {
  readonly event: string;
  /** Points more than the best opponent. */
  readonly margin: number;
  /** Of winning, a shared victory as a half. */
  readonly chance: number;
  readonly error: number;
}

/** What is found so far, or in the end. */
export interface Found {
  readonly event: string;
  readonly nodes: number;
  readonly milliseconds: number;
  readonly lines?: readonly ConsideredLine[];
}

export type JobNews =
  | { readonly kind: 'info'; readonly fields: Found }
  | { readonly kind: 'done'; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly kind: 'failed'; readonly message: string };
