// What a game is worth to every seat while it is gone through: totals as the examiner gives them, seat by seat, and what they
// stand for where seats that are judged by themselves play against each other.
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

  /** The total of a seat is known anew. */
  learn(seat: Seat, total: number): void {
    this.#totals = this.#with(seat, total);
  }

  /** The same lines in what their totals are worth to the seat; a small step tells how much an error of a total is worth. */
  valued<A>(examined: Examined<A>, seat: Seat, state: T['position']): Examined<A> {
    const { played, best, other, error, differenceError } = examined;
    const worth = (total: number): number => this.#standing(this.#with(seat, total), state)[seat]!;
    // Where a chance is made of totals, the totals still move when the chance does not.
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

  /** The totals of all seats when one of them is known anew. */
  #with(seat: Seat, total: number): readonly number[] {
    if (this.sharing === 'apart') return this.#totals.with(seat, total);
    return this.#totals.map((_, other) =>
      this.sharing === 'together' || other === seat ? total : 1 - total,
    );
  }
}
