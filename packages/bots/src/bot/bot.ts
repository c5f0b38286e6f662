// A computer player: gets a view, never a state; gives an action, and makes its random choices from the numbers it is given.
// There is no clock in this package: a caller that has one passes `stop`.
import type { GameTypes, Rng, Seat } from '@planisphere/core';
import type { Level } from './levels.ts';

/** How long a bot may think. The same numbers and nodes give the same action, unless `stop` cut the thinking short. */
export interface Budget {
  readonly rng: Rng;
  /** Turns that may be looked at. */
  readonly nodes: number;
  /** Asked again and again; true ends the thinking with the best found so far. A clock, or a button. */
  readonly stop?: () => boolean;
}

/** A part of an expected margin, such as the points of one type; its name is an id for the texts of the game. */
export interface Part {
  readonly name: string;
  readonly points: number;
}

/** What a bot thinks of an action, for hints and coaching. */
export interface Advice<A> {
  readonly action: A;
  /** Points more than the best opponent, or more than nothing in a game alone. */
  readonly margin: number;
  /** Standard error of the margin, where it comes from samples. */
  readonly marginError?: number;
  /** Of winning, a shared victory as a half. */
  readonly chance: number;
  /** Of the chance; 0 where it is exact. */
  readonly standardError: number;
  /** They add up to the margin. */
  readonly parts: readonly Part[];
}

export interface Bot<T extends GameTypes = GameTypes> {
  readonly name: string;
  /** Set where the bot is one of the four levels that players choose from. */
  readonly level?: Level;
  /** Within the budget that the bot usually gives itself, in nodes. */
  choose(view: T['position'], seat: Seat, rng: Rng): T['action'];
  /** Within this budget. */
  decide?(view: T['position'], seat: Seat, budget: Budget): T['action'];
  /** Every action it considered, the best first. */
  advise?(view: T['position'], seat: Seat, budget: Budget): readonly Advice<T['action']>[];
}
