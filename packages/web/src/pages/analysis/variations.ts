// A tree of variations from one position: all tried lines, with names and comments. A variation is a decision and the
// chance events after it. Pure except for its signals. It reads back what it saves, and checks all that it reads.
import {
  type Course,
  checkedNext,
  courseFrom,
  createDealer,
  type Decision,
  type Decoder,
  decodeList,
  decodeObject,
  decodeText,
  type Game,
  type GameTypes,
  inspectPosition,
  optional,
  type Refusal,
  required,
  rngOf,
} from '@planisphere/core';
import { type Signal, signal } from '@preact/signals';

export interface Variation {
  readonly id: number;
  readonly parent: number | undefined;
  /** The decision, then what chance brought, in notation. */
  readonly events: readonly string[];
  readonly name: string;
  readonly comment: string;
  readonly children: readonly number[];
  /** If something hidden in the position above is supposed: the view with the supposition. */
  readonly supposed?: string;
}

/** The form of a variation in a link. */
export interface SavedVariation {
  readonly events: readonly string[];
  readonly name?: string | undefined;
  readonly comment?: string | undefined;
  readonly next?: readonly SavedVariation[] | undefined;
}

export const LONGEST_NAME = 60;
export const LONGEST_COMMENT = 600;
const MOST_CHILDREN = 40;
const MOST_VARIATIONS = 400;
/** A bound for links from strangers: all variations may be one line. */
const DEEPEST = MOST_VARIATIONS;

export class Variations {
  readonly nodes: Signal<readonly Variation[]> = signal([]);
  /** The variation that the board shows. */
  readonly here: Signal<number> = signal(0);
  readonly #game: Game;
  readonly #courses: Course<GameTypes>[];
  /** Called for every new variation that somebody plays here. */
  onPlayed: (id: number) => void = () => undefined;

  constructor(game: Game, position: unknown) {
    this.#game = game;
    this.#courses = [courseFrom(game, position).settle(createDealer('analysis'))];
    this.nodes.value = [{ id: 0, parent: undefined, events: [], name: '', comment: '', children: [] }];
  }

  get course(): Course<GameTypes> {
    return this.courseAt(this.here.value);
  }

  courseAt(id: number): Course<GameTypes> {
    return this.#courses[id] as Course<GameTypes>;
  }

  at(id: number): Variation {
    return this.nodes.value[id] as Variation;
  }

  get isFull(): boolean {
    return this.nodes.value.length >= MOST_VARIATIONS;
  }

  /** Goes to the variation that begins with this decision; makes a new one unless it is already there. */
  play({ by, action }: Decision<unknown>): Refusal | undefined {
    const { course } = this;
    const refusal = course.refusalOf(by, action);
    if (refusal !== undefined) return refusal;
    const first = this.#game.notation.makeEvent({ by, action });
    const known = this.at(this.here.value).children.find((id) => this.at(id).events[0] === first);
    this.here.value = known ?? this.#grow(course.with({ by, action }), `${first} 0`);
    return undefined;
  }

  /** The same decision with other cards: a variation beside this one. False if nothing was dealt. */
  dealAnew(): boolean {
    const { parent, events } = this.at(this.here.value);
    const [first] = events;
    if (parent === undefined || first === undefined || events.length < 2) return false;
    const siblings = this.at(parent).children.filter((id) => this.at(id).events[0] === first);
    const decided = checkedNext(this.courseAt(parent), first, undefined);
    if (!decided.ok) return false;
    this.here.value = parent;
    this.here.value = this.#grow(decided.value, `${first} ${siblings.length}`);
    return true;
  }

  back(): boolean {
    const { parent } = this.at(this.here.value);
    if (parent !== undefined) this.here.value = parent;
    return parent !== undefined;
  }

  go(id: number): void {
    if (this.nodes.value[id] !== undefined) this.here.value = id;
  }

  note(id: number, words: Partial<Pick<Variation, 'name' | 'comment'>>): void {
    this.nodes.value = this.nodes.value.with(id, { ...this.at(id), ...words });
  }

