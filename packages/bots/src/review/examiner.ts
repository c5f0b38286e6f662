// Whoever judges the decisions of a finished game. One for each game; the review itself is the same for all.
import type { GameTypes, Seat } from '@planisphere/core';
import type { Budget } from '../bot/bot.ts';
import type { AmountUnit, Unit } from './grade.ts';

/** Decisions that one seat makes without learning anything in between, such as a whole turn. */
export interface Line<A> {
  readonly actions: readonly A[];
  /** What the game is worth to the seat after them, in the unit of the review. */
  readonly value: number;
  /** What they bring in the unit that still moves when the chance hardly does, where that is known. */
  readonly amount?: number;
}

/** What one line is expected to bring more than another, under a name that the coach has words for. */
export interface Difference {
  readonly name: string;
  readonly points: number;
  /** Standard error of the points; 0 where they are counted. */
  readonly error: number;
  /** As what a bar shows it; left out, as points. */
  readonly shows?: 'chance' | 'nothing';
}

export interface Examined<A> {
  readonly played: Line<A>;
  readonly best: Line<A>;
  /** What the played line is compared with: the best, or the next best where the best was played. */
  readonly other: Line<A>;
  /** Standard error of the best line's value. */
  readonly error: number;
  /** Standard error of the difference between the two compared lines. */
  readonly differenceError: number;
  /** And of the difference between their amounts. */
  readonly amountError?: number;
  /** Of the amounts, where it is not the usual one of the examiner; of values in points, where they are no points of one's own. */
  readonly amountUnit?: AmountUnit;
  /** Nothing is left to come: the values are counted, not expected. */
  readonly certain?: boolean;
  /** Both lines come to the same, by symmetry or in another order. */
  readonly same?: boolean;
  /** Nothing was to be decided: no choice would have been a slip against another. It is counted, and gets no grade. */
  readonly free?: boolean;
  /** What the other line brings more than the played one, in what each game counts. */
  readonly parts: readonly Difference[];
}

export interface Asked<T extends GameTypes> {
  readonly view: T['position'];
  readonly seat: Seat;
  /** The best line takes its place when nothing has been played yet. */
  readonly played: readonly T['action'][] | undefined;
}

/** How a value of one seat is one of the others: what one wins the other loses, all win together, or each plays alone. */
export type Sharing = 'against' | 'together' | 'apart';

export interface Examiner<T extends GameTypes = GameTypes> {
  sharing(players: number): Sharing;
  unit(players: number): Unit;
  /** Of the amounts of its lines; left out where there are none, or none but the values themselves. */
  amountUnit?(players: number): AmountUnit;
  /** How much finer a chance is graded than usual, where a single decision hardly ever moves it much. */
  readonly finer?: number;
  /** Where seats are judged by themselves but play against each other: what their totals are worth to each of them. */
  standing?(totals: readonly number[], position: T['position']): readonly number[];
  /** What the game is worth to each seat before anything is dealt. */
  start(position: T['position'], players: number): readonly number[];
  /**
   * The chance to win as a turn begins, for all who share it: as the strongest player sees it before any trying. Left out where
   * there is no one chance for all; undefined where no turn begins.
   */
  glance?(view: T['position']): number | undefined;
  /** A new decision begins here although nothing was learned since the one before; left out, it never does. */
  begins?(position: T['position']): boolean;
  /** Undefined where there was nothing to decide. */
  examine(asked: Asked<T>, budget: Budget): Examined<T['action']> | undefined;
}
