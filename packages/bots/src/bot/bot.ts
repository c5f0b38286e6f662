// A computer player: takes a view, never a state, and returns an action; its random choices come from the generator
// that it is given. This package has no clock: a caller that has one passes `stop`.
import type { GameTypes, Rng, Seat } from '@planisphere/core';
import type { Level } from './levels.ts';

/** How long a bot may think. The same numbers and nodes give the same action, unless `stop` cut the thinking short. */
export interface Budget {
  readonly rng: Rng;
  /** How many turns the bot may look at. */
  readonly nodes: number;
  /** Called often; true ends the thinking with the best action found so far. A clock, or a button. */
  readonly stop?: () => boolean;
}

/** A part of an expected margin, such as the points of one type; its name is an id for the words of the game. */
export interface Part {
  readonly name: string;
  readonly points: number;
}

/** What a bot thinks of an action, for hints and coaching. */
export interface Advice<A> {
  readonly action: A;
  /** The lead in points over the best opponent; in a solo game the points. */
  readonly margin: number;
  /** Standard error of the margin, if it comes from samples. */
  readonly marginError?: number;
  /** The chance to win; a shared victory counts as half. */
  readonly chance: number;
  /** Standard error of the chance; 0 if it is exact. */
  readonly standardError: number;
  /** They add up to the margin. */
  readonly parts: readonly Part[];
}

export interface Bot<T extends GameTypes = GameTypes> {
  readonly name: string;
  /** The level, if the bot is one of the four that players choose from. */
  readonly level?: Level;
  /** Decides within the bot's usual budget. */
  choose(view: T['position'], seat: Seat, rng: Rng): T['action'];
  /** Decides within this budget. */
  decide?(view: T['position'], seat: Seat, budget: Budget): T['action'];
  /** Every action that it considered, best first. */
  advise?(view: T['position'], seat: Seat, budget: Budget): readonly Advice<T['action']>[];
}
