// What is agreed when a table opens, and cannot change afterwards.
import {
  type Decoder,
  decodeAnything,
  decodeBoolean,
  decodeInteger,
  decodeKind,
  decodeList,
  decodeObject,
  decodeOneOf,
  decodePattern,
  decodeText,
  optional,
  required,
} from '@planisphere/core';
import { LIMITS } from './limits.ts';

type Range = { readonly min: number; readonly max: number };
const decodeWithin = ({ min, max }: Range): Decoder<number> => decodeInteger(min, max);

export type Pace =
  | { readonly kind: 'none' }
  /** Seconds for each move, and seconds in the bank for when they do not suffice. */
  | { readonly kind: 'clock'; readonly perMove: number; readonly bank: number }
  | { readonly kind: 'days'; readonly days: number };

const decodePace: Decoder<Pace> = decodeKind<Pace>({
  none: {},
  clock: { perMove: required(decodeWithin(LIMITS.perMove)), bank: required(decodeWithin(LIMITS.bank)) },
  days: { days: required(decodeWithin(LIMITS.days)) },
});

export type SeatPlan = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: string };

export const decodeSeatPlan: Decoder<SeatPlan> = decodeKind<SeatPlan>({
  person: {},
  bot: { level: required(decodePattern(/^.{1,40}$/s, 'The name of a level')) },
});

const ACCESS = ['open', 'link', 'private'] as const;
const CHAT_MODES = ['free', 'phrases', 'off'] as const;
const STARTS = ['full', 'asked'] as const;
const OUT_OF_TIME = ['stand-in', 'loses'] as const;

export interface Settings {
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly SeatPlan[];
  /** `open` is shown in the lobby, `link` needs the code, `private` needs the code and the key. */
  readonly access: (typeof ACCESS)[number];
  readonly pace: Pace;
  /** What follows when a player runs out of time: a bot plays on for them, or they lose. */
  readonly outOfTime: (typeof OUT_OF_TIME)[number];
  readonly spectators: boolean;
  readonly chat: (typeof CHAT_MODES)[number];
  /** `full`: as soon as every seat is taken; `asked`: when the opener of the table starts it. */
  readonly start: (typeof STARTS)[number];
  /** False forbids hints; otherwise they are given once everybody at the table agrees. */
  readonly hints?: boolean | undefined;
  /** True for a game that counts: no hints, no undo by consent, and a clock. */
  readonly rated?: boolean | undefined;
  /** True when people share a device: one guest may take several seats. */
  readonly oneDevice?: boolean | undefined;
}

/** The settings with what only the server can set. */
export interface TableSettings extends Settings {
  /** The tournament that opened the table. */
  readonly tournament?: TournamentTable;
}

export interface TournamentTable {
  readonly id: string;
  /** Others play the same deal until then: the seed and the record stay secret. */
  readonly sealedUntil?: number;
}

export const decodeSettings: Decoder<Settings> = decodeObject<Settings>({
  game: required(decodeText(40)),
  options: optional(decodeAnything, {}),
  seats: required(decodeList(decodeSeatPlan, LIMITS.seats, 1)),
  access: optional(decodeOneOf(ACCESS), 'link'),
  pace: optional(decodePace, { kind: 'none' }),
  outOfTime: optional(decodeOneOf(OUT_OF_TIME), 'stand-in'),
  spectators: optional(decodeBoolean, true),
  chat: optional(decodeOneOf(CHAT_MODES), 'free'),
  start: optional(decodeOneOf(STARTS), 'full'),
  hints: optional(decodeBoolean),
  rated: optional(decodeBoolean),
  oneDevice: optional(decodeBoolean),
});
