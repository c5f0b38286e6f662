// Every sentence of tables over the network.
import type { AskInfo, Settings } from '@planisphere/protocol';

export interface OnlineWords {
  readonly unreachable: string;
  readonly gone: string;
  readonly goneText: string;
  readonly connecting: string;
  /** Titles of the document. */
  readonly waitingAt: (game: string) => string;
  readonly tableTitle: (game: string, code: string) => string;
  readonly reconnecting: string;
  readonly invite: string;
  readonly inviteText: string;
  readonly sayIt: string;
  readonly sayItText: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly share: string;
  readonly qr: string;
  readonly shareText: (game: string) => string;
  readonly seats: string;
  readonly host: string;
  readonly youReady: string;
  readonly ready: string;
  readonly away: string;
  readonly free: string;
  readonly freeText: string;
  readonly bot: (level: string) => string;
  readonly sit: string;
  readonly stand: string;
  readonly dismiss: (name: string) => string;
  readonly botMeanwhile: string;
  readonly personAgain: string;
  readonly start: string;
  /** A few by name, and how many more. */
  readonly watching: (names: readonly string[], more: number) => string;
  readonly closeText: string;
  readonly kept: string;
  readonly pace: {
    readonly none: string;
    readonly clock: (seconds: number) => string;
    readonly days: (days: number) => string;
  };
  readonly outOfTime: Readonly<Record<Settings['outOfTime'], string>>;
  readonly access: Readonly<Record<'open' | 'link' | 'private', string>>;
  readonly spectators: (allowed: boolean) => string;
  readonly company: string;
  readonly players: string;
  readonly chat: string;
  readonly noChat: string;
  readonly say: string;
  readonly send: string;
  readonly muting: string;
  readonly mute: (name: string) => string;
  readonly unmute: (name: string) => string;
  readonly silence: (name: string) => string;
  readonly unsilence: (name: string) => string;
  readonly openChat: string;
  readonly openChatText: string;
  readonly quick: string;
  readonly asks: Readonly<Record<AskInfo['what'], (name: string) => string>>;
  readonly asked: Readonly<Record<AskInfo['what'], string>>;
  readonly yes: string;
  readonly no: string;
  readonly somebodyElse: string;
  readonly resign: string;
  readonly resignSure: string;
  readonly abandon: string;
  readonly replace: (name: string) => string;
  readonly notice: (name: string) => string;
  readonly back: string;
  /** For a fault in what was sent, which has a code of its own. */
  readonly refused: string;
  readonly standIn: string;
  readonly spectator: string;
  readonly timeLeft: (name: string, time: string) => string;
}
