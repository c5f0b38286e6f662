// Reports about somebody, and what an operator of the server does about them: a person who is muted says nothing at any table, one
// who is banned meets no strangers. Both end by themselves, and whom they concern is told why.
import {
  type Decoder,
  decodeAs,
  decodeInteger,
  decodeObject,
  decodeOneOf,
  decodeText,
  optional,
  required,
} from '@planisphere/core';
import { parseCode } from './code.ts';
import { cleanText, type GuestInfo } from './guest.ts';
import { LIMITS } from './limits.ts';
import type { Phrase } from './phrases.ts';
import type { RatingInfo, RatingListInfo } from './ratings.ts';

export const REPORT_REASONS = ['play', 'words', 'name', 'leaving', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export interface ReportRequest {
  readonly reason: ReportReason;
  readonly words: string;
  /** The table that it is about. */
  readonly table?: string | undefined;
}

const decodeWords = (most: number): Decoder<string> =>
  decodeAs(
    decodeText(4 * most),
    (text) => ([...cleanText(text)].length <= most ? cleanText(text) : undefined),
    `At most ${most} letters are expected here.`,
  );

export const decodeReport: Decoder<ReportRequest> = decodeObject<ReportRequest>({
  reason: required(decodeOneOf(REPORT_REASONS)),
  words: optional(decodeWords(LIMITS.report), ''),
  table: optional(decodeAs(decodeText(20), parseCode, 'This is not the code of a table.')),
});

export const SANCTION_KINDS = ['mute', 'ban'] as const;
export type SanctionKind = (typeof SANCTION_KINDS)[number];

/** As the person whom it concerns is told. */
export interface SanctionInfo {
  readonly kind: SanctionKind;
  readonly until: number;
  /** In the words of the operator; '' where they wrote none. */
  readonly why: string;
}

export interface SanctionRequest {
  readonly kind: SanctionKind;
  readonly days: number;
  readonly why: string;
}

export const decodeSanction: Decoder<SanctionRequest> = decodeObject<SanctionRequest>({
  kind: required(decodeOneOf(SANCTION_KINDS)),
  days: required(decodeInteger(1, LIMITS.sanctionDays)),
  why: required(decodeWords(LIMITS.report)),
});

/** Somebody about whom reports wait to be read, or were read. */
export interface ReportedPerson {
  readonly guest: GuestInfo;
  readonly reasons: readonly ReportReason[];
  /** How many different people have reported them. */
  readonly by: number;
  readonly last: number;
}

export interface SanctionedPerson extends SanctionInfo {
  readonly guest: GuestInfo;
  readonly since: number;
  /** The name of the operator's key. */
  readonly operator: string;
}

export const OPERATOR_DEEDS = ['nothing', 'mute', 'ban', 'unmute', 'unban'] as const;
export type OperatorDeed = (typeof OPERATOR_DEEDS)[number];

export interface DeedInfo {
  readonly at: number;
  readonly operator: string;
  readonly deed: OperatorDeed;
  /** The name that the person had then; '' for somebody who is forgotten. */
  readonly name: string;
  /** What the person was told. */
  readonly why: string;
}

/** What an operator sees first. */
export interface OperatorPage {
  readonly operator: string;
  readonly now: number;
  readonly figures: {
    /** People who were here in the last ten minutes, and in the last day. */
    readonly here: number;
    readonly today: number;
    /** Games in which something happened in the last day. */
    readonly games: number;
    readonly waiting: number;
    /** People about whom reports wait to be read. */
    readonly reports: number;
    readonly nodes: number;
  };
  readonly open: readonly ReportedPerson[];
  readonly settled: readonly ReportedPerson[];
  readonly sanctioned: readonly SanctionedPerson[];
  /** The latest first. */
  readonly log: readonly DeedInfo[];
}

export interface ReportInfo {
  readonly reason: ReportReason;
  readonly words: string;
  readonly at: number;
  readonly by: GuestInfo;
  readonly table?: string;
  /** What an operator did about it; left out while it waits. */
  readonly deed?: OperatorDeed;
}

/** A share with the interval in which the true one lies 19 times in 20, all from 0 to 1. */
export interface ShareInfo {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** From which to which value eight of ten people are. */
export interface UsualRange {
  readonly low: number;
  readonly high: number;
}

/** What was seen of somebody's rated games on one list, and what is usual there. */
export interface FairPlayList {
  readonly list: RatingListInfo;
  /** Games that were compared, and decisions with more than one choice among them. */
  readonly games: number;
  readonly decisions: number;
  /** The strongest bot, knowing the same, chose the same. */
  readonly agreement: ShareInfo;
  /** The middle of the times for one decision, in milliseconds. */
  readonly time?: number;
  /** Games given up or lost on time. */
  readonly left: ShareInfo;
  /** Others of whom enough is known to say what is usual. */
  readonly people: number;
  readonly usual: { readonly agreement?: UsualRange; readonly time?: UsualRange; readonly left?: UsualRange };
  /** How often our bots choose as the strongest does. */
  readonly bots: readonly {
    readonly level: string;
    readonly decisions: number;
    readonly agreement: ShareInfo;
  }[];
}

export interface FairPlay {
  /** It is being compared now: ask again. */
  readonly running: boolean;
  readonly lists: readonly FairPlayList[];
}

/** Somebody, as an operator sees them. */
export interface OperatorPerson {
  readonly guest: GuestInfo;
  readonly locale: string;
  readonly since: number;
  readonly seen: number;
  readonly devices: number;
  readonly ratings: readonly { readonly list: RatingListInfo; readonly rating: RatingInfo }[];
  readonly reports: readonly ReportInfo[];
  readonly sanctions: readonly SanctionInfo[];
  /** What they said at the tables that the reports name, the latest last. */
  readonly said: readonly {
    readonly at: number;
    readonly table: string;
    readonly text?: string;
    readonly phrase?: Phrase;
  }[];
}
