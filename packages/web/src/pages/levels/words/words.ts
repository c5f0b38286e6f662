// Every sentence of the page about the levels.
export interface LevelWords {
  readonly title: string;
  readonly about: string;
  readonly game: string;
  readonly encounters: string;
  /** Wins of a hundred games, against the level below. */
  readonly against: (below: string) => string;
  readonly wins: (share: number) => string;
  readonly between: (low: number, high: number, games: number) => string;
  readonly encountersNote: string;
  readonly alone: string;
  readonly points: (mean: number) => string;
  readonly usually: (low: number, high: number, games: number) => string;
  readonly setups: string;
  readonly setup: string;
  readonly together: string;
  readonly setupsNote: string;
  readonly rate: (share: number, low: number, high: number, games: number) => string;
  /** A rate that was pressed. */
  readonly told: (level: string, setup: string, rate: string) => string;
  readonly overlooks: string;
  readonly noticed: (share: number, what: string) => string;
  readonly everything: string;
  readonly goesBy: (what: string) => string;
  readonly overlooksNote: string;
  readonly figures: string;
}
