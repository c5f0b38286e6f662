// The one interface that every game implements. Rules are pure functions: no clock, no randomness, no I/O. A position is
// either a state (nothing hidden) or a view (all that one viewer knows); both have the same type.
import type { Decoded } from './fault.ts';
import type { Inspection } from './finding.ts';
import type { Rng } from './rng.ts';
import type { Seat, Viewer } from './seat.ts';

/** The types a game is made of. `position` serves as state and as view. */
export interface GameTypes {
  readonly options: unknown;
  readonly position: unknown;
  readonly action: unknown;
  readonly outcome: unknown;
  readonly breakdown: unknown;
}

export interface Decision<A> {
  readonly by: Seat;
  readonly action: A;
}

export interface Chance<O> {
  readonly by: 'chance';
  readonly outcome: O;
}

export type Event<A, O> = Decision<A> | Chance<O>;
export type EventOf<T extends GameTypes> = Event<T['action'], T['outcome']>;

/** Integer weights, so that odds are exact. */
export interface Weighted<O> {
  readonly outcome: O;
  readonly weight: number;
}

/** As many tickets as the sum of the weights, in the order of the outcomes. */
export interface Lottery<O> {
  readonly tickets: number;
  drawn(ticket: number): O;
}

/** `winners` holds several seats for a shared victory, none for a lost co-operative game. */
export interface Result<B> {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly breakdown: B;
}

export type Awaiting<O, B> =
  | {
      readonly kind: 'seats';
      /** The seats for which the game waits; several decide at the same time, in any order. */
      readonly seats: readonly Seat[];
      /** Seats that may act although the game does not wait for them: to replace an answer, or to use a free action. */
      readonly optional: readonly Seat[];
    }
  | {
      readonly kind: 'chance';
      readonly outcomes: readonly Weighted<O>[];
      /** The outcomes without their list, if that is cheaper: playing needs one outcome, not all of them. */
      readonly lottery?: Lottery<O>;
    }
  | { readonly kind: 'over'; readonly result: Result<B> };

/** Why an action is not allowed: the id of the rule in RULES.md, such as `TEL-2`, or why the seat may not decide now. */
export interface Refusal {
  readonly rule: string;
}

export interface Notation<T extends GameTypes> {
  /** One line for a position, state or view. */
  make(position: T['position']): string;
  /** Strict: stops at the first fault. */
  parse(text: string): Decoded<T['position']>;
  /** All that is impossible or unusual, for the editor of positions. Without it, the fault of `parse` is all there is to say. */
  inspect?(text: string): Inspection<T['position']>;
  /** One line for an event, readable without the position. */
  makeEvent(event: EventOf<T>): string;
  parseEvent(text: string): Decoded<EventOf<T>>;
}

export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** Raised when records of the version before would replay differently. */
  readonly version: number;
  /** How many players can sit down. */
  readonly players: { readonly min: number; readonly max: number };
  /** True when all seats win or lose together. */
  readonly cooperative: boolean;
  /** Strict; `{}` gives the defaults. */
  decodeOptions(value: unknown): Decoded<T['options']>;
  setup(options: T['options'], players: number): T['position'];
  awaiting(position: T['position']): Awaiting<T['outcome'], T['breakdown']>;
  /** In canonical order, lazily if there are many. The seat's own view suffices. */
  legal(view: T['position'], seat: Seat): Iterable<T['action']>;
  /** A random legal action, for games in which listing all of them takes too long. */
  propose?(view: T['position'], seat: Seat, rng: Rng): T['action'];
  check(view: T['position'], seat: Seat, action: T['action']): Refusal | undefined;
  /** Never mutates. Also takes the seat's own view for a decision that no other seat answers at the same time. */
  apply(position: T['position'], event: EventOf<T>): T['position'];
  view(state: T['position'], viewer: Viewer): T['position'];
  /** What the viewer may read of an event of the log, now that the game stands at `state`. */
  redact(state: T['position'], event: EventOf<T>, viewer: Viewer): EventOf<T>;
  /** Whether this event, played at `state`, gives anybody information. Undo never crosses such an event. */
  informs(state: T['position'], event: EventOf<T>): boolean;
  /** A state that is consistent with this view. */
  imagine(view: T['position'], rng: Rng): T['position'];
  readonly notation: Notation<T>;
}
