// A match is a game under way: the log of its events and the state they fold to. The log is the truth.
import { type Dealer, drawOutcome } from './dealer.ts';
import type { Awaiting, EventOf, Game, GameTypes, Refusal } from './game.ts';
import type { Seat } from './seat.ts';

// Why nobody asked a seat. No rule of a game is broken by it, so none of these has a number in RULES.md.

/** The game waits for others. */
export const NOT_YOUR_TURN = 'not-your-turn';
/** Something has to be dealt before anybody can decide. */
export const CHANCE_DUE = 'chance-due';
export const GAME_OVER = 'game-over';

export class Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['options'];
  readonly players: number;
  readonly #events: EventOf<T>[] = [];
  #state: T['position'];
  #chances = 0;

  constructor(game: Game<T>, options: T['options'], players: number) {
    const { min, max } = game.players;
    if (players < min || players > max)
      throw new Error(`${game.id} is for ${min} to ${max} players, not ${players}`);
    this.game = game;
    this.options = options;
    this.players = players;
    this.#state = game.setup(options, players);
  }

  get state(): T['position'] {
    return this.#state;
  }

  get events(): readonly EventOf<T>[] {
    return this.#events;
  }

  get awaiting(): Awaiting<T['outcome'], T['breakdown']> {
    return this.game.awaiting(this.#state);
  }

  /** Plays a decision, or says which rule forbids it; then nothing has changed. */
  decide(seat: Seat, action: T['action']): Refusal | undefined {
    const refusal = this.refusalOf(seat, action);
    if (refusal === undefined) this.append({ by: seat, action });
    return refusal;
  }

  refusalOf(seat: Seat, action: T['action']): Refusal | undefined {
    const awaiting = this.awaiting;
    if (awaiting.kind !== 'seats') return { rule: awaiting.kind === 'chance' ? CHANCE_DUE : GAME_OVER };
    const may = awaiting.seats.includes(seat) || awaiting.optional.includes(seat);
    return may ? this.game.check(this.game.view(this.#state, seat), seat, action) : { rule: NOT_YOUR_TURN };
  }

  /** Settles all chance that is due, so that a seat is awaited or the game is over. */
  settle(dealer: Dealer): void {
    for (let due = this.awaiting; due.kind === 'chance'; due = this.awaiting) {
      this.append({ by: 'chance', outcome: drawOutcome(due, dealer.at(this.#chances)) });
    }
  }

  /** Appends an event that is known to be possible: an own decision, a settled chance, a checked record. */
  append(event: EventOf<T>): void {
    this.#state = this.game.apply(this.#state, event);
    this.#events.push(event);
    if (event.by === 'chance') this.#chances++;
  }

  /** How many chance events the log holds: the place of the next one in the dealer's stream. */
  get chances(): number {
    return this.#chances;
  }

  /**
   * The length the log would have after this seat takes its last decision back; undefined when it may not,
   * because the last event is not its own or because it gave somebody information.
   */
  undoLength(seat: Seat): number | undefined {
    const last = this.#events.at(-1);
    if (last === undefined || last.by !== seat) return undefined;
    const length = this.#events.length - 1;
    return this.game.informs(this.#stateAfter(length), last) ? undefined : length;
  }

  /**
   * The length the log would have at this seat's last decision, whatever was revealed since. Only for a player
   * who is alone with the machine; the record is then marked as assisted.
   */
  takeBackLength(seat: Seat): number | undefined {
    const index = this.#events.findLastIndex((event) => event.by === seat);
    return index < 0 ? undefined : index;
  }

  /** Shortens the log. The dealer's stream is addressed by place, so the same chance comes again. */
  rewind(length: number): void {
    if (length < 0 || length > this.#events.length)
      throw new Error(`rewind: the log has no length ${length}`);
    this.#state = this.#stateAfter(length);
    this.#events.length = length;
    this.#chances = this.#events.filter((event) => event.by === 'chance').length;
  }

  #stateAfter(length: number): T['position'] {
    let state = this.game.setup(this.options, this.players);
    for (const event of this.#events.slice(0, length)) state = this.game.apply(state, event);
    return state;
  }
}
