// Every sentence of the leaderboards.
import type { LeaderTime } from '@planisphere/protocol';

export interface LeaderboardWords {
  readonly title: string;
  readonly about: (game: string, list: string, people: number, games: number) => string;
  readonly game: string;
  readonly pace: string;
  readonly setup: string;
  readonly time: string;
  readonly times: Readonly<Record<LeaderTime, string>>;
  readonly nobody: Readonly<Record<LeaderTime, string>>;
  readonly rank: string;
  readonly player: string;
  readonly rating: string;
  readonly games: string;
  readonly gained: string;
  readonly you: string;
  readonly unplaced: string;
  readonly bot: (level: string) => string;
  readonly fixed: string;
  readonly yours: string;
  readonly unrated: string;
  readonly placeOf: (rank: number, people: number) => string;
  readonly playSomebody: string;
  readonly playBot: (name: string) => string;
  readonly spread: string;
  readonly people: (count: number, from: number) => string;
  readonly botLines: string;
  readonly whatCounts: string;
  readonly counts: readonly [string, string, string, string];
}
