// An examiner judges the decisions of a finished game. Each game has one; the review itself is the same for all.
import type { GameTypes, Seat } from '@planisphere/core';
import type { Budget } from '../bot/bot.ts';
import type { AmountUnit, Unit } from './grade.ts';

/** Decisions that one seat makes without learning anything in between, such as a whole turn. */
export interface Line<A> {
  readonly actions: readonly A[];
  /** The value of the game for the seat after them, in the unit of the review. */
  readonly value: number;
  /** The value in the unit that still changes when the chance hardly does, if known. */
  readonly amount?: number;
}

/** What one line is expected to bring more than another, under a name for which the coach has words. */
export interface Difference {
  readonly name: string;
  readonly points: number;
  /** Standard error of the points; 0 if they are counted exactly. */
  readonly error: number;
  /** What the bar shows; omitted for points. */
  readonly shows?: 'chance' | 'nothing';
}

export interface Examined<A> {
  readonly played: Line<A>;
  readonly best: Line<A>;
  /** The line to compare the played one with: the best, or the next best if the best was played. */
  readonly other: Line<A>;
  /** Standard error of the best line's value. */
  readonly error: number;
  /** Standard error of the difference between the two compared lines. */
  readonly differenceError: number;
  /** Standard error of the difference between their amounts. */
  readonly amountError?: number;
  /**
   * The unit of the amounts, if not the examiner's usual one. Also set for values in points that are not the player's
   * own points alone.
   */
  readonly amountUnit?: AmountUnit;
  /** Nothing is left to come: the values are counted, not expected. */
  readonly certain?: boolean;
  /** Both lines lead to the same, by symmetry or in another order. */
  readonly same?: boolean;
  /** The decision was free: no choice would have been a slip against another. It counts, but gets no grade. */
  readonly free?: boolean;
  /** What the other line brings more than the played one, in the game's own units. */
  readonly parts: readonly Difference[];
}

export interface Asked<T extends GameTypes> {
  readonly view: T['position'];
  readonly seat: Seat;
  /** Undefined if nothing has been played yet: the best line takes its place. */
  readonly played: readonly T['action'][] | undefined;
}

/**
 * How one seat's value relates to the others': one wins what the other loses, all win together, or each plays alone.
 */
export type Sharing = 'against' | 'together' | 'apart';

export interface Examiner<T extends GameTypes = GameTypes> {
  sharing(players: number): Sharing;
  unit(players: number): Unit;
  /** The unit of its lines' amounts; omitted if there are none besides the values themselves. */
  amountUnit?(players: number): AmountUnit;
  /** How much finer than usual a chance is graded, in games where a single decision hardly ever changes it much. */
  readonly finer?: number;
  /** For seats that are judged separately but play against each other: the value of their totals for each of them. */
  standing?(totals: readonly number[], position: T['position']): readonly number[];
  /** The value of the game for each seat before anything is dealt. */
  start(position: T['position'], players: number): readonly number[];
  /**
   * The chance to win at the start of a turn, for all who share it: the strongest player's opinion before any trial.
   * Omitted if there is no common chance; undefined if no turn begins.
   */
  glance?(view: T['position']): number | undefined;
  /** Whether a new decision begins here although nothing was learned since the one before; if omitted, never. */
  begins?(position: T['position']): boolean;
  /** Undefined if there was nothing to decide. */
  examine(asked: Asked<T>, budget: Budget): Examined<T['action']> | undefined;
}
