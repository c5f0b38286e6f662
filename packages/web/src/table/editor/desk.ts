// What a person who sets up a position is doing: the piece in the hand, the steps so far, the last announcement.
// Signals only.
import { type Signal, signal } from '@preact/signals';
import type { GameEditor } from './editor.ts';
import { History } from './history.ts';
import {
  altered,
  chosen,
  type EditorModel,
  heldAt,
  kindOf,
  moved,
  placed,
  type Sketch,
  type Spot,
  taken,
} from './model.ts';
import { readTyped } from './typing.ts';

/** A piece of the box, or one that lies on the table. */
export type Hand = { readonly piece: string } | Spot;

export class EditorDesk {
  readonly editor: GameEditor;
  readonly model: EditorModel;
  readonly history: History<Sketch>;
  readonly hand: Signal<Hand | undefined> = signal(undefined);
  /** What was put down last, for the screen reader. */
  readonly told: Signal<{ readonly piece: string; readonly place: string } | undefined> = signal(undefined);

  constructor(editor: GameEditor, first: Sketch) {
    this.editor = editor;
    this.model = editor.model;
    this.history = new History(first);
  }

  get sketch(): Sketch {
    return this.history.now.value;
  }

  /** The kind of piece in the hand. */
  get held(): string | undefined {
    const hand = this.hand.value;
    if (hand === undefined || 'piece' in hand) return hand?.piece;
    const lying = heldAt(this.sketch, hand.place)[hand.index];
    return lying === undefined ? undefined : kindOf(this.model, lying);
  }

  /** Takes a piece into the hand, or puts it back. */
  pick(hand: Hand): void {
    this.hand.value = isSame(this.hand.value, hand) ? undefined : hand;
  }

  mayPut(place: string): boolean {
    const piece = this.held;
    return piece !== undefined && this.model.fits(this.sketch, piece, place.split('@')[0] ?? '');
  }

  /** Puts down the piece in the hand. False if it cannot lie there. */
  put(place: string): boolean {
    const hand = this.hand.peek();
    return hand !== undefined && this.lay(hand, place);
  }

  lay(hand: Hand, to: string): boolean {
    const [place = '', point] = to.split('@');
    const piece =
      'piece' in hand ? hand.piece : kindOf(this.model, heldAt(this.sketch, hand.place)[hand.index] ?? '');
    const next =
      point !== undefined && this.editor.dropAt !== undefined
        ? this.editor.dropAt(this.sketch, piece, { place, point })
        : 'piece' in hand
          ? placed(this.model, this.sketch, piece, place)
          : moved(this.model, this.sketch, hand, place);
    this.hand.value = undefined;
    if (!this.history.go(next)) return false;
    this.told.value = { piece, place };
    return true;
  }

  /** Called for a press on a place or on a piece in it. */
  press(place: string, index?: number): void {
    const hand = this.hand.peek();
    if (hand !== undefined && !isSame(hand, { place, index: index ?? -1 }) && this.mayPut(place))
      this.put(place);
    else if (index !== undefined) this.pick({ place, index });
  }

  take(spot: Spot): void {
    this.hand.value = undefined;
    this.history.go(taken(this.model, this.sketch, spot));
  }

  alter(spot: Spot, form: string): void {
    this.history.go(altered(this.model, this.sketch, spot, form));
    // Its index in the row may have changed.
    const index = heldAt(this.sketch, spot.place).lastIndexOf(form);
    this.hand.value = index < 0 ? undefined : { place: spot.place, index };
  }

  choose(id: string, value: string): void {
    this.history.go(chosen(this.model, this.sketch, id, value));
  }

  /** `p5 row 5` puts, `- row 5` takes away. False if the text means nothing. */
  type(text: string): boolean {
    const meant = readTyped(this.editor, this.sketch, text);
    if (meant === undefined) return false;
    if (meant.piece !== undefined) return this.lay({ piece: meant.piece }, meant.place);
    this.take({ place: meant.place, index: heldAt(this.sketch, meant.place).length - 1 });
    return true;
  }

  begin(sketch: Sketch): void {
    this.hand.value = undefined;
    this.history.go(sketch);
  }

  undo(): void {
    this.hand.value = undefined;
    this.history.undo();
  }

  redo(): void {
    this.hand.value = undefined;
    this.history.redo();
  }
}

export function isSame(one: Hand | undefined, other: Hand): boolean {
  if (one === undefined) return false;
  if ('piece' in one) return 'piece' in other && one.piece === other.piece;
  return 'place' in other && one.place === other.place && one.index === other.index;
}
