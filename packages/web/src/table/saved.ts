// A table as it is kept on this device: who sits there and the log of its events, which is the whole truth.
import type { RecordedEnd } from '@planisphere/core';
import type { GameId } from '../base/games.ts';

export type EarlyEnd = RecordedEnd['reason'];

/** What is fixed when a table opens. */
export interface TableFacts {
  readonly id: string;
  readonly game: GameId;
  readonly seats: readonly SavedSeat[];
  /** Decoded by the game. */
  readonly options: unknown;
  /** The day of the daily sky, `2026-11-15`. */
  readonly day?: string;
  /** What was agreed about hints; where nothing was, there are none as soon as two people play. */
  readonly hints?: boolean;
}

export function allowsHints({ hints, seats }: TableFacts): boolean {
  return hints ?? seats.filter(({ bot }) => bot === undefined).length < 2;
}

export interface SavedTable extends TableFacts {
  readonly seed: string;
  /** In the notation of the game. */
  readonly events: readonly string[];
  readonly assisted: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** For a table that left another game to try a different line. */
  readonly branch?: Branch;
  /** Taken off the list of the home page. The record of a finished game stays; an unfinished one goes for good later. */
  readonly putAway?: boolean;
  /** For the list on the home page, which knows no rules. */
  readonly summary: Summary;
}

export interface Branch {
  /** The game that all branches of one tree left, directly or not (`nameOfRecord`). */
  readonly root: string;
  /** The branch that this one left; undefined when it left the game itself. */
  readonly parent?: string;
  /** How many events it shares with what it left. */
  readonly at: number;
  readonly name: string;
  /** Chance goes on as it would have: the seed deals on from the same place. */
  readonly sameDeal: boolean;
}

export interface SavedSeat {
  /** Empty for the owner of the device: called by the name in the settings. */
  readonly name: string;
  /** The name of a bot, for a seat that the machine plays. */
  readonly bot?: string;
  /** Played from another screen. */
  readonly elsewhere?: boolean;
  /** How strong the person is, at a table of the server: points and interval. */
  readonly rating?: string;
}

export interface Summary {
  readonly round: number;
  readonly rounds: number;
  readonly waitsForPerson: boolean;
  /** Once it is over, one number per seat. */
  readonly scores?: readonly number[];
  /** Once it is over; none where all lost together. */
  readonly winners?: readonly number[];
  /** Where people ended it before the rules did. */
  readonly ended?: EarlyEnd;
}

/** The seat of the device's owner; -1 where there is none. */
export function ownSeatOf({ seats }: Pick<TableFacts, 'seats'>): number {
  return seats.findIndex(({ bot, elsewhere }) => bot === undefined && elsewhere !== true);
}
