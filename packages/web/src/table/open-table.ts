// The table that is open in the worker: the course of its game, its stored form, and what each seat may see of it.
import { type Course, commitmentOf, type GameTypes, type Seat, type Viewer } from '@planisphere/core';
import { announce } from './between-tabs.ts';
import type { Rules } from './games.ts';
import type { History, Standing, Step } from './play.ts';
import type { SavedSeat, SavedTable, Summary } from './saved.ts';
import { saveTable } from './store.ts';

export class OpenTable {
  readonly rules: Rules;
  /** Replaced whenever something happens. */
  course: Course<GameTypes>;
  #table: SavedTable;

  constructor(rules: Rules, course: Course<GameTypes>, table: SavedTable) {
    this.rules = rules;
    this.course = course;
    this.#table = table;
  }

  get table(): SavedTable {
    return this.#table;
  }

  /** By the rules, or because somebody gave up. */
  get isOver(): boolean {
    return this.course.awaiting.kind === 'over' || this.#table.summary.ended !== undefined;
  }

  get awaited(): readonly Seat[] {
    const { awaiting } = this.course;
    return awaiting.kind === 'seats' && !this.isOver ? awaiting.seats : [];
  }

  botAt(seat: Seat): string | undefined {
    return this.#table.seats[seat]?.bot;
  }

  /** A player who is alone with bots, or whose partners win and lose with them, may take back what was revealed. */
  undoOf(seat: Seat): Standing['undo'] {
    const { course } = this;
    if (this.#table.summary.ended !== undefined) return undefined;
    if (course.undoLength(seat) !== undefined) return 'free';
    const people = this.#table.seats.filter(({ bot }) => bot === undefined).length;
    const nobodyElse = people === 1 || course.game.cooperative;
    const may = nobodyElse && this.#table.day === undefined && course.takeBackLength(seat) !== undefined;
    return may ? 'assisted' : undefined;
  }

  standing(viewer: Viewer): Standing {
    return {
      ...this.course.standing(viewer),
      ...this.#early(),
      undo: viewer === 'table' ? undefined : this.undoOf(viewer),
      assisted: this.#table.assisted,
      commitment: commitmentOf(this.#table.seed),
    };
  }

  /** The differences once somebody has given up: nobody is awaited any more. */
  #early(): Partial<Standing> {
    const { ended, winners = [] } = this.#table.summary;
    if (ended === undefined) return {};
    return { ended, over: true, awaited: [], optional: [], scores: [], winners: winners as readonly Seat[] };
  }

  /** The others win, if there are others and they are not partners. */
  resign(seat: Seat): void {
    if (this.isOver) return;
    const others = this.#table.seats.flatMap((_, other) => (other === seat ? [] : [other]));
    const winners = this.course.game.cooperative ? [] : others;
    this.#table = { ...this.#table, summary: { ...this.#summary(), ended: 'resigned', winners } };
  }

  /** From here on somebody else plays this seat. */
  reseat(seat: Seat, taken: SavedSeat): void {
    this.#table = { ...this.#table, seats: this.#table.seats.with(seat, taken) };
  }

  /** The whole log as the viewer may read it. */
  history(viewer: Viewer): History {
    return { start: this.course.startFor(viewer), steps: this.stepsFrom(0, viewer) };
  }

  stepsFrom(from: number, viewer: Viewer): readonly Step[] {
    return this.course.stepsSince(from, viewer);
  }

  /** From here on the record says that somebody had help. */
  markAssisted(): void {
    this.#table = { ...this.#table, assisted: true };
  }

  async save(): Promise<void> {
    const events = this.course.events.map((event) => this.rules.game.notation.makeEvent(event));
    this.#table = { ...this.#table, events, updatedAt: Date.now(), summary: this.#summary() };
    await saveTable(this.#table);
    announce(this.#table.id);
  }

  #summary(): Summary {
    const { state, awaiting } = this.course;
    const progress = this.rules.progress(state);
    const { ended, winners: left = [] } = this.#table.summary;
    if (ended !== undefined) return { ...progress, waitsForPerson: false, scores: [], winners: left, ended };
    if (awaiting.kind === 'over') {
      const { scores, winners } = awaiting.result;
      return { ...progress, waitsForPerson: false, scores, winners };
    }
    return { ...progress, waitsForPerson: this.awaited.some((seat) => this.botAt(seat) === undefined) };
  }
}
