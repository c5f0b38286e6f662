// What a level overlooks, described for people with the numbers by which the bots play.
import type { Translated } from '@planisphere/core';
import type { Level } from './levels.ts';

export interface Overlooking {
  readonly level: Level;
  /** The shares of things that the level notices; empty for a level that overlooks nothing. */
  readonly notices: readonly Noticing[];
  /** What it counts, and what it forgets. */
  readonly goesBy: Translated;
}

export interface Noticing {
  readonly what: Translated;
  readonly share: number;
}
