// The value of a game for every seat in the course of a review: the examiner's totals, seat by seat, and what they mean
// if seats that are judged separately play against each other.
import type { GameTypes, Seat } from '@planisphere/core';
import type { Examined, Examiner, Line, Sharing } from './examiner.ts';

export class Worths<T extends GameTypes> {
  readonly sharing: Sharing;
  readonly #examiner: Examiner<T>;
  #totals: readonly number[];

  constructor(examiner: Examiner<T>, empty: T['position'], players: number) {
    this.#examiner = examiner;
    this.#totals = examiner.start(empty, players);
    this.sharing = examiner.sharing(players);
  }

  /** By seat, at this position. */
  at(state: T['position']): readonly number[] {
    return this.#standing(this.#totals, state);
  }

  /** Stores a new total of a seat. */
  learn(seat: Seat, total: number): void {
    this.#totals = this.#with(seat, total);
  }

  /** Converts the totals of the lines to their value for the seat; a small step gives the value of an error. */
  valued<A>(examined: Examined<A>, seat: Seat, state: T['position']): Examined<A> {
    const { played, best, other, error, differenceError } = examined;
    const worth = (total: number): number => this.#standing(this.#with(seat, total), state)[seat]!;
    // If chances come from totals, the totals still change when the chance does not.
    const counted = this.#examiner.standing !== undefined && this.#totals.length > 1;
    const valued = (line: Line<A>): Line<A> => ({
      ...line,
      value: worth(line.value),
      ...(counted && { amount: line.value }),
    });
    const slope = worth(best.value + 0.5) - worth(best.value - 0.5);
    return {
      ...examined,
      ...{ played: valued(played), best: valued(best), other: valued(other) },
      error: slope * error,
      differenceError: slope * differenceError,
      ...(counted && { amountError: differenceError }),
    };
  }

  #standing(totals: readonly number[], state: T['position']): readonly number[] {
    return this.#examiner.standing?.(totals, state) ?? totals;
  }

  /** The totals of all seats with one of them replaced. */
  #with(seat: Seat, total: number): readonly number[] {
    if (this.sharing === 'apart') return this.#totals.with(seat, total);
    return this.#totals.map((_, other) =>
      this.sharing === 'together' || other === seat ? total : 1 - total,
    );
  }
}