  /** The variations from the position to this one, itself last. */
  lineTo(id: number): readonly Variation[] {
    const line: Variation[] = [];
    for (let at: number | undefined = id; at !== undefined; at = this.at(at).parent)
      line.unshift(this.at(at));
    return line;
  }

  #grow(decided: Course<GameTypes>, salt: string): number {
    const from = this.here.value;
    const seed = [...this.lineTo(from).flatMap(({ events }) => events), salt].join('\n');
    const id = this.#add(from, decided.settle(createDealer(`analysis ${seed}`)));
    this.onPlayed(id);
    return id;
  }

  #add(parent: number, course: Course<GameTypes>): number {
    const id = this.nodes.value.length;
    const events = course.events
      .slice(this.courseAt(parent).length)
      .map((event) => this.#game.notation.makeEvent(event));
    this.#courses.push(course);
    const added: Variation = { id, parent, events, name: '', comment: '', children: [] };
    const above = this.at(parent);
    this.nodes.value = [
      ...this.nodes.value.with(parent, { ...above, children: [...above.children, id] }),
      added,
    ];
    return id;
  }

  /** Adds a variation from elsewhere; the board stays where it is. Undefined if the rules refuse it. */
  graft(parent: number, events: readonly string[]): number | undefined {
    const text = events.join('\n');
    const known = this.at(parent).children.find((id) => this.at(id).events.join('\n') === text);
    if (known !== undefined) return known;
    const course = this.#after(parent, events); // the shown line may end before a deal
    return course === undefined || this.isFull ? undefined : this.#add(parent, course);
  }

  /** The same position with a supposition about what it hides; undefined if that is impossible. */
  suppose(parent: number, line: string): number | undefined {
    const known = this.at(parent).children.find((id) => this.at(id).supposed === line);
    if (known !== undefined) return known;
    const { position } = inspectPosition(this.#game, line);
    if (position === undefined || this.isFull) return undefined;
    const world = this.#game.imagine(position, rngOf(line));
    const id = this.#add(parent, courseFrom(this.#game, world).settle(createDealer(`analysis ${line}`)));
    this.nodes.value = this.nodes.value.with(id, { ...this.at(id), events: [], supposed: line });
    return id;
  }

  /** The game after these events, which must be complete; undefined if they cannot happen. */
  #after(parent: number, events: readonly string[]): Course<GameTypes> | undefined {
    let course = this.courseAt(parent);
    for (const event of events) {
      const checked = checkedNext(course, event, undefined);
      if (!checked.ok) return undefined;
      course = checked.value;
    }
    return course;
  }

  save(id = 0): SavedVariation {
    const { events, name, comment, children } = this.at(id);
    return {
      events,
      ...(name !== '' && { name }),
      ...(comment !== '' && { comment }),
      ...(children.length > 0 && { next: children.map((child) => this.save(child)) }),
    };
  }

  /** Takes over what the rules allow and leaves out the rest. */
  restore({ name = '', comment = '', next = [] }: SavedVariation, into = 0): void {
    this.note(into, { name, comment });
    for (const saved of next) {
      const course = this.#after(into, saved.events);
      if (course === undefined || course.awaiting.kind === 'chance') continue;
      if (saved.events.length === 0 || this.isFull) continue;
      this.restore(saved, this.#add(into, course));
    }
  }
}

function decodeVariation(depth: number): Decoder<SavedVariation> {
  return (value) =>
    decodeObject<SavedVariation>({
      events: required(decodeList(decodeText(400), 40)),
      name: optional(decodeText(LONGEST_NAME)),
      comment: optional(decodeText(LONGEST_COMMENT)),
      next: optional(decodeList(decodeDeeper(depth + 1), depth > DEEPEST ? 0 : MOST_CHILDREN)),
    })(value);
}

const decodeDeeper =
  (depth: number): Decoder<SavedVariation> =>
  (value) =>
    decodeVariation(depth)(value);

export const decodeSaved: Decoder<SavedVariation> = decodeVariation(0);
