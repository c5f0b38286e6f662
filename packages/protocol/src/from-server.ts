// The messages of the server: views, log entries and seats, in the notation of the game. They hold nothing that the
// viewer may not know.
import type { GuestInfo } from './guest.ts';
import type { SanctionInfo } from './moderation.ts';
import type { Phrase } from './phrases.ts';
import type { Pace, TableSettings } from './settings.ts';

export type SeatLetter = 'A' | 'B' | 'C' | 'D';
export type ViewerLetter = SeatLetter | 'table';

export interface SeatInfo {
  readonly seat: SeatLetter;
  /** Who holds the seat; undefined while it is free or a bot's. */
  readonly guest?: GuestInfo;
  /** The level of the bot that plays here now, as itself or as a stand-in. */
  readonly bot?: string;
  /** A stand-in takes over at this time unless the player returns. */
  readonly notice?: number;
  readonly resigned?: boolean;
}

export interface ClockInfo {
  readonly pace: Pace;
  /** Milliseconds left in the bank, by seat. */
  readonly bank: readonly number[];
  /** Whose time runs: since when, and when it is up. */
  readonly running: readonly { readonly seat: SeatLetter; readonly since: number; readonly due: number }[];
}

/** What needs the consent of the others. */
export const ASK_KINDS = ['undo', 'abandon', 'rematch', 'hints', 'chat'] as const;
export type AskKind = (typeof ASK_KINDS)[number];

export interface AskInfo {
  readonly what: AskKind;
  readonly by: SeatLetter;
  readonly waiting: readonly SeatLetter[];
}

export const END_REASONS = ['finished', 'resigned', 'out-of-time', 'abandoned'] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface EndInfo {
  readonly reason: EndReason;
  readonly winners: readonly SeatLetter[];
  readonly scores?: readonly number[];
  /** Revealed at the end of the game; its sha256 is the commitment. Omitted as long as others play the same deal. */
  readonly seed?: string;
}

export interface TableInfo {
  readonly code: string;
  readonly settings: TableSettings;
  readonly version: number;
  readonly status: 'open' | 'playing' | 'over';
  readonly opener: string;
  readonly seats: readonly SeatInfo[];
  /** sha256 of the seed, published before the first deal. */
  readonly commitment: string;
  readonly assisted: boolean;
  /** Everybody has agreed to hints. */
  readonly hints?: boolean;
  /** Everybody has agreed to free talk at a table of phrases. */
  readonly chat?: boolean;
  readonly clock?: ClockInfo;
  readonly ask?: AskInfo;
  readonly end?: EndInfo;
  /** The table of the next game. */
  readonly rematch?: string;
  /** Ids of the guests whom the host has muted. */
  readonly silenced?: readonly string[];
}

/**
 * What happened to a person at the table: a bot will stand in for them, a bot plays for them, they are back, they have
 * given the game up, the host has asked them to leave.
 */
export const SEAT_NEWS = ['notice', 'standin', 'back', 'resign', 'timeout', 'dismiss'] as const;
export type SeatNews = (typeof SEAT_NEWS)[number];

/** One entry of the log as the viewer may read it. */
export type Step =
  | { readonly seq: number; readonly at: number; readonly event: string; readonly view: string }
  | { readonly seq: number; readonly at: number; readonly rewind: number; readonly view: string }
  | {
      readonly seq: number;
      readonly at: number;
      readonly from: string;
      readonly name: string;
      readonly seat?: SeatLetter;
      readonly text?: string;
      readonly phrase?: Phrase;
    }
  | {
      readonly seq: number;
      readonly at: number;
      readonly news: SeatNews;
      readonly seat: SeatLetter;
      readonly name: string;
    }
  /** A change of the table itself (see `table`), or nothing that this viewer may read. */
  | { readonly seq: number; readonly at: number };

export interface Scene {
  readonly view: string;
  readonly awaiting: readonly SeatLetter[];
  readonly optional: readonly SeatLetter[];
  readonly over: boolean;
}

/** A person who looks at a study, and where. */
export interface Attendant {
  readonly guest: GuestInfo;
  readonly chapter: string;
  readonly line: string;
  /** They guide the others. */
  readonly leads?: true;
}

export type ServerMessage =
  | { readonly type: 'welcome'; readonly v: number; readonly you: GuestInfo }
  | {
      readonly type: 'update';
      readonly code: string;
      /** The steps begin after this number; a client whose last number differs asks again. */
      readonly after: number;
      readonly seq: number;
      readonly you: ViewerLetter;
      /** Omitted when it has not changed since the last update. */
      readonly table?: TableInfo;
      readonly steps: readonly Step[];
      readonly scene?: Scene;
    }
  | {
      readonly type: 'presence';
      readonly code: string;
      /** Players first; at most 50 people. */
      readonly here: readonly GuestInfo[];
      /** The number of all people here. */
      readonly people: number;
    }
  /** The number of operations that a study has now: a client with fewer reads on. */
  | { readonly type: 'study'; readonly study: string; readonly seq: number }
  | { readonly type: 'attendance'; readonly study: string; readonly here: readonly Attendant[] }
  | { readonly type: 'done'; readonly id: string; readonly seq: number }
  | {
      readonly type: 'error';
      readonly code: string;
      readonly at?: string;
      readonly message: string;
      readonly rule?: string;
      readonly id?: string;
      /** The sanction of an operator against the sender, if that is the reason. */
      readonly sanction?: SanctionInfo;
    }
  | { readonly type: 'pong' };
