// The course of a game at a table: its events and its position, as a value that never changes. One more event, a settled
// deal or an undo give another course. The log is the truth; positions are cached so that it need not be folded again.
import { type Dealer, drawOutcome } from './dealer.ts';
import type { Awaiting, EventOf, Game, GameTypes, Refusal } from './game.ts';
import type { Rng } from './rng.ts';
import { rngOf } from './rng-of.ts';
import { makeSeat, type Seat, type Viewer } from './seat.ts';

// Why a seat may not decide now. No rule of a game is broken by it, so none of these has a number in RULES.md.

/** The game waits for others. */
export const NOT_YOUR_TURN = 'not-your-turn';
/** Chance must be settled before anybody can decide. */
export const CHANCE_DUE = 'chance-due';
export const GAME_OVER = 'game-over';

/** Through whose eyes: a viewer's, or everybody's at once, for a game that hides nothing any more. */
export type Eyes = Viewer | 'all';

/** One event as the viewer may read it now, and the position after it. */
export interface CourseStep<T extends GameTypes> {
  readonly event: EventOf<T>;
  readonly view: T['position'];
}

/** The present position for a viewer, and what the game waits for. */
export interface CourseStanding<T extends GameTypes> {
  readonly view: T['position'];
  /** The seats for which the game waits. */
  readonly awaited: readonly Seat[];
  /** Seats that may change their answer although the game does not wait for them. */
  readonly optional: readonly Seat[];
  readonly over: boolean;
  /** Once it is over. */
  readonly scores?: readonly number[];
  readonly winners?: readonly Seat[];
}

/** The latest eight positions are kept, and of the earlier ones every 32nd: a dozen in a usual game. */
const RECENT = 8;
const STRIDE = 32;

/** The course at its end appends to it in place; all earlier courses share it. */
interface Log<T extends GameTypes> {
  readonly events: EventOf<T>[];
  /** By the number of events before the position; most of the older ones are dropped. */
  readonly states: (T['position'] | undefined)[];
}

interface Beginning<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['options'] | undefined;
  readonly players: number | undefined;
}

interface Place<T extends GameTypes> {
  readonly log: Log<T>;
  readonly length: number;
  readonly chances: number;
  readonly state: T['position'];
}

/** The course before the first event. */
export function newCourse<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  players: number,
): Course<T> {
  const { min, max } = game.players;
  if (players < min || players > max)
    throw new Error(`${game.id} is for ${min} to ${max} players, not ${players}`);
  return startAt({ game, options, players }, game.setup(options, players));
}

/** A course from a position in the middle of a game, as lessons and puzzles begin. It has no record. */
export function courseFrom<T extends GameTypes>(game: Game<T>, position: T['position']): Course<T> {
  return startAt({ game, options: undefined, players: undefined }, position);
}

function startAt<T extends GameTypes>(beginning: Beginning<T>, state: T['position']): Course<T> {
  return new Course(beginning, { log: { events: [], states: [state] }, length: 0, chances: 0, state });
}

export class Course<T extends GameTypes> {
  readonly game: Game<T>;
  /** Options and players are undefined for a course from a position. */
  readonly options: T['options'] | undefined;
  readonly players: number | undefined;
  readonly state: T['position'];
  /** The number of events so far. */
  readonly length: number;
  /** How many of them are chance: the place of the next one in the dealer's stream. */
  readonly chances: number;
  readonly #log: Log<T>;
  #events: readonly EventOf<T>[] | undefined;
  #awaiting: Awaiting<T['outcome'], T['breakdown']> | undefined;

  /** Use `newCourse` or `courseFrom`. */
  constructor({ game, options, players }: Beginning<T>, { log, length, chances, state }: Place<T>) {
    this.game = game;
    this.options = options;
    this.players = players;
    this.state = state;
    this.length = length;
    this.chances = chances;
    this.#log = log;
  }

  get events(): readonly EventOf<T>[] {
    this.#events ??= this.#log.events.slice(0, this.length);
    return this.#events;
  }

  get last(): EventOf<T> | undefined {
    return this.length === 0 ? undefined : this.#log.events[this.length - 1];
  }

  get awaiting(): Awaiting<T['outcome'], T['breakdown']> {
    this.#awaiting ??= this.game.awaiting(this.state);
    return this.#awaiting;
  }

  /** The course after one more event that is known to be possible: a legal decision, a settled chance, an event of a checked record. */
  with(event: EventOf<T>): Course<T> {
    const state = this.game.apply(this.state, event);
    const log = this.#openLog();
    const length = log.events.push(event);
    log.states.push(state);
    const old = length - RECENT;
    if (old > 0 && old % STRIDE !== 0) log.states[old] = undefined;
    return new Course(this, { log, length, chances: this.chances + (event.by === 'chance' ? 1 : 0), state });
  }

