// Tournaments: the request that makes one, and the server's answers.
import {
  type Decoder,
  decodeAs,
  decodeBoolean,
  decodeInteger,
  decodeKind,
  decodeObject,
  decodeOneOf,
  decodeText,
  optional,
  required,
} from '@planisphere/core';
import { cleanText, type GuestInfo } from './guest.ts';
import { LIMITS } from './limits.ts';
import { PACE_NAMES, type PaceName } from './seeks.ts';

export const TOURNAMENT_KINDS = ['arena', 'swiss', 'cup'] as const;
export type TournamentKind = (typeof TOURNAMENT_KINDS)[number];

/** Each kind says how long it lasts: minutes, rounds, or deals and the minutes in which they may be played. */
export type TournamentForm =
  | { readonly kind: 'arena'; readonly pace: PaceName; readonly minutes: number }
  | { readonly kind: 'swiss'; readonly pace: PaceName; readonly rounds: number }
  | { readonly kind: 'cup'; readonly deals: number; readonly minutes: number };

export interface TournamentRequest {
  readonly name: string;
  readonly game: string;
  readonly form: TournamentForm;
  /** In milliseconds since 1970. */
  readonly starts: number;
  /** `open` is listed for everybody, `link` needs the address. */
  readonly access: 'open' | 'link';
}

const { arenaMinutes, rounds, deals, cupMinutes, tournamentName } = LIMITS;
const within = ({ min, max }: { readonly min: number; readonly max: number }) => decodeInteger(min, max);

const decodeForm: Decoder<TournamentForm> = decodeKind<TournamentForm>({
  // Games at the pace of days are too long for an arena.
  arena: {
    pace: required(decodeOneOf(['brisk', 'relaxed'] satisfies PaceName[])),
    minutes: required(within(arenaMinutes)),
  },
  swiss: { pace: required(decodeOneOf(PACE_NAMES)), rounds: required(within(rounds)) },
  cup: { deals: required(within(deals)), minutes: required(within(cupMinutes)) },
});

const decodeTournamentName: Decoder<string> = decodeAs(
  decodeText(4 * tournamentName),
  (text) => {
    const name = cleanText(text);
    const { length } = [...name];
    return length >= 1 && length <= tournamentName ? name : undefined;
  },
  `A name has 1 to ${tournamentName} letters.`,
);

export const decodeTournament: Decoder<TournamentRequest> = decodeObject<TournamentRequest>({
  name: required(decodeTournamentName),
  game: required(decodeText(40)),
  form: required(decodeForm),
  starts: required(decodeInteger(0, Number.MAX_SAFE_INTEGER)),
  access: optional(decodeOneOf(['open', 'link']), 'open'),
});

export const decodeResting: Decoder<{ readonly resting: boolean }> = decodeObject({
  resting: required(decodeBoolean),
});

export type TournamentState = 'coming' | 'playing' | 'over';

/** A tournament as a list shows it. */
export interface TournamentInfo {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly form: TournamentForm;
  readonly access: 'open' | 'link';
  readonly state: TournamentState;
  /** Omitted for the daily tournaments of the site itself. */
  readonly maker?: string;
  readonly starts: number;
  /** When an arena or a cup ends; omitted for rounds, which end with their last game. */
  readonly ends?: number;
  readonly people: number;
  /** The current round, or the last one. */
  readonly round: number;
  /** Whether the visitor takes part. */
  readonly joined: boolean;
}

export interface StandingRow {
  readonly rank: number;
  readonly guest: GuestInfo;
  readonly points: number;
  /** In an arena, points of the games. In rounds, points of each, `rest` for a bye. In a cup, points of each deal. */
  readonly results: readonly (number | 'rest' | null)[];
  /** Only in rounds: the points of all opponents, added up. */
  readonly buchholz?: number;
  /** They are not paired any more: they have left, or pause. */
  readonly away?: true;
}

export interface PairingInfo {
  readonly one: GuestInfo;
  readonly two?: GuestInfo;
  /** The code of the table. */
  readonly code?: string;
  /** The result of the first player; omitted while they play. */
  readonly outcome?: 'won' | 'lost' | 'shared' | 'none' | 'rest';
}

/** What concerns the visitor. */
export interface EntryInfo {
  readonly state: 'in' | 'resting' | 'out';
  readonly rank: number;
  /** The table at which they have to play now. */
  readonly table?: string;
  /** In a cup: the tables of the deals that they have begun. */
  readonly deals?: readonly (string | null)[];
}

export interface TournamentPage {
  readonly tournament: TournamentInfo;
  /** Counts the changes: an equal number means that nothing has changed. */
  readonly turn: number;
  /** The server's clock in milliseconds, so that the clocks of clients do not matter. */
  readonly now: number;
  readonly me?: EntryInfo;
  /** A part of the standings, from the requested place on. */
  readonly standings: readonly StandingRow[];
  readonly from: number;
  /** Those of the requested round, else of the current one; in an arena the latest games. */
  readonly pairings: readonly PairingInfo[];
  /** In a cup: the Master's points in the deals that the visitor has played; and the best of everybody. */
  readonly par?: readonly (number | null)[];
  readonly best?: readonly (number | null)[];
}
