// A table as this device stores it: who sits there, and the log of its events, from which everything follows.
import type { RecordedEnd } from '@planisphere/core';
import type { GameId } from '../base/games.ts';

export type EarlyEnd = RecordedEnd['reason'];

/** What is fixed when a table opens. */
export interface TableFacts {
  readonly id: string;
  readonly game: GameId;
  readonly seats: readonly SavedSeat[];
  /** The game decodes them. */
  readonly options: unknown;
  /** The day of the daily sky, such as `2026-11-15`. */
  readonly day?: string;
  /** What was agreed about hints; without an agreement there are none if two people play. */
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
  /**
   * Removed from the list of the home page. The record of a finished game stays; an unfinished game is deleted later.
   */
  readonly putAway?: boolean;
  /** For the list on the home page, which knows no rules. */
  readonly summary: Summary;
}

export interface Branch {
  /** The name of the game (`nameOfRecord`) that all branches of one tree left, directly or not. */
  readonly root: string;
  /** The branch that this one left; undefined if it left the game itself. */
  readonly parent?: string;
  /** How many events both share. */
  readonly at: number;
  readonly name: string;
  /** Chance goes on as it would have there: the seed deals on from the same place. */
  readonly sameDeal: boolean;
}

export interface SavedSeat {
  /** Empty for the owner of the device, whose name is in the settings. */
  readonly name: string;
  /** The name of the bot that plays the seat. */
  readonly bot?: string;
  /** Played from another screen. */
  readonly elsewhere?: boolean;
  /** How strong a person at a table of the server is: points and interval. */
  readonly rating?: string;
}

export interface Summary {
  readonly round: number;
  readonly rounds: number;
  readonly waitsForPerson: boolean;
  /** Once it is over, one number per seat. */
  readonly scores?: readonly number[];
  /** Once it is over; empty if all lost together. */
  readonly winners?: readonly number[];
  /** If people ended it before the rules did. */
  readonly ended?: EarlyEnd;
}

/** The seat of the device's owner; -1 if there is none. */
export function ownSeatOf({ seats }: Pick<TableFacts, 'seats'>): number {
  return seats.findIndex(({ bot, elsewhere }) => bot === undefined && elsewhere !== true);
}
