// Every sentence of the search for an opponent.
import type { PaceName } from '@planisphere/protocol';

export interface PeopleWords {
  readonly looking: string;
  readonly lookingFor: (game: string) => string;
  readonly waited: (time: string) => string;
  /** The ratings that match, when they widen, and that all of them match. */
  readonly range: (low: number, high: number) => string;
  readonly widerIn: (seconds: number) => string;
  readonly anybody: string;
  readonly pace: string;
  readonly paces: Readonly<Record<PaceName, string>>;
  /** What a pace means, after the name of the game. */
  readonly terms: Readonly<Record<PaceName, string>>;
  readonly meanwhile: string;
  readonly aloneMeanwhile: string;
  readonly stop: string;
  readonly calls: string;
  readonly pill: (time: string) => string;
  readonly here: (name: string) => string;
  readonly play: (name: string) => string;
  readonly fly: (name: string) => string;
  readonly notNow: string;
  readonly finish: string;
  readonly kept: string;
  readonly left: (seconds: number) => string;
  readonly waitsFor: (name: string) => string;
  readonly away: (name: string) => string;
  readonly missed: string;
  readonly openTables: string;
  readonly seats: (taken: number, of: number) => string;
  readonly randomStart: string;
  readonly begins: (name: string) => string;
  readonly freeSeatBegins: string;
  readonly rated: string;
  readonly forFun: string;
  readonly joinIn: string;
  readonly invitations: string;
  readonly invitedBy: (name: string, game: string) => string;
  readonly declineInvitation: string;
  readonly joinAt: (game: string, names: string) => string;
  readonly quiet: string;
  /** If few people are here. */
  readonly fewHere: string;
  readonly lastHere: (people: number, time: string) => string;
  readonly nobodyYet: string;
  readonly offer: string;
  readonly offers: string;
  readonly minutesAgo: (minutes: number) => string;
  readonly hoursAgo: (hours: number) => string;
  readonly anyHour: string;
  readonly busiest: (from: string, to: string) => string;
  readonly hour: (hour: number) => string;
  readonly notices: string;
  readonly noticesOf: (count: number) => string;
  readonly noNotices: string;
  readonly yourTurn: string;
  readonly startsIn: (minutes: number) => string;
  readonly playedNow: string;
  /** After a number. */
  readonly winsExpected: string;
  readonly ifYouWin: string;
  readonly ifYouLose: string;
}
