// The engine's values of the actions of a position, in the unit of the game's puzzles.
import type { Seat } from '@planisphere/core';
import type { Budget } from '../bot/bot.ts';
import type { PuzzleUnit } from './puzzle.ts';

/** One action and its value. */
export interface RankedAction<A> {
  readonly action: A;
  readonly value: number;
  /** Standard error; 0 if the value is counted exactly. */
  readonly error: number;
}

export interface Judge<P = unknown, A = unknown> {
  readonly unit: PuzzleUnit;
  /** Nodes of the first look, of each of the two searches that must agree, and of a later check of the puzzle. */
  readonly nodes: { readonly look: number; readonly search: number; readonly check: number };
  /** The games to play in search of positions. */
  readonly games: readonly { readonly players: number; readonly options: unknown }[];
  /** Whether this kind of decision makes a puzzle. */
  asks(view: P, seat: Seat): boolean;
  /** The judge ranks all actions, and none of them leads to another decision of the same seat. */
  readonly asksOnce?: boolean;
  /** The best first. */
  rank(view: P, seat: Seat, budget: Budget): readonly RankedAction<A>[];
}

/** The lead of the best action over the next, and its standard error. */
export function leadOf<A>([best, next]: readonly RankedAction<A>[]): { lead: number; error: number } {
  if (best === undefined || next === undefined) return { lead: 0, error: 0 };
  return { lead: best.value - next.value, error: Math.hypot(best.error, next.error) };
}
