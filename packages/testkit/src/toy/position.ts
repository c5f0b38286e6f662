// Coins: the smallest game with all the difficulties of the real ones. Each of two players is dealt a hidden coin; A
// and then B draws an open coin, stays, or shows the hidden one; at last both guess the other's coin at the same time.
// Code that takes any game is tested with it, without depending on a real game.
import type { Bag, Seat } from '@planisphere/core';

/** A coin is worth 0, 1 or 2. */
export const KINDS = 3;
export const NONE = 8;
export const HIDDEN = 9;

export const PHASES = ['deal', 'act', 'draw', 'guess', 'over'] as const;

export interface Coins {
  readonly phase: (typeof PHASES)[number];
  /** How many players have had their turn. */
  readonly acted: number;
  readonly unseen: Bag;
  readonly hands: readonly number[];
  readonly shown: readonly boolean[];
  readonly guesses: readonly number[];
  readonly drawn: readonly number[];
  /** The points for showing the hidden coin. */
  readonly bonus: number;
}

export interface CoinsOptions {
  readonly bonus: number;
}

export type CoinsAction =
  | { readonly do: 'guess'; readonly coin: number }
  | { readonly do: 'draw' }
  | { readonly do: 'stay' }
  | { readonly do: 'show' };

export interface CoinsOutcome {
  /** Dealt unseen into the hand, or drawn in view of all. */
  readonly deal: 'hand' | 'draw';
  readonly to: Seat;
  readonly coin: number;
}

export interface CoinsTypes {
  readonly options: CoinsOptions;
  readonly position: Coins;
  readonly action: CoinsAction;
  readonly outcome: CoinsOutcome;
  /** By seat: points of the hidden coin, of the drawn one, for showing and for guessing. */
  readonly breakdown: { readonly parts: readonly (readonly number[])[] };
}

export function withAt<T>(list: readonly T[], seat: Seat, entry: T): readonly T[] {
  return list.map((old, index) => (index === seat ? entry : old));
}
