// Tournaments: what somebody asks for who makes one, and what the server says of it.
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

/** How long it lasts is said by its kind: minutes, rounds, or deals and the minutes in which they may be played. */
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
  // Days do not fit into an hour.
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

/** As it stands in a list. */
export interface TournamentInfo {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly form: TournamentForm;
  readonly access: 'open' | 'link';
  readonly state: TournamentState;
  /** Left out where the site itself makes it, every day. */
  readonly maker?: string;
  readonly starts: number;
  /** When an arena or a cup is over; left out for rounds, which end with their last game. */
  readonly ends?: number;
  readonly people: number;
  /** The round that is played, or was last. */
  readonly round: number;
  /** Whether who asks takes part. */
  readonly joined: boolean;
}

export interface StandingRow {
  readonly rank: number;
  readonly guest: GuestInfo;
  readonly points: number;
  /** Of an arena: points of the games. Of rounds: points of each, `rest` for a round of rest. Of a cup: points of each deal. */
  readonly results: readonly (number | 'rest' | null)[];
  /** Of rounds only: the points of everybody they have met. */
  readonly buchholz?: number;
  /** They are paired no more: they have left, or rest. */
  readonly away?: true;
}

export interface PairingInfo {
  readonly one: GuestInfo;
  readonly two?: GuestInfo;
  /** The table. */
  readonly code?: string;
  /** How it ended for the first; left out while they play. */
  readonly outcome?: 'won' | 'lost' | 'shared' | 'none' | 'rest';
}

/** What concerns who asks. */
export interface EntryInfo {
  readonly state: 'in' | 'resting' | 'out';
  readonly rank: number;
  /** The table at which they have to play now. */
  readonly table?: string;
  /** Of a cup: the tables of the deals that they have begun. */
  readonly deals?: readonly (string | null)[];
}

export interface TournamentPage {
  readonly tournament: TournamentInfo;
  /** Counts the changes: who knows this number already is told nothing else. */
  readonly turn: number;
  /** In milliseconds: the clock of the server, so that nobody else's has to be right. */
  readonly now: number;
  readonly me?: EntryInfo;
  /** A part of them, from the place that was asked for. */
  readonly standings: readonly StandingRow[];
  readonly from: number;
  /** Of the round that was asked for, or of the current one; in an arena the latest games. */
  readonly pairings: readonly PairingInfo[];
  /** Of a cup: what the Master made of the deals that who asks has played; and the best of everybody. */
  readonly par?: readonly (number | null)[];
  readonly best?: readonly (number | null)[];
}
