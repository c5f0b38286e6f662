// What stands on a hint besides what the coach says.
export interface AdviceWords {
  readonly title: string;
  /** By stage. */
  readonly stages: readonly [string, string, string];
  readonly close: string;
  readonly showMove: string;
  readonly tellWhy: string;
  readonly decide: string;
  readonly play: string;
  /** Said of whatever the hint points at. */
  readonly here: string;
  readonly thisMove: string;
  readonly nextBest: (line: string) => string;
  readonly toWin: (percent: number) => string;
  /** What is certain is not expected. */
  readonly points: (n: number, how: { readonly certain: boolean }) => string;
}
