// The tries at a puzzle: how near each came, and what is stored of them at the end.

/** After this many the solution is shown. */
export const MOST_TRIES = 3;

export interface Outcome {
  /** For each wrong try how near it came: 0 for not at all, always below 1. */
  readonly missed: readonly number[];
  readonly solved: boolean;
}

/** The moon for a try: 0 new to 4 full; only the solution is full. */
export type Phase = 0 | 1 | 2 | 3 | 4;

export function phasesOf({ missed, solved }: Outcome): readonly Phase[] {
  const seen = missed.map((near) => Math.min(3, Math.round(near * 4)) as Phase);
  return solved ? [...seen, 4] : seen;
}

/** How near a value is to the best. */
export function nearness(value: number | undefined, best: number | undefined): number {
  if (value === undefined || best === undefined || best <= 0) return 0;
  return Math.max(0, Math.min(0.99, value / best));
}
