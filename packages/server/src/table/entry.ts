// The log of a table: seats, events of the game, questions and answers, chat. The state of a table is a fold over its entries;
// nothing else is stored about it.
import type { Seat } from '@planisphere/core';
import type { AskKind, EndReason, GuestInfo, Phrase } from '@planisphere/protocol';

export type EntryBody =
  | { readonly t: 'open' }
  | { readonly t: 'plan'; readonly seat: Seat; readonly bot: string | undefined }
  | { readonly t: 'sit'; readonly seat: Seat; readonly guest: GuestInfo }
  | { readonly t: 'stand'; readonly seat: Seat }
  /** The host has asked this guest to leave their seat. */
  | { readonly t: 'dismiss'; readonly seat: Seat; readonly guest: GuestInfo }
  /** The host mutes this guest for everybody at the table, or unmutes them. */
  | { readonly t: 'silence'; readonly guest: string; readonly on: boolean }
  | { readonly t: 'swap'; readonly seat: Seat; readonly with: Seat }
  | { readonly t: 'start' }
  /** One event of the game; `spent` is the time its seat took for it, in milliseconds. */
  | { readonly t: 'event'; readonly text: string; readonly spent?: number }
  /** The game goes on from its first `length` events. */
  | { readonly t: 'rewind'; readonly length: number; readonly assisted: boolean }
  | { readonly t: 'ask'; readonly what: AskKind; readonly seat: Seat; readonly length?: number }
  | { readonly t: 'answer'; readonly seat: Seat; readonly yes: boolean }
  /** Everybody has agreed to hints; the game counts as assisted. */
  | { readonly t: 'hints' }
  /** Everybody has agreed to talk freely. */
  | { readonly t: 'chat' }
  | { readonly t: 'resign'; readonly seat: Seat }
  /** The seat ran out of time, at a table where that loses. */
  | { readonly t: 'timeout'; readonly seat: Seat }
  | { readonly t: 'notice'; readonly seat: Seat; readonly until: number }
  | { readonly t: 'standin'; readonly seat: Seat; readonly bot: string }
  | { readonly t: 'back'; readonly seat: Seat }
  | {
      readonly t: 'say';
      readonly guest: GuestInfo;
      readonly seat?: Seat;
      readonly text?: string;
      readonly phrase?: Phrase;
    }
  | {
      readonly t: 'end';
      readonly reason: EndReason;
      readonly winners: readonly Seat[];
      readonly scores?: readonly number[];
    }
  | { readonly t: 'rematch'; readonly code: string }
  /** Earlier entries were rewritten: nodes that have them in memory read them again. */
  | { readonly t: 'forget' };

export type Entry = EntryBody & {
  readonly at: number;
  /** The id of the command, on its first entry: a repeated command is recognized by it. */
  readonly id?: string;
};

export function makeEntry(entry: Entry): string {
  return JSON.stringify(entry);
}

/** For stored entries only: it does not validate. */
export function parseEntry(text: string): Entry {
  try {
    return JSON.parse(text) as Entry;
  } catch {
    throw new Error('cannot read an entry of a log'); // the parser's error would quote the entry
  }
}

/** New entries of a log, on their way from the node that wrote them to the others. */
export interface Growth {
  readonly code: string;
  /** The sequence number of the last entry before these. */
  readonly after: number;
  /** The entries as they are stored. */
  readonly bodies: readonly string[];
}

/** New entries as the receiving node parsed them. */
export interface ReceivedEntries {
  readonly after: number;
  readonly entries: readonly Entry[];
}
