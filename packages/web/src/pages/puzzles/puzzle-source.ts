// A puzzle as a table: it answers a session like any other table, with the rules of the game. A try that is not the
// best gets an answer in words, and the position stays; after the last try the solution is played.
import {
  type Course,
  courseFrom,
  type Decision,
  type EventOf,
  type Game,
  type GameTypes,
  NOT_YOUR_TURN,
  type Seat,
} from '@planisphere/core';
import { type Signal, signal } from '@preact/signals';
import type {
  Hint,
  Progress,
  Refusal,
  Snapshot,
  Standing,
  Step,
  TableSource,
  UndoAnswer,
} from '../../table/play.ts';
import type { PosedPuzzle } from './sets.ts';
import { MOST_TRIES, nearness, type Outcome } from './tries.ts';

/** One wrong try. */
export interface Miss {
  /** In the notation of the puzzle's own actions. */
  readonly event: string;
  /** In the unit of the puzzle; undefined if the engine did not consider the action. */
  readonly value: number | undefined;
}

interface Rules {
  readonly game: Game;
  pointsOf(position: unknown, seat: Seat): number;
}

export class PuzzleSource implements TableSource {
  readonly posed: PosedPuzzle;
  /** The seat that must act. */
  readonly solver: Seat;
  /** The action that solves it. */
  readonly best: unknown;
  readonly misses: Signal<readonly Miss[]> = signal([]);
  /** Set once it is solved or given up. */
  readonly over: Signal<'solved' | 'shown' | undefined> = signal(undefined);
  /** Called when the player asks for a hint. */
  onHint: (() => void) | undefined;
  readonly #rules: Rules;
  readonly #words: (miss: Miss, left: number) => string;
  readonly #start: Course<GameTypes>;
  #course: Course<GameTypes>;

  constructor(rules: Rules, posed: PosedPuzzle, words: (miss: Miss, left: number) => string) {
    const { notation } = rules.game;
    const start = notation.parse(posed.position);
    const best = notation.parseEvent(posed.best);
    if (!start.ok || !best.ok || best.value.by === 'chance') throw new Error('this puzzle cannot be read');
    const { by } = best.value;
    const course = courseFrom(rules.game, start.value);
    if (rules.game.check(course.state, by, best.value.action) !== undefined)
      throw new Error('the solution of this puzzle is against the rules');
    this.posed = posed;
    this.solver = by;
    this.#rules = rules;
    this.#words = words;
    this.#start = course;
    this.#course = course;
    this.best = best.value.action;
  }

  get outcome(): Outcome {
    const { values, best } = this.posed;
    const missed = this.misses.value.map(({ value }) => nearness(value, values[best]));
    return { missed, solved: this.over.value === 'solved' };
  }

  async decide(decision: Decision<unknown>): Promise<Progress | Refusal> {
    const { game } = this.#rules;
    if (decision.by !== this.solver) return { refused: NOT_YOUR_TURN };
    const refusal = game.check(this.#start.state, this.solver, decision.action);
    if (refusal !== undefined) return { refused: refusal.rule };
    const said = game.notation.makeEvent(decision);
    if (said === this.posed.best) return this.#end('solved');
    const known = this.misses.value.find((miss) => miss.event === said);
    const miss = known ?? { event: said, value: this.#valueOf(said, decision) };
    if (known === undefined) this.misses.value = [...this.misses.value, miss];
    const left = MOST_TRIES - this.misses.value.length;
    return left === 0 ? this.#end('shown') : { refused: this.#words(miss, left) };
  }

  /** Plays the solution for a player who gives up. */
  giveUp(): Progress {
    return this.#end('shown');
  }

  async think(): Promise<undefined> {
    return undefined;
  }

  /** The table gives no hint; the page itself says where to look. */
  async hint(): Promise<Hint | undefined> {
    this.onHint?.();
    return undefined;
  }

  async undo(): Promise<UndoAnswer> {
    return { ...(await this.look()), undone: undefined };
  }

  async look(): Promise<Snapshot> {
    return { standing: this.#standing(), history: { start: this.#start.state, steps: this.#steps() } };
  }

  async seed(): Promise<undefined> {
    return undefined;
  }

  /** Points are counted exactly; a chance is the engine's estimate. */
  #valueOf(said: string, event: EventOf<GameTypes>): number | undefined {
    const { unit, values } = this.posed;
    const { pointsOf } = this.#rules;
    const isKnown = values[this.posed.best] === undefined || Object.hasOwn(values, said);
    if (unit === 'percent' || isKnown) return values[said];
    return pointsOf(this.#start.with(event).state, this.solver) - pointsOf(this.#start.state, this.solver);
  }

  /** The position of a puzzle is its solver's view: nothing more is hidden from anybody. */
  #steps(): readonly Step[] {
    return this.#course.stepsSince(0, 'all');
  }

  #end(how: 'solved' | 'shown'): Progress {
    this.#course = this.#start.with({ by: this.solver, action: this.best });
    this.over.value = how;
    return { steps: this.#steps(), standing: this.#standing() };
  }

  #standing(): Standing {
    return {
      view: this.#course.state,
      awaited: this.over.value === undefined ? [this.solver] : [],
      optional: [],
      over: false,
      undo: undefined,
      assisted: false,
      commitment: '',
    };
  }
}
