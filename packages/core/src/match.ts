// A match holds the course of one game while it is played: for loops that play on and on and need the latest only.
import type { Dealer } from './dealer.ts';
import type { Awaiting, EventOf, Game, GameTypes, Refusal } from './game.ts';
import type { Seat } from './seat.ts';
import { type Course, newCourse } from './table.ts';

export class Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['options'];
  readonly players: number;
  #course: Course<T>;

  constructor(game: Game<T>, options: T['options'], players: number) {
    this.game = game;
    this.options = options;
    this.players = players;
    this.#course = newCourse(game, options, players);
  }

  get course(): Course<T> {
    return this.#course;
  }

  get state(): T['position'] {
    return this.#course.state;
  }

  get events(): readonly EventOf<T>[] {
    return this.#course.events;
  }

  get awaiting(): Awaiting<T['outcome'], T['breakdown']> {
    return this.#course.awaiting;
  }

  get chances(): number {
    return this.#course.chances;
  }

  /** Plays a decision, or says which rule forbids it; then nothing has changed. */
  decide(seat: Seat, action: T['action']): Refusal | undefined {
    const decided = this.#course.decide(seat, action);
    if ('rule' in decided) return decided;
    this.#course = decided;
    return undefined;
  }

  settle(dealer: Dealer): void {
    this.#course = this.#course.settle(dealer);
  }

  append(event: EventOf<T>): void {
    this.#course = this.#course.with(event);
  }

  rewind(length: number): void {
    this.#course = this.#course.undo(length);
  }
}
