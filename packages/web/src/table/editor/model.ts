// A position while a person sets it up: which pieces lie where, and which choices are made. It may be impossible at any
// moment; its line of notation says so. A game's part is pure, so that tests need no screen.

export interface Sketch {
  /** By place: the pieces there, in the words of the notation. */
  readonly held: Readonly<Record<string, readonly string[]>>;
  /** By choice: whose turn it is, how far the round is. */
  readonly chosen: Readonly<Record<string, string>>;
}

export interface Place {
  readonly id: string;
  /** How many pieces fit. A place for one piece exchanges it; a full place for several takes no more. */
  readonly most: number;
  /** The place only names pieces that lie elsewhere: they do not count as taken from the box. */
  readonly echoes?: true;
}

export interface Piece {
  readonly id: string;
  /** How many the box has; undefined for what is no card or tile, such as an unknown card. */
  readonly copies: number | undefined;
}

/** An aspect of a piece where it lies: that it is face down, in which turn it came there. */
export interface Aspect {
  readonly id: string;
  readonly value: string;
  /** By value: the notation of the piece with that value. */
  readonly forms: Readonly<Record<string, string>>;
}

export interface Choice {
  readonly id: string;
  readonly value: string;
  readonly values: readonly string[];
  /** Several at a time: the value lists them with commas, in the order of `values`. */
  readonly many?: true;
  /** The value is a number, counted up and down. */
  readonly counts?: true;
  /** The values are actions; the value of the choice names what they were applied to. */
  readonly acts?: true;
}

/** What a game knows of its positions while a person sets them up. */
export interface EditorModel {
  /** An empty table. */
  readonly empty: Sketch;
  /** Undefined if the line cannot be taken apart. Reads impossible positions that can be shown. */
  read(line: string): Sketch | undefined;
  write(sketch: Sketch): string;
  places(sketch: Sketch): readonly Place[];
  pieces(sketch: Sketch): readonly Piece[];
  /** Another way to write a piece: a line between two stars from its other end. */
  alias?(piece: string): string | undefined;
  choices(sketch: Sketch): readonly Choice[];
  /** Whether a piece of this kind may lie there at all, even if the position becomes impossible. */
  fits(sketch: Sketch, piece: string, place: string): boolean;
  /** The notation of the piece where it is put. */
  lands?(sketch: Sketch, piece: string, place: string): string;
  /** The order of the pieces in a place, if it is not the order of placing. */
  ordered?(place: string, held: readonly string[]): readonly string[];
  /** The piece of the box that lies here; without it, both have the same notation. */
  kindOf?(lying: string): string;
  aspects?(sketch: Sketch, place: string, lying: string): readonly Aspect[];
  /** For choices that change more than themselves. */
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

/** The sketch with a piece in a place; the same sketch if it cannot lie there. */
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

/** Moves a piece to another place; the piece in a place for one goes the other way if it may. */
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

/** Changes an aspect of a piece: face down, or the turn it came there. */
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

/** How many of each kind lie on the table. */
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
