// A lesson as a table: it answers a session like any other table, with the rules of the game and the goals of the
// lesson. A try that misses the goal gets an answer in words, and the position stays.
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
import type { Lesson, LessonStep, Try } from '../../table/learn/lesson.ts';
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

/** What opens a lesson. */
interface Terms<G extends GameTypes> {
  locale(): Locale;
  /** Whether the learner has completed an action of several parts; omitted if every action is complete. */
  isWhole?(view: G['position']): boolean;
}

/** What the guide demonstrates: the learner's own actions, and all that they lead to. */
export interface Demonstration<G extends GameTypes = GameTypes> {
  readonly actions: readonly G['action'][];
  readonly progress: Progress<G>;
}

export class LessonSource<G extends GameTypes = GameTypes> implements TableSource<G> {
  /** How many goals the learner has reached. */
  readonly reached: Signal<number> = signal(0);
  readonly #game: Game<G>;
  readonly #lesson: Lesson<G>;
  readonly #locale: () => Locale;
  readonly #isWhole: (view: G['position']) => boolean;
  readonly #dealer = createDealer('planisphere lesson');
  #course: Course<G>;

  constructor(game: Game<G>, lesson: Lesson<G>, { locale, isWhole }: Terms<G>) {
    this.#game = game;
    this.#lesson = lesson;
    this.#locale = locale;
    this.#isWhole = isWhole ?? (() => true);
    const parsed = game.notation.parse(lesson.position);
    if (!parsed.ok) throw new Error(`lesson: ${parsed.fault.at} ${parsed.fault.message}`);
    this.#course = courseFrom(game, parsed.value);
  }

  locale(): Locale {
    return this.#locale();
  }

  /** The current goal; undefined if all are reached. */
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

  /** An action that reaches the goal. */
  async hint(seat: Seat): Promise<Hint<G>> {
    const action = this.#rightAction(this.#course, this.step);
    return { action, line: [{ by: seat, action }] };
  }

  /** One way to the goal, and what follows until the learner's next decision. The table itself does not change. */
  demonstration(): Demonstration<G> {
    const { length } = this.#course;
    let course = this.#course;
    const actions: G['action'][] = [];
    for (const step of this.#lesson.steps.slice(this.reached.value)) {
      const action = this.#rightAction(course, step);
      actions.push(action);
      course = this.#settled(course.with({ by: LEARNER, action }));
      if (this.#isWhole(course.viewOf(LEARNER))) break;
    }
    const steps = course.stepsSince(length, LEARNER);
    return { actions, progress: { steps, standing: this.#standing(LEARNER, course) } };
  }

  #rightAction(course: Course<G>, step: LessonStep<G> | undefined): G['action'] {
    let right: G['action'] | undefined;
    for (const action of this.#game.legal(course.viewOf(LEARNER), LEARNER)) {
      const tried = this.#tried(course, action);
      if (step !== undefined && !step.wants(tried)) continue;
      if (step?.prefers?.(tried) ?? true) return action;
      right ??= action;
    }
    if (right === undefined) throw new Error('the goal of this lesson cannot be reached');
    return right;
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

  /**
   * The answer to the first of several actions that misses its goal, before any of them is made; undefined if none does.
   */
  missedBy(actions: readonly G['action'][]): string | undefined {
    let course = this.#course;
    for (const [index, action] of actions.entries()) {
      const step = this.#lesson.steps[this.reached.value + index];
      if (step === undefined || course.refusalOf(LEARNER, action) !== undefined) return undefined;
      const tried = this.#tried(course, action);
      if (!step.wants(tried)) return (step.why?.(tried) ?? step.task)[this.#locale()];
      course = this.#settled(course.with({ by: LEARNER, action }));
    }
    return undefined;
  }

  /** Why this action misses the goal. */
  #miss(action: G['action']): Translated | undefined {
    const { step } = this;
    if (step === undefined) return undefined;
    const tried = this.#tried(this.#course, action);
    return step.wants(tried) ? undefined : (step.why?.(tried) ?? step.task);
  }

  #tried(course: Course<G>, action: G['action']): Try<G> {
    const after = course.with({ by: LEARNER, action });
    return { action, before: course.viewOf(LEARNER), after: after.viewOf(LEARNER) };
  }

  /** The lesson's chosen chance events come first, then those that its seed deals. */
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

  #standing(viewer: Viewer, course: Course<G> = this.#course): Standing<G> {
    const { view, awaited } = course.standing(viewer);
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
