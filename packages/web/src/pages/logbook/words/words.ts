// Every sentence of the logbook.
import type { Span } from '../../../table/logbook/statistics.ts';

export interface LogbookWords {
  readonly title: string;
  readonly kept: (since: string) => string;
  readonly empty: string;
  /** For a logbook without games. */
  readonly first: {
    readonly title: string;
    readonly text: string;
    readonly learn: string;
    readonly none: string;
    readonly wins: string;
  };
  readonly span: string;
  readonly spans: Readonly<Record<Span, string>>;
  readonly games: string;
  readonly won: string;
  readonly inRow: string;
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
  /** Games for points: neither won nor lost. */
  readonly aloneKey: string;
  readonly stoppedKey: string;
  readonly tiedKey: string;
  readonly assistedKey: string;
  readonly recent: string;
  /** Games with the real box, from the score pad. */
  readonly atTable: string;
  readonly paperGame: (game: string, players: string) => string;
  readonly forgetPaper: (game: string) => string;
  readonly daily: string;
  readonly nights: (played: number, of: number) => string;
  readonly nightPlayed: (date: string, score: number) => string;
  readonly nightMissed: (date: string) => string;
  readonly luck: string;
  readonly reviewed: (n: number) => string;
  readonly luckNone: string;
  /** Beside the place of the first star, before there is one. */
  readonly firstStar: string;
  readonly reviewLatest: string;
  readonly unkind: string;
  readonly kind: string;
  readonly playedWell: string;
  readonly playedPoorly: string;
  /** Luck, the player's decisions and, if there were others, theirs. */
  readonly spot: (
    game: string,
    by: { readonly luck: string; readonly skill: string; readonly others: string | undefined },
  ) => string;
  readonly amount: (unit: 'chance' | 'points', n: number) => string;
  readonly bySky: string;
  readonly byChoices: string;
  readonly byOthers: string;
  readonly puzzles: string;
  readonly puzzlesTotal: string;
  readonly puzzlesOf: (solved: number, tried: number, first: number) => string;
  readonly toPuzzles: string;
  readonly export: string;
  readonly exportText: string;
  readonly assisted: (n: number) => string;
}
