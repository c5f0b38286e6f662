// A finished game as a review reads it: its positions from the first to the last, and who sat there.
import type { Coach } from '@planisphere/bots/review';
import type { Game, Seat } from '@planisphere/core';
import type { ReviewParts } from '../board.ts';
import type { Missing, Reel } from '../record/reel.ts';
import type { EarlyEnd, TableFacts } from '../saved.ts';

export interface ReviewedGame {
  /** As in the URL: a table of this device, `t/CODE` for one of the server, or nothing for a record in the link. */
  readonly id: string;
  /** The key of the stored review. */
  readonly key: string;
  readonly table: TableFacts;
  readonly reel: Reel;
  /** The record as it came in. */
  readonly text: string;
  readonly game: Game;
  /** By the number of events before each. */
  readonly states: readonly unknown[];
  /** Whose chances and points the review follows: the reader's, or the first player's if the reader did not play. */
  readonly reader: Seat;
  readonly parts: ReviewParts;
  readonly coach: Coach;
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** Undefined if the game was played to its end. */
  readonly ended: EarlyEnd | undefined;
  /** The round after this many events; the turn if the game has no rounds. */
  roundAt(index: number): number;
  /** The same as the game writes it: “7”, “VI”. */
  numberAt(index: number): string;
  /** The same in words: “Round 7”. */
  whenOf(index: number): string;
  /** What chance did between two moments, as the reader may know it: the latest of it, in sentences. */
  chanceBetween(from: number, to: number): readonly string[];
  /** The game counts no rounds. */
  readonly byTurns: boolean;
  /** Undefined for a reader who played and is addressed. */
  titleOf(seat: Seat): string | undefined;
  nameOf(seat: Seat): string;
}

/** Why there is no review. */
export type Failure = Missing | 'unreadable' | 'noReview' | 'noDecision';
