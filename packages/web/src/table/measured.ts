// How the levels of a game play: what was measured, and what each overlooks.
import type { Overlooking } from '@planisphere/bots/overlooking';

/** A share of games won, and between which ends it lies nineteen times in twenty. */
interface Won {
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

/** A level against the one below it. */
export interface Encounter extends Won {
  readonly level: string;
  readonly below: string;
}

/** The points of a level with nobody else at the table: the mean, and eight games in ten. */
export interface Alone {
  readonly level: string;
  readonly mean: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
  readonly games: number;
}

/** How often a bot wins a set-up that all players win or lose together. */
export interface MeasuredSetup extends Won {
  readonly players: number;
  readonly expansions: readonly string[];
  readonly track: string;
  readonly stars: number;
  readonly bot: string;
}

export interface Measured {
  readonly encounters: readonly Encounter[];
  readonly alone: readonly Alone[];
  readonly setups: readonly MeasuredSetup[];
}

export interface GameLevels {
  readonly measured: Measured;
  readonly overlooks: readonly Overlooking[];
}
