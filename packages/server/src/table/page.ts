// One entry of a log with the state after it, as each viewer may read it. Texts are made once per viewer: the view of a position,
// and the step as soon as it is final.
import type { Viewer } from '@planisphere/core';
import type { Scene, SeatNews, Step } from '@planisphere/protocol';
import { type GameCourse, type GameEvent, parseOwnEvent, waitingSeats } from './course.ts';
import type { Entry } from './entry.ts';
import type { Fixed } from './fixed.ts';
import { fold } from './fold.ts';
import { letterOf } from './letters.ts';
import { newTable, type TableState } from './state.ts';

export interface Reader {
  readonly viewer: Viewer;
  /** Guests whom this reader has muted. */
  readonly muted: ReadonlySet<string>;
}

/** A position as text for each viewer. Pages between two events share it. */
class PositionTexts {
  readonly course: GameCourse;
  readonly #fixed: Fixed;
  readonly #views = new Map<Viewer, string>();

  constructor(fixed: Fixed, course: GameCourse) {
    this.#fixed = fixed;
    this.course = course;
  }

  view(viewer: Viewer): string {
    const known = this.#views.get(viewer);
    if (known !== undefined) return known;
    const { game } = this.#fixed;
    const text = game.notation.make(this.course.viewOf(viewer));
    this.#views.set(viewer, text);
    return text;
  }
}

export class Page {
  readonly entry: Entry;
  /** The state after the entry. */
  readonly state: TableState;
  readonly #fixed: Fixed;
  readonly #position: PositionTexts | undefined;
  readonly #steps = new Map<Viewer, string>();
  #event: GameEvent | undefined;
  #undone = false;

  private constructor(
    fixed: Fixed,
    after: { entry: Entry; state: TableState; position: PositionTexts | undefined },
  ) {
    this.#fixed = fixed;
    this.entry = after.entry;
    this.state = after.state;
    this.#position = after.position;
  }

  /** The page of the next entry. */
  static after(fixed: Fixed, before: Page | undefined, entry: Entry): Page {
    const state = fold(fixed, before?.state ?? newTable(fixed), entry);
    const { course } = state;
    const known = before === undefined ? undefined : before.#position;
    const position =
      course === undefined || course === known?.course ? known : new PositionTexts(fixed, course);
    return new Page(fixed, { entry, state, position });
  }

  /** The event of the game, if the entry is one. */
  get event(): GameEvent | undefined {
    if (this.entry.t === 'event') this.#event ??= parseOwnEvent(this.#fixed, this.entry.text);
    return this.#event;
  }

  /** The event was taken back: nobody may read it any more. */
  takeBack(): void {
    this.#undone = true;
    this.#steps.clear();
  }

  /** A later event was taken back: what it revealed may be hidden again. */
  readAgain(): void {
    this.#steps.clear();
  }

  /** The entry as JSON for this reader; `now` is the last page of the log. */
  step(reader: Reader, now: Page): string {
    const { entry } = this;
    if (entry.t === 'say' && reader.muted.has(entry.guest.id)) return JSON.stringify(this.#plain());
    const eyes = entry.t === 'event' || entry.t === 'rewind' ? reader.viewer : 'table';
    const known = this.#steps.get(eyes);
    if (known !== undefined) return known;
    const { step, isFinal } = this.#read(eyes, now);
    const text = JSON.stringify(step);
    if (isFinal) this.#steps.set(eyes, text);
    return text;
  }

  #plain(): { readonly seq: number; readonly at: number } {
    return { seq: this.state.seq, at: this.entry.at };
  }

  #read(viewer: Viewer, now: Page): { readonly step: Step; readonly isFinal: boolean } {
    const { entry } = this;
    const plain = this.#plain();
    if (entry.t === 'say') return { step: { ...plain, ...said(entry) }, isFinal: true };
    if (isSeatNews(entry)) return { step: { ...plain, ...newsOf(entry, this.state) }, isFinal: true };
    const view = this.#undone ? undefined : this.#position?.view(viewer);
    if (view !== undefined && entry.t === 'rewind')
      return { step: { ...plain, rewind: entry.length, view }, isFinal: true };
    const { event } = this;
    const there = now.state.course;
    if (view === undefined || event === undefined || there === undefined)
      return { step: plain, isFinal: true };
    const { game } = this.#fixed;
    const words = game.notation.makeEvent(game.redact(there.state, event, viewer));
    // An event that is fully revealed stays so, unless something is taken back.
    return { step: { ...plain, event: words, view }, isFinal: words === game.notation.makeEvent(event) };
  }

  /** The position for a viewer; undefined before the start. */
  scene(viewer: Viewer): Scene | undefined {
    if (this.#position === undefined) return undefined;
    const { seats, optional } = waitingSeats(this.#position.course);
    const { status } = this.state;
    return {
      view: this.#position.view(viewer),
      awaiting: status === 'playing' ? seats.map(letterOf) : [],
      optional: status === 'playing' ? optional.map(letterOf) : [],
      over: status === 'over',
    };
  }
}

function said(entry: Extract<Entry, { t: 'say' }>) {
  return {
    from: entry.guest.id,
    name: entry.guest.name,
    ...(entry.seat !== undefined && { seat: letterOf(entry.seat) }),
    ...(entry.text !== undefined && { text: entry.text }),
    ...(entry.phrase !== undefined && { phrase: entry.phrase }),
  };
}

type SeatNewsEntry = Extract<Entry, { readonly t: SeatNews }>;

const SEAT_NEWS: Readonly<Record<SeatNews, true>> = {
  notice: true,
  standin: true,
  back: true,
  resign: true,
  timeout: true,
  dismiss: true,
};

function isSeatNews(entry: Entry): entry is SeatNewsEntry {
  return Object.hasOwn(SEAT_NEWS, entry.t);
}

function newsOf(entry: SeatNewsEntry, state: TableState) {
  const guest = entry.t === 'dismiss' ? entry.guest : state.seats[entry.seat]?.guest;
  return { news: entry.t, seat: letterOf(entry.seat), name: guest?.name ?? '' };
}
