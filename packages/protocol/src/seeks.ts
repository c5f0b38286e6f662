// The search for an opponent: the request, and the server's answers.
import {
  type Decoder,
  decodeBoolean,
  decodeList,
  decodeObject,
  decodeOneOf,
  decodeText,
  required,
} from '@planisphere/core';
import type { GuestInfo } from './guest.ts';
import type { RatingInfo } from './ratings.ts';
import type { Pace } from './settings.ts';

/** The paces of tables between strangers; two who share several play the first of them. */
export const PACE_NAMES = ['brisk', 'relaxed', 'days'] as const;
export type PaceName = (typeof PACE_NAMES)[number];

export const PACES: Readonly<Record<PaceName, Pace>> = {
  brisk: { kind: 'clock', perMove: 30, bank: 300 },
  relaxed: { kind: 'clock', perMove: 60, bank: 600 },
  days: { kind: 'days', days: 3 },
};

/** The name of a table's pace, for what is kept by pace; undefined without a clock. */
export function paceNameOf(pace: Pace): PaceName | undefined {
  if (pace.kind === 'none') return undefined;
  if (pace.kind === 'days') return 'days';
  return pace.perMove <= 30 ? 'brisk' : 'relaxed';
}

export interface SeekRequest {
  readonly game: string;
  readonly paces: readonly PaceName[];
}

export const decodeSeek: Decoder<SeekRequest> = decodeObject({
  game: required(decodeText(40)),
  paces: required(decodeList(decodeOneOf(PACE_NAMES), PACE_NAMES.length, 1)),
});

export const decodeMeetingAnswer: Decoder<{ readonly yes: boolean }> = decodeObject({
  yes: required(decodeBoolean),
});

/** How the search stands. Times are milliseconds from now, so that no two clocks have to agree. */
export type SeekAnswer =
  | { readonly state: 'none' }
  | {
      readonly state: 'waiting';
      readonly game: string;
      readonly paces: readonly PaceName[];
      readonly waited: number;
      /** The ratings that match now; omitted once every rating does. */
      readonly range?: { readonly low: number; readonly high: number };
      /** Until the range grows. */
      readonly growsIn?: number;
    }
  | {
      readonly state: 'met';
      readonly meeting: string;
      readonly game: string;
      readonly pace: PaceName;
      readonly with: GuestInfo;
      /** The rating of the opponent, at this game and pace. */
      readonly rating?: RatingInfo;
      /**
       * The share of wins that is expected of the guest, from 0 to 1, and the points of a win and of a loss;
       * omitted where nobody wins against the other.
       */
      readonly stakes?: { readonly expected: number; readonly win: number; readonly loss: number };
      /** Until both must have answered. */
      readonly left: number;
      /** The guest's own answer. */
      readonly said?: 'yes';
    }
  | {
      readonly state: 'started';
      readonly game: string;
      readonly pace: PaceName;
      readonly code: string;
    };

/** Who else is on the site, in numbers. */
export interface CompanyAnswer {
  /** Other people who are here: seen in the last ten minutes. */
  readonly here: number;
  /** Other people who were here in the last day. */
  readonly people: number;
  /** Milliseconds since the last of them was here. */
  readonly last?: number;
  /** How many others wait for an opponent, by game. */
  readonly waiting: Readonly<Record<string, number>>;
  /** Milliseconds for which the first of two waited lately until somebody came, by game: the median of several. */
  readonly waits: Readonly<Record<string, number>>;
  /** How many people come in each hour of the day, in UTC: 24 numbers, once there have been enough. */
  readonly hours?: readonly number[];
}
