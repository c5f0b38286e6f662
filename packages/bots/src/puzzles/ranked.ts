// What the engine thinks of the actions of a position, in the unit of its puzzles.
import type { Seat } from '@planisphere/core';
import type { Budget } from '../bot/bot.ts';
import type { PuzzleUnit } from './puzzle.ts';

/** One action and its worth. */
export interface RankedAction<A> {
  readonly action: A;
  readonly value: number;
  /** Standard error; 0 where the value is counted. */
  readonly error: number;
}

export interface Judge<P = unknown, A = unknown> {
  readonly unit: PuzzleUnit;
  /** Nodes of the first look, of the two searches that must agree, and of a check whether it is still so. */
  readonly nodes: { readonly look: number; readonly search: number; readonly check: number };
  /** The games that are played to find positions, one after another. */
  readonly games: readonly { readonly players: number; readonly options: unknown }[];
  /** Is this a kind of decision that makes a puzzle? */
  asks(view: P, seat: Seat): boolean;
  /** Every action there is was ranked, and none leads to another of the same seat. */
  readonly asksOnce?: boolean;
  /** The best first. */
  rank(view: P, seat: Seat, budget: Budget): readonly RankedAction<A>[];
}

/** How far the best is ahead of the next, and the standard error of that. */
export function leadOf<A>([best, next]: readonly RankedAction<A>[]): { lead: number; error: number } {
  if (best === undefined || next === undefined) return { lead: 0, error: 0 };
  return { lead: best.value - next.value, error: Math.hypot(best.error, next.error) };
}
