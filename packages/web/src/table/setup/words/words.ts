// Every sentence about a new table, whatever the game.
import type { Company, Terms } from '../terms.ts';

export interface SetupWords {
  readonly seats: string;
  readonly second: string;
  readonly companies: Readonly<Record<Company, string>>;
  readonly companyTexts: Readonly<Record<Company, string>>;
  readonly others: string;
  readonly withOthers: (n: number) => string;
  readonly name: string;
  readonly yourName: string;
  readonly otherName: string;
  /** Who plays a seat. */
  readonly seat: (n: number) => string;
  readonly person: string;
  /** A bot that plays as well as the owner of this device. */
  readonly likeMe: string;
  readonly likeMeText: (level: string, games: number) => string;
  readonly nameOf: (n: number) => string;
  readonly friend: (n: number) => string;
  readonly first: string;
  readonly random: string;
  readonly pace: string;
  readonly paces: Readonly<Record<Terms['pace'], string>>;
  readonly paceTexts: Readonly<Record<Terms['pace'], string>>;
  readonly outOfTime: string;
  readonly outOfTimes: Readonly<Record<Terms['outOfTime'], string>>;
  readonly outOfTimeTexts: Readonly<Record<Terms['outOfTime'], string>>;
  readonly seenBy: string;
  readonly accesses: Readonly<Record<Terms['access'], string>>;
  readonly accessTexts: Readonly<Record<Terms['access'], string>>;
  readonly chat: string;
  readonly chats: Readonly<Record<Terms['chat'], string>>;
  readonly chatTexts: Readonly<Record<Terms['chat'], string>>;
  readonly spectators: string;
  readonly spectatorsText: string;
  readonly hints: string;
  readonly hintsText: string;
  readonly hintsByConsent: string;
  readonly hintsByAll: string;
  readonly open: string;
}
