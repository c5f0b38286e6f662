// A lesson as a table: it answers a session like any other, with the rules of the game and the goals of the lesson. What
// misses the goal is answered in words, and the position stays.
import {
  createDealer,
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
import type { Hint, History, Progress, Refused, Standing, Step, TableSource } from '../../table/play.ts';

const LEARNER: Seat = 0;

export class LessonSource<G extends GameTypes = GameTypes> implements TableSource<G['position']> {
  /** How many goals have been reached. */
  readonly reached: Signal<number> = signal(0);
  readonly #game: Game<G>;
  readonly #lesson: Lesson<G>;
  readonly #locale: () => Locale;
  readonly #start: G['position'];
  readonly #dealer = createDealer('planisphere lesson');
  #state: G['position'];
  #chances = 0;
  #log: EventOf<G>[] = [];

  constructor(game: Game<G>, lesson: Lesson<G>, locale: () => Locale) {
    this.#game = game;
    this.#lesson = lesson;
    this.#locale = locale;
    const parsed = game.notation.parse(lesson.position);
    if (!parsed.ok) throw new Error(`lesson: ${parsed.fault.at} ${parsed.fault.message}`);
    this.#start = parsed.value;
    this.#state = parsed.value;
  }

  /** The goal that is asked for now; undefined when all are reached. */
  get step(): LessonStep<G> | undefined {
    return this.#lesson.steps[this.reached.value];
  }

  async decide(event: string, viewer: Viewer): Promise<Progress<G['position']> | Refused> {
    const parsed = this.#game.notation.parseEvent(event);
    if (!parsed.ok || parsed.value.by === 'chance') return { refused: 'bad-event' };
    const { by, action } = parsed.value;
    const refusal = this.#game.check(this.#view(by), by, action);
    if (refusal !== undefined) return { refused: refusal.rule };
    const missed = this.#miss(action);
    if (missed !== undefined) return { refused: missed[this.#locale()] };
    const steps = [this.#append(parsed.value, viewer), ...this.#settle(viewer)];
    this.reached.value += 1;
    return { steps, standing: this.#standing(viewer) };
  }

  /** Nobody else plays in a lesson. */
  async think(): Promise<undefined> {
    return undefined;
  }

  /** Something that reaches the goal. */
  async hint(seat: Seat): Promise<Hint> {
    for (const action of this.#game.legal(this.#view(seat), seat)) {
      if (this.#miss(action) === undefined)
        return { event: this.#game.notation.makeEvent({ by: seat, action }) };
    }
    throw new Error('the goal of this lesson cannot be reached');
  }

  async undo(_seat: Seat, viewer: Viewer): Promise<Standing<G['position']>> {
    return this.#standing(viewer);
  }

  async standing(viewer: Viewer): Promise<Standing<G['position']>> {
    return this.#standing(viewer);
  }

  async history(viewer: Viewer): Promise<History<G['position']>> {
    let state = this.#start;
    const steps = this.#log.map((event): Step<G['position']> => {
      state = this.#game.apply(state, event);
      return { event: this.#game.notation.makeEvent(event), view: this.#game.view(state, viewer) };
    });
    return { start: this.#game.view(this.#start, viewer), steps };
  }

  async seed(): Promise<undefined> {
    return undefined;
  }

  #view(viewer: Viewer): G['position'] {
    return this.#game.view(this.#state, viewer);
  }

  /** Why this is not what the lesson asks for. */
  #miss(action: G['action']): Translated | undefined {
    const { step } = this;
    if (step === undefined) return undefined;
    const after = this.#game.apply(this.#state, { by: LEARNER, action });
    const tried: Try<G> = {
      action,
      before: this.#view(LEARNER),
      after: this.#game.view(after, LEARNER),
    };
    if (step.wants(tried)) return undefined;
    return typeof step.why === 'function' ? step.why(tried) : step.why;
  }

  #append(event: EventOf<G>, viewer: Viewer): Step<G['position']> {
    this.#state = this.#game.apply(this.#state, event);
    this.#log = [...this.#log, event];
    return { event: this.#game.notation.makeEvent(event), view: this.#view(viewer) };
  }

  #settle(viewer: Viewer): readonly Step<G['position']>[] {
    const steps: Step<G['position']>[] = [];
    for (let due = this.#game.awaiting(this.#state); due.kind === 'chance'; ) {
      const place = this.#chances++;
      const told = this.#lesson.chance?.[place];
      const outcome = drawOutcome(due, this.#dealer.at(place));
      steps.push(
        this.#append(told === undefined ? { by: 'chance', outcome } : this.#dealt(told, due), viewer),
      );
      due = this.#game.awaiting(this.#state);
    }
    return steps;
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

  #standing(viewer: Viewer): Standing<G['position']> {
    const awaiting = this.#game.awaiting(this.#state);
    const asks = this.step !== undefined && awaiting.kind === 'seats';
    return {
      view: this.#view(viewer),
      awaited: asks ? awaiting.seats.filter((seat) => seat === LEARNER) : [],
      optional: [],
      over: false,
      undo: undefined,
      assisted: false,
      commitment: '',
    };
  }
}
