// The page about a person, as the server sends it, and the requests that change the sender's own.
import { type Decoder, decodeBoolean, decodeObject, decodeText, required } from '@planisphere/core';
import type { GuestInfo } from './guest.ts';
import type { RatingInfo, RatingListInfo } from './ratings.ts';

export interface ProfileRating {
  readonly list: RatingListInfo;
  readonly rating: RatingInfo;
  /** After each game, the oldest first. */
  readonly path: readonly { readonly at: number; readonly points: number; readonly interval: number }[];
  /** The bots of the list, as lines to compare with. */
  readonly bots: readonly { readonly level: string; readonly points: number }[];
}

export interface ProfileGame {
  readonly list: RatingListInfo;
  readonly at: number;
  /** The share of the points, from 0 to 1. */
  readonly score: number;
  /** What the game changed, in points. */
  readonly change: number;
  readonly with: readonly ({ readonly name: string } | { readonly bot: string })[];
  /** The code of the table, if everybody may watch it. */
  readonly code?: string;
}

export interface ProfileOpponent {
  readonly id: string;
  readonly name: string;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** A daily sky that the person has played. */
export interface ProfileSky {
  readonly game: string;
  /** `2026-11-15` */
  readonly day: string;
  readonly score: number;
  /** Their place among all who have played it. */
  readonly rank: number;
  readonly people: number;
}

export interface FollowedPerson {
  readonly guest: GuestInfo;
  /** When they were last here. */
  readonly seen: number;
}

export interface Profile {
  readonly guest: GuestInfo;
  readonly you?: boolean;
  /** Others see only the name. */
  readonly hidden: boolean;
  /** The visitor has blocked them. */
  readonly blocked?: boolean;
  /** The visitor follows them. */
  readonly followed?: boolean;
  /** The people whom the visitor follows; only on the visitor's own page. */
  readonly following?: readonly FollowedPerson[];
  /** Of the last four weeks, the latest first. */
  readonly skies: readonly ProfileSky[];
  /** When they first came. */
  readonly since?: number;
  readonly ratings: readonly ProfileRating[];
  readonly games: readonly ProfileGame[];
  readonly opponents: readonly ProfileOpponent[];
  /** The rated games of the visitor against this person: how many each of them won. */
  readonly between?: { readonly won: number; readonly drawn: number; readonly lost: number };
}

export const decodeHidden: Decoder<{ readonly hidden: boolean }> = decodeObject({
  hidden: required(decodeBoolean),
});

export const decodeInvite: Decoder<{ readonly game: string }> = decodeObject({
  game: required(decodeText(40)),
});

/** An invitation: its host waits for the visitor at a table. */
export interface InvitationInfo {
  readonly code: string;
  readonly game: string;
  readonly at: number;
  readonly from: GuestInfo;
}

/** Blocks or follows a person, or undoes it. */
export const decodeOn: Decoder<{ readonly on: boolean }> = decodeObject({ on: required(decodeBoolean) });