  /** The log itself if this course is its end; otherwise a copy, because another course continues it or something was undone. */
  #openLog(): Log<T> {
    const { events, states } = this.#log;
    if (events.length === this.length) return this.#log;
    return { events: events.slice(0, this.length), states: [...states.slice(0, this.length), this.state] };
  }

  /** A course that begins here, to try something out: its log is its own, and chance falls as it would here. */
  apart(): Course<T> {
    const { state, chances } = this;
    return new Course(this, { log: { events: [], states: [state] }, length: 0, chances, state });
  }

  /** The course after a decision, or the rule that forbids it. */
  decide(seat: Seat, action: T['action']): Course<T> | Refusal {
    return this.refusalOf(seat, action) ?? this.with({ by: seat, action });
  }

  refusalOf(seat: Seat, action: T['action']): Refusal | undefined {
    const { awaiting } = this;
    if (awaiting.kind !== 'seats') return { rule: awaiting.kind === 'chance' ? CHANCE_DUE : GAME_OVER };
    const may = awaiting.seats.includes(seat) || awaiting.optional.includes(seat);
    return may ? this.game.check(this.viewOf(seat), seat, action) : { rule: NOT_YOUR_TURN };
  }

  /** The course after all chance that is due, so that a seat is awaited or the game is over. */
  settle(dealer: Dealer): Course<T> {
    const { awaiting } = this;
    if (awaiting.kind !== 'chance') return this;
    return this.with({ by: 'chance', outcome: drawOutcome(awaiting, dealer.at(this.chances)) }).settle(
      dealer,
    );
  }

  /**
   * The length of the log after this seat takes its last decision back; undefined when it may not, because the last
   * event is not its own or because it gave somebody information.
   */
  undoLength(seat: Seat): number | undefined {
    const { last } = this;
    if (last === undefined || last.by !== seat) return undefined;
    const length = this.length - 1;
    return this.game.informs(this.#stateAfter(length), last) ? undefined : length;
  }

  /**
   * The length of the log at this seat's last decision, whatever was revealed since. Only for a player who is alone with
   * the machine, or by consent; the record is then marked as assisted.
   */
  takeBackLength(seat: Seat): number | undefined {
    for (let index = this.length - 1; index >= 0; index--)
      if (this.#log.events[index]?.by === seat) return index;
    return undefined;
  }

  /** The course at this length. The dealer's stream is addressed by place, so the same chance comes again. */
  undo(length: number): Course<T> {
    if (length < 0 || length > this.length) throw new Error(`undo: the log has no length ${length}`);
    if (length === this.length) return this;
    let { chances } = this;
    for (let index = length; index < this.length; index++)
      if (this.#log.events[index]?.by === 'chance') chances--;
    return new Course(this, { log: this.#log, length, chances, state: this.#stateAfter(length) });
  }

  #stateAfter(length: number): T['position'] {
    if (length === this.length) return this.state;
    const { events, states } = this.#log;
    let from = length;
    while (states[from] === undefined) from--;
    let state = states[from];
    for (; from < length; from++) state = this.game.apply(state, events[from] as EventOf<T>);
    return state;
  }

  /** The present position for these eyes. */
  viewOf(eyes: Eyes): T['position'] {
    return viewThrough(this.game, this.state, eyes);
  }

  /** The position before the first event. */
  startFor(eyes: Eyes): T['position'] {
    return viewThrough(this.game, this.#stateAfter(0), eyes);
  }

  /** The events since the log had this length, as these eyes may read them now. */
  stepsSince(length: number, eyes: Eyes): readonly CourseStep<T>[] {
    const { game } = this;
    const steps: CourseStep<T>[] = [];
    let state = this.#stateAfter(length);
    for (let index = length; index < this.length; index++) {
      const event = this.#log.events[index] as EventOf<T>;
      state = this.#log.states[index + 1] ?? game.apply(state, event);
      steps.push({
        event: eyes === 'all' ? event : game.redact(this.state, event, eyes),
        view: viewThrough(game, state, eyes),
      });
    }
    return steps;
  }

  standing(eyes: Eyes): CourseStanding<T> {
    const { awaiting } = this;
    return {
      view: this.viewOf(eyes),
      awaited: awaiting.kind === 'seats' ? awaiting.seats : [],
      optional: awaiting.kind === 'seats' ? awaiting.optional : [],
      over: awaiting.kind === 'over',
      ...(awaiting.kind === 'over' && { scores: awaiting.result.scores, winners: awaiting.result.winners }),
    };
  }

  /** The random numbers of a bot that decides here: one generator per decision, so that replaying a game gives the same decisions. */
  botRng(seed: string, seat: Seat): Rng {
    return rngOf(this.botSeed(seed, seat));
  }

  /** The seed of these numbers, for a bot in another thread. */
  botSeed(seed: string, seat: Seat): string {
    return `${seed} ${makeSeat(seat)} ${this.length}`;
  }
}

function viewThrough<T extends GameTypes>(game: Game<T>, state: T['position'], eyes: Eyes): T['position'] {
  return eyes === 'all' ? state : game.view(state, eyes);
}
