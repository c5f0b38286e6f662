// Coins: the smallest game with all that makes games hard. Each of two players is dealt a hidden coin; A and then
// B draws an open coin, stays, or shows the hidden one; at last both guess the other's coin at the same time. It is not a
// product: whatever takes a game can be tested with it without depending on one of the real games.
import type { Bag, Seat } from '@planisphere/core';

/** A coin is worth 0, 1 or 2. */
export const KINDS = 3;
export const NONE = 8;
export const HIDDEN = 9;

export const PHASES = ['deal', 'act', 'draw', 'guess', 'over'] as const;

export interface Coins {
  readonly phase: (typeof PHASES)[number];
  /** How many have had their turn. */
  readonly acted: number;
  readonly unseen: Bag;
  readonly hands: readonly number[];
  readonly shown: readonly boolean[];
  readonly guesses: readonly number[];
  readonly drawn: readonly number[];
  /** What showing the hidden coin is worth. */
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
  /** Into the hand unseen, or drawn in view of all. */
  readonly deal: 'hand' | 'draw';
  readonly to: Seat;
  readonly coin: number;
}

export interface CoinsTypes {
  readonly options: CoinsOptions;
  readonly position: Coins;
  readonly action: CoinsAction;
  readonly outcome: CoinsOutcome;
  /** By seat: the hidden coin, the drawn one, for showing and for guessing. */
  readonly breakdown: { readonly parts: readonly (readonly number[])[] };
}

export function withAt<T>(list: readonly T[], seat: Seat, entry: T): readonly T[] {
  return list.map((old, index) => (index === seat ? entry : old));
}
