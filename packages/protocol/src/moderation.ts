// Reports about people, and what an operator does about them: a muted person says nothing at any table, a banned one meets
// no strangers. Both end by themselves, and the person reads why.
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
  /** The table that the report is about. */
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

/** A sanction as the sanctioned person reads it. */
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

/** A person about whom there are reports, open or settled. */
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
  /** The name of the person at that time; '' for a deleted guest. */
  readonly name: string;
  /** The reason that the person read. */
  readonly why: string;
}

/** The first page of an operator. */
export interface OperatorPage {
  readonly operator: string;
  readonly now: number;
  readonly figures: {
    /** How many people were here in the last ten minutes, and in the last day. */
    readonly here: number;
    readonly today: number;
    /** Games that changed in the last day. */
    readonly games: number;
    readonly waiting: number;
    /** People with open reports. */
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
  /** What an operator did about it; omitted while it waits. */
  readonly deed?: OperatorDeed;
}

/** A share with the interval in which the true one lies 19 times in 20, all from 0 to 1. */
export interface ShareInfo {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Eight of ten people lie between these values. */
export interface UsualRange {
  readonly low: number;
  readonly high: number;
}

/** The conduct of a person in rated games on one list, and the usual conduct there. */
export interface FairPlayList {
  readonly list: RatingListInfo;
  /** Games that were compared, and decisions with more than one choice among them. */
  readonly games: number;
  readonly decisions: number;
  /** How often the strongest bot, with the same knowledge, chose the same. */
  readonly agreement: ShareInfo;
  /** The median time for one decision, in milliseconds. */
  readonly time?: number;
  /** Games given up or lost on time. */
  readonly left: ShareInfo;
  /** Other people with enough games to say what is usual. */
  readonly people: number;
  readonly usual: { readonly agreement?: UsualRange; readonly time?: UsualRange; readonly left?: UsualRange };
  /** How often each of the site's bots chooses as the strongest does. */
  readonly bots: readonly {
    readonly level: string;
    readonly decisions: number;
    readonly agreement: ShareInfo;
  }[];
}

export interface FairPlay {
  /** The comparison still runs: ask again. */
  readonly running: boolean;
  readonly lists: readonly FairPlayList[];
}

/** A person, as an operator sees them. */
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
