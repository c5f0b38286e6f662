// Every sentence of the page about somebody.

export interface PersonWords {
  readonly title: string;
  readonly unknown: string;
  readonly hidden: string;
  readonly since: (month: string) => string;
  readonly show: string;
  readonly showText: string;
  readonly block: string;
  readonly unblock: string;
  readonly blockText: string;
  readonly blocked: string;
  readonly reportText: string;
  readonly invite: string;
  readonly inviteOf: (name: string) => string;
  readonly inviteText: string;
  readonly follow: string;
  readonly unfollow: string;
  readonly following: string;
  readonly followingNobody: string;
  readonly hereNow: string;
  /** 0 for today. */
  readonly lastHere: (days: number) => string;
  readonly skies: string;
  readonly skiesText: string;
  readonly noSky: string;
  readonly sky: (game: string, score: number, rank: number, people: number) => string;
  readonly ratings: string;
  readonly unrated: string;
  readonly listGames: (list: string, games: number) => string;
  readonly graph: (games: number, points: number, interval: number) => string;
  readonly band: string;
  readonly bots: (names: string) => string;
  readonly games: string;
  /** Share of the points, from 0 to 1. */
  readonly outcome: (score: number) => string;
  readonly par: (score: number) => string;
  readonly opponents: string;
  readonly between: (name: string) => string;
  readonly score: (won: number, drawn: number, lost: number) => string;
}
