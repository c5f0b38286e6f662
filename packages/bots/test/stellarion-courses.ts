// Every course of a game of Stellarion up to the next turn, followed with the rules, card by card: the basis for the
// truth about claims.
import { DECKS, GALAXIES, type Position, shown, stellarion } from '@planisphere/stellarion';

export interface Walked {
  readonly before: Position;
  readonly after: Position;
  readonly events: readonly string[];
  readonly stages: readonly Position[];
  /** What may come up to the next turn: the awaited seat chooses among the options of each. */
  readonly courses: readonly Course[];
}

interface Start {
  readonly weight: number;
  /** Undefined if the game is over before. */
  readonly start: Table | undefined;
}

/** The beginning of a turn, as far as the test asks for it. */
export class Table {
  readonly #position: Position;
  #showing: readonly number[] | undefined;
  #payable: readonly number[] | undefined;
  #launches: ReadonlySet<number> | undefined;

  constructor(position: Position) {
    this.#position = position;
  }

  get showing(): readonly number[] {
    this.#showing ??= showing(this.#position);
    return this.#showing;
  }

  get payable(): readonly number[] {
    this.#payable ??= [...this.showing, ...stationed(this.#position)];
    return this.#payable;
  }

  /** The galaxies to which a Launch is legal. */
  get launches(): ReadonlySet<number> {
    this.#launches ??= launchesAt(this.#position, this.payable);
    return this.#launches;
  }
}

interface Course {
  readonly weight: number;
  readonly options: readonly (readonly Start[])[];
}

export function walk(before: Position, events: readonly string[]): Walked {
  const stages = [before];
  for (const text of events) {
    const event = stellarion.notation.parseEvent(text);
    if (!event.ok || event.value.by === 'chance') throw new Error(text);
    const position = stages.at(-1)!;
    if (stellarion.check(position, event.value.by, event.value.action) !== undefined) throw new Error(text);
    stages.push(stellarion.apply(position, event.value));
  }
  const after = stages.at(-1)!;
  let courses: readonly Course[] | undefined;
  return {
    ...{ before, events, stages, after },
    get courses() {
      courses ??= coursesFrom(after);
      return courses;
    },
  };
}

export function chancesAt(
  position: Position,
): readonly { readonly share: number; readonly next: Position }[] {
  const awaiting = stellarion.awaiting(position);
  if (awaiting.kind !== 'chance') return [];
  const total = awaiting.outcomes.reduce((sum, { weight }) => sum + weight, 0);
  return awaiting.outcomes.map(({ outcome, weight }) => ({
    share: weight / total,
    next: stellarion.apply(position, { by: 'chance', outcome }),
  }));
}

function coursesFrom(position: Position): readonly Course[] {
  if (position.stage.kind !== 'scan') return [{ weight: 1, options: [startsFrom(position, 1)] }];
  return chancesAt(position).map(({ share, next }) => ({ weight: share, options: answersTo(next) }));
}

/** Every placement of scanned cards, and then no further step. */
function answersTo(position: Position): readonly (readonly Start[])[] {
  if (position.stage.kind !== 'place' && position.stage.kind !== 'effect') return [startsFrom(position, 1)];
  const wanted = position.stage.kind === 'place' ? 'place' : 'done';
  return [...stellarion.legal(position, position.turn)]
    .filter(({ kind }) => kind === wanted)
    .flatMap((action) => answersTo(stellarion.apply(position, { by: position.turn, action })));
}

function startsFrom(position: Position, weight: number): readonly Start[] {
  const next = chancesAt(position);
  if (next.length > 0) return next.flatMap((each) => startsFrom(each.next, weight * each.share));
  return [{ weight, start: position.stage.kind === 'turn' ? new Table(position) : undefined }];
}

/** The chance that the next turn begins so; if a player decides, with the best choice for the question. */
export function chanceThat({ courses }: Walked, ask: (start: Table) => boolean): number {
  const likely = (starts: readonly Start[]): number =>
    starts.reduce((sum, { weight, start }) => sum + (start !== undefined && ask(start) ? weight : 0), 0);
  return courses.reduce((sum, { weight, options }) => sum + weight * Math.max(...options.map(likely)), 0);
}

/** If no galaxy has three cards at hand, no Launch is possible. */
function launchesAt(position: Position, payable: readonly number[]): ReadonlySet<number> {
  const near = GALAXIES.some((_, galaxy) => differentFor(payable, galaxy) >= 3);
  const galaxies = new Set<number>();
  if (near)
    for (const action of stellarion.legal(position, position.turn))
      if (action.kind === 'launch') galaxies.add(action.galaxy);
  return galaxies;
}

/** Different cards of a galaxy; all mirrors are one. */
function differentFor(payable: readonly number[], galaxy: number): number {
  let [found, mirror] = [0, 0];
  for (const card of payable) {
    if (card > 16) mirror = 1;
    else if (card >> 2 === galaxy) found |= 1 << (card & 3);
  }
  const of = (bits: number): number => (bits === 0 ? 0 : (bits & 1) + of(bits >> 1));
  return of(found) + mirror;
}

export function showing(start: Position): readonly number[] {
  const cards: number[] = [];
  for (let deck = 0; deck < DECKS.length; deck++) {
    const card = shown(start, deck);
    if (card !== undefined) cards.push(card);
  }
  return cards;
}

function stationed({ outpost }: Position): readonly number[] {
  const cards: number[] = [];
  for (let card = 0, left = outpost; left !== 0; card++, left >>>= 1) if (left & 1) cards.push(card);
  return cards;
}
