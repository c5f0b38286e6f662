// The words of a hint besides those of the coach.
export interface AdviceWords {
  readonly title: string;
  /** By stage. */
  readonly stages: readonly [string, string, string];
  readonly close: string;
  readonly showMove: string;
  readonly tellWhy: string;
  readonly decide: string;
  readonly play: string;
  /** Said by screen readers for every place that the hint points at. */
  readonly here: string;
  readonly thisMove: string;
  readonly nextBest: (line: string) => string;
  readonly toWin: (percent: number) => string;
  /** A certain result is not called expected. */
  readonly points: (n: number, how: { readonly certain: boolean }) => string;
}
