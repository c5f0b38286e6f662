// The strength of a player, as the server sends it. Never a bare number: the interval says how certain it is.
import type { Translated } from '@planisphere/core';
import type { SeatLetter } from './from-server.ts';
import type { Emblem } from './guest.ts';

export interface RatingInfo {
  readonly points: number;
  /** The true strength lies within ± this many points, 19 times in 20. */
  readonly interval: number;
  /** Rated games so far. */
  readonly games: number;
}

/** A list of ratings: a game at one pace, or one set-up of a cooperative game. */
export interface RatingListInfo {
  readonly game: string;
  /** A pace, or a set-up. */
  readonly id: string;
  /** The title of a set-up. */
  readonly title?: Translated;
}

export interface SeatRating {
  readonly seat: SeatLetter;
  /** After the game, once it has counted. */
  readonly rating: RatingInfo;
  /** One of the site's bots: its rating never changes. */
  readonly bot?: boolean;
  /** What the game has changed. */
  readonly change?: {
    readonly before: RatingInfo;
    /** The share of the points that the player made, and the expected share, from 0 to 1. */
    readonly score: number;
    readonly expected: number;
  };
}

/** The ratings of those who sit at a table. */
export interface TableRatings {
  /** Undefined if no ratings are kept for such a table. */
  readonly list?: RatingListInfo;
  /** Whether the game is rated. */
  readonly rated: boolean;
  /** The game is over and has counted. */
  readonly settled: boolean;
  readonly seats: readonly SeatRating[];
}

export const LEADER_TIMES = ['day', 'week', 'all'] as const;
export type LeaderTime = (typeof LEADER_TIMES)[number];

/** One line of a leaderboard. */
export interface LeaderInfo {
  readonly id: string;
  readonly name: string;
  readonly emblem: Emblem;
  readonly rating: RatingInfo;
  /** Omitted while the interval is too wide for a place. */
  readonly rank?: number;
  /** Points gained and games played in that time; only for a day or a week. */
  readonly gained?: number;
  readonly played?: number;
  readonly you?: boolean;
}

export interface Leaderboard {
  readonly list: RatingListInfo;
  /** All lists of the game. */
  readonly lists: readonly RatingListInfo[];
  readonly time: LeaderTime;
  readonly people: number;
  /** How many people have a place. */
  readonly placed: number;
  /** Rated games on this list. */
  readonly games: number;
  readonly rows: readonly LeaderInfo[];
  readonly bots: readonly { readonly level: string; readonly points: number }[];
  /** How many people there are, by hundred points. */
  readonly spread: readonly { readonly from: number; readonly count: number }[];
}
