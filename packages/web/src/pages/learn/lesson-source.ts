// A lesson as a table: it answers a session like any other, with the rules of the game and the goals of the lesson. What
// misses the goal is answered in words, and the position stays.
import {
  type Course,
  courseFrom,
  createDealer,
  type Decision,
  drawOutcome,
  type EventOf,
  type Game,
  type GameTypes,
  type Locale,
  type Seat,
  type Translated,
  type Viewer,
} from '@planisphere/core';
import { type Signal, signal } from '@preact/signals';
import type { Lesson, LessonStep, Try } from '../../table/lesson.ts';
import type {
  Hint,
  Progress,
  Refusal,
  Snapshot,
  Standing,
  TableSource,
  UndoAnswer,
} from '../../table/play.ts';

const LEARNER: Seat = 0;

export class LessonSource<G extends GameTypes = GameTypes> implements TableSource<G> {
  /** How many goals have been reached. */
  readonly reached: Signal<number> = signal(0);
  readonly #game: Game<G>;
  readonly #lesson: Lesson<G>;
  readonly #locale: () => Locale;
  readonly #dealer = createDealer('planisphere lesson');
  #course: Course<G>;

  constructor(game: Game<G>, lesson: Lesson<G>, locale: () => Locale) {
    this.#game = game;
    this.#lesson = lesson;
    this.#locale = locale;
    const parsed = game.notation.parse(lesson.position);
    if (!parsed.ok) throw new Error(`lesson: ${parsed.fault.at} ${parsed.fault.message}`);
    this.#course = courseFrom(game, parsed.value);
  }

  /** The goal that is asked for now; undefined when all are reached. */
  get step(): LessonStep<G> | undefined {
    return this.#lesson.steps[this.reached.value];
  }

  async decide(decision: Decision<G['action']>, viewer: Viewer): Promise<Progress<G> | Refusal> {
    const { by, action } = decision;
    const refusal = this.#course.refusalOf(by, action);
    if (refusal !== undefined) return { refused: refusal.rule };
    const missed = this.#miss(action);
    if (missed !== undefined) return { refused: missed[this.#locale()] };
    const { length } = this.#course;
    this.#course = this.#settled(this.#course.with(decision));
    this.reached.value += 1;
    return { steps: this.#course.stepsSince(length, viewer), standing: this.#standing(viewer) };
  }

  /** Nobody else plays in a lesson. */
  async think(): Promise<undefined> {
    return undefined;
  }

  /** Something that reaches the goal. */
  async hint(seat: Seat): Promise<Hint<G>> {
    for (const action of this.#game.legal(this.#course.viewOf(seat), seat)) {
      if (this.#miss(action) === undefined) return { action, line: [{ by: seat, action }] };
    }
    throw new Error('the goal of this lesson cannot be reached');
  }

  async undo(seat: Seat): Promise<UndoAnswer<G>> {
    return { ...(await this.look(seat)), undone: undefined };
  }

  async look(viewer: Viewer): Promise<Snapshot<G>> {
    const history = { start: this.#course.startFor(viewer), steps: this.#course.stepsSince(0, viewer) };
    return { standing: this.#standing(viewer), history };
  }

  async seed(): Promise<undefined> {
    return undefined;
  }

  /** Why this is not what the lesson asks for. */
  #miss(action: G['action']): Translated | undefined {
    const { step } = this;
    if (step === undefined) return undefined;
    const after = this.#course.with({ by: LEARNER, action });
    const tried: Try<G> = {
      action,
      before: this.#course.viewOf(LEARNER),
      after: after.viewOf(LEARNER),
    };
    if (step.wants(tried)) return undefined;
    return step.why(tried);
  }

  /** What the lesson has chosen comes first, then what its seed deals. */
  #settled(from: Course<G>): Course<G> {
    let course = from;
    for (let due = course.awaiting; due.kind === 'chance'; due = course.awaiting) {
      const told = this.#lesson.chance?.[course.chances];
      const outcome = drawOutcome(due, this.#dealer.at(course.chances));
      course = course.with(told === undefined ? { by: 'chance', outcome } : this.#dealt(told, due));
    }
    return course;
  }

  /** A chance event that the lesson has chosen, if it can happen here. */
  #dealt(
    told: string,
    due: { readonly outcomes: readonly { readonly outcome: G['outcome'] }[] },
  ): EventOf<G> {
    const events = due.outcomes.map(({ outcome }): EventOf<G> => ({ by: 'chance', outcome }));
    const found = events.find((event) => this.#game.notation.makeEvent(event) === told);
    if (found === undefined) throw new Error(`${told} cannot happen in this lesson`);
    return found;
  }

  #standing(viewer: Viewer): Standing<G> {
    const { view, awaited } = this.#course.standing(viewer);
    return {
      view,
      awaited: this.step === undefined ? [] : awaited.filter((seat) => seat === LEARNER),
      optional: [],
      over: false,
      undo: undefined,
      assisted: false,
      commitment: '',
    };
  }
}
