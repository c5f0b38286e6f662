// Every sentence of the logbook.
import type { Span } from '../statistics.ts';

export interface LogbookWords {
  readonly title: string;
  readonly kept: (since: string) => string;
  readonly empty: string;
  readonly span: string;
  readonly spans: Readonly<Record<Span, string>>;
  readonly games: string;
  readonly won: string;
  readonly inRow: string;
  readonly ofGames: (wins: number, games: number) => string;
  readonly gamesOf: (n: number) => string;
  readonly wins: string;
  readonly best: (n: number) => string;
  readonly mean: (n: string) => string;
  readonly group: (key: string, level: string | undefined) => string;
  readonly streaks: string;
  readonly lastGames: (n: number) => string;
  readonly longest: (n: number) => string;
  readonly now: (n: number) => string;
  readonly wonKey: string;
  readonly lostKey: string;
  readonly tiedKey: string;
  readonly assistedKey: string;
  readonly recent: string;
  readonly watch: (game: string, date: string) => string;
  readonly skies: string;
  readonly setups: string;
  readonly setupsText: string;
  readonly you: string;
  readonly bot: (level: string) => string;
  readonly noExpansion: string;
  readonly expansions: Readonly<Record<string, string>>;
  readonly together: (name: string) => string;
  readonly daily: string;
  readonly nights: (played: number, of: number) => string;
  readonly nightPlayed: (date: string, score: number) => string;
  readonly nightMissed: (date: string) => string;
  readonly server: string;
  readonly serverText: string;
  readonly outcomes: Readonly<Record<string, string>>;
  readonly export: string;
  readonly exportText: string;
  readonly assisted: (n: number) => string;
}
