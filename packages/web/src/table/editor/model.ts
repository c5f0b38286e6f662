// A position while somebody sets it up: which pieces lie where, and what was chosen. It may be impossible at any moment; its line of
// notation says so. What a game adds is pure, so that setting up is tested without a screen.

export interface Sketch {
  /** By place: what lies there, in the words of the notation. */
  readonly held: Readonly<Record<string, readonly string[]>>;
  /** By choice: whose turn it is, how far the round has come. */
  readonly chosen: Readonly<Record<string, string>>;
}

export interface Place {
  readonly id: string;
  /** A place for one piece exchanges it; a full one of several takes no more. */
  readonly most: number;
  /** Names what lies elsewhere: what is here is not taken from the box. */
  readonly echoes?: true;
}

export interface Piece {
  readonly id: string;
  /** How many the box has; undefined for what is no card or tile, such as an unknown one. */
  readonly copies: number | undefined;
}

/** One of the things that can be said of a piece where it lies: that it lies face down, in which turn it came there. */
export interface Aspect {
  readonly id: string;
  readonly value: string;
  /** By value: the piece as it lies then. */
  readonly forms: Readonly<Record<string, string>>;
}

export interface Choice {
  readonly id: string;
  readonly value: string;
  readonly values: readonly string[];
  /** Several at a time: the value lists them with commas, in the order of the values. */
  readonly many?: true;
  /** Counted up and down. */
  readonly counts?: true;
  /** Values are things to do; what they were done to is said by the value. */
  readonly acts?: true;
}

/** What a game knows of its positions while they are set up. */
export interface EditorModel {
  /** An empty table. */
  readonly empty: Sketch;
  /** Undefined where the line cannot be taken apart. What is impossible but can be shown is read. */
  read(line: string): Sketch | undefined;
  write(sketch: Sketch): string;
  places(sketch: Sketch): readonly Place[];
  pieces(sketch: Sketch): readonly Piece[];
  /** Another way in which people write a piece: a line between two stars from its other end. */
  alias?(piece: string): string | undefined;
  choices(sketch: Sketch): readonly Choice[];
  /** May a piece of this kind lie there at all? Whether the position can be is another question. */
  fits(sketch: Sketch, piece: string, place: string): boolean;
  /** The piece as it lies when it is put there. */
  lands?(sketch: Sketch, piece: string, place: string): string;
  /** What a place holds in its order, where that is not the order of placing. */
  ordered?(place: string, held: readonly string[]): readonly string[];
  /** The piece of the box that lies here; left out, they are the same. */
  kindOf?(lying: string): string;
  aspects?(sketch: Sketch, place: string, lying: string): readonly Aspect[];
  /** Choosing changes more than the choice itself. */
  chose?(sketch: Sketch, id: string, value: string): Sketch;
}

export interface Spot {
  readonly place: string;
  readonly index: number;
}

export function heldAt({ held }: Sketch, place: string): readonly string[] {
  return held[place] ?? [];
}

function withHeld(model: EditorModel, sketch: Sketch, place: string, pieces: readonly string[]): Sketch {
  const ordered = model.ordered?.(place, pieces) ?? pieces;
  return { ...sketch, held: { ...sketch.held, [place]: ordered } };
}

/** The sketch with a piece in a place; the same sketch where it cannot lie there. */
export function placed(model: EditorModel, sketch: Sketch, piece: string, place: string): Sketch {
  const rule = model.places(sketch).find(({ id }) => id === place);
  if (rule === undefined || !model.fits(sketch, piece, place)) return sketch;
  const there = heldAt(sketch, place);
  const lying = model.lands?.(sketch, piece, place) ?? piece;
  if (rule.most === 1) return withHeld(model, sketch, place, [lying]);
  return there.length >= rule.most ? sketch : withHeld(model, sketch, place, [...there, lying]);
}

export function taken(model: EditorModel, sketch: Sketch, { place, index }: Spot): Sketch {
  const there = heldAt(sketch, place);
  return index in there ? withHeld(model, sketch, place, there.toSpliced(index, 1)) : sketch;
}

/** From one place to another; whatever lies in a place for one goes the other way if it may. */
export function moved(model: EditorModel, sketch: Sketch, from: Spot, to: string): Sketch {
  const lying = heldAt(sketch, from.place)[from.index];
  if (lying === undefined || from.place === to) return sketch;
  const kind = kindOf(model, lying);
  const without = taken(model, sketch, from);
  const [other] = heldAt(sketch, to);
  const next = placed(model, without, kind, to);
  if (next === without) return sketch;
  const isFull = model.places(sketch).find(({ id }) => id === to)?.most === 1;
  return isFull && other !== undefined ? placed(model, next, kindOf(model, other), from.place) : next;
}

/** A piece lies otherwise: face down, since another turn. */
export function altered(model: EditorModel, sketch: Sketch, { place, index }: Spot, form: string): Sketch {
  const there = heldAt(sketch, place);
  return index in there ? withHeld(model, sketch, place, there.with(index, form)) : sketch;
}

export function chosen(model: EditorModel, sketch: Sketch, id: string, value: string): Sketch {
  const choice = model.choices(sketch).find((each) => each.id === id);
  const values = choice?.many ? value.split(',').filter(Boolean) : [value];
  if (choice === undefined || !values.every((each) => choice.values.includes(each))) return sketch;
  return model.chose?.(sketch, id, value) ?? withChoice(sketch, id, value);
}

export function withChoice(sketch: Sketch, id: string, value: string): Sketch {
  return { ...sketch, chosen: { ...sketch.chosen, [id]: value } };
}

export function kindOf(model: EditorModel, lying: string): string {
  return model.kindOf?.(lying) ?? lying;
}

/** How many of each kind lie somewhere. */
export function usedIn(model: EditorModel, sketch: Sketch): ReadonlyMap<string, number> {
  const used = new Map<string, number>();
  for (const { id } of model.places(sketch).filter(({ echoes }) => !echoes))
    for (const lying of heldAt(sketch, id)) {
      const kind = kindOf(model, lying);
      used.set(kind, (used.get(kind) ?? 0) + 1);
    }
  return used;
}

/** Where pieces of a kind lie. */
export function spotsOf(model: EditorModel, sketch: Sketch, kind: string): readonly Spot[] {
  return model
    .places(sketch)
    .filter(({ echoes }) => !echoes)
    .flatMap(({ id: place }) =>
      heldAt(sketch, place).flatMap((lying, index) =>
        kindOf(model, lying) === kind ? [{ place, index }] : [],
      ),
    );
}
