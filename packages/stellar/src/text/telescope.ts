// A telescope drawn in its shape, one line per row of slots. A free slot shows the letters of the reader's cards that
// may lie there face up.
import type { Seat } from '@planisphere/core';
import {
  type Card,
  faceUpSlots,
  followingCard,
  HIDDEN,
  isSatellite,
  moverOf,
  NONE,
  outlineOf,
  type Position,
  type Side,
  sideOf,
  slotBit,
  TYPE_OF,
  TYPES,
} from '../index.ts';
import { cardName, cardRun } from './cells.ts';
import type { Messages } from './messages.ts';
import { centred, type Line, type Run, widthOf } from './pad.ts';

const SHAPE: readonly (readonly number[])[] = [[1], [2, 3], [4, 5], [6, 7, 8], [9, 10, 11, 12]];
/** Signs in a slot: with a space before the stars, or without. */
export type CellWidth = 5 | 7;

export function telescopeWidth(cell: CellWidth): number {
  return 4 * (cell + 2);
}

/** The cards that this seat may place in its telescope next: from the hand, or the one of step 3. */
export function cardsToLay(view: Position, seat: Seat): readonly Card[] {
  if (moverOf(view) !== seat) return [];
  if (view.phase === 'play') return sideOf(view, seat).hand.filter((card) => card !== HIDDEN);
  return view.phase === 'place' && view.area === 'tel' && followingCard(view) !== HIDDEN
    ? [followingCard(view)]
    : [];
}

/** By slot: the letters of the cards that may lie there face up. */
function markedSlots(view: Position, seat: Seat, messages: Messages): ReadonlyMap<number, string> {
  const { telescope, down } = sideOf(view, seat);
  const outline = outlineOf(telescope, down);
  const marks = new Map<number, string>();
  for (const card of cardsToLay(view, seat)) {
    const letter = messages.letters[isSatellite(card) ? TYPES.length : (TYPE_OF[card] as number)] as string;
    const slots = faceUpSlots(outline, card);
    for (let slot = 1; slot <= telescope.length; slot++) {
      const mark = marks.get(slot) ?? '';
      if (slots & slotBit(slot) && !mark.includes(letter)) marks.set(slot, mark + letter);
    }
  }
  return marks;
}

export interface TelescopeLook {
  readonly messages: Messages;
  readonly cell: CellWidth;
}

export function telescopeLines(view: Position, seat: Seat, look: TelescopeLook): readonly Line[] {
  const side = sideOf(view, seat);
  const marks = markedSlots(view, seat, look.messages);
  return SHAPE.map((slots) =>
    centred(
      slots.flatMap((slot) => bracketed(slotLine(side, slot, { ...look, marks }), look.cell)),
      telescopeWidth(look.cell),
    ),
  );
}

function bracketed(line: Line, cell: CellWidth): Line {
  return [{ text: '[', tone: 'dim' }, ...centred(line, cell), { text: ']', tone: 'dim' }];
}

function slotLine(
  side: Side,
  slot: number,
  look: TelescopeLook & { readonly marks: ReadonlyMap<number, string> },
): Line {
  const { marks, messages, cell } = look;
  const card = side.telescope[slot - 1] as Card;
  if (card === NONE) return freeSlot(slot, marks.get(slot), cell);
  if (side.down[slot - 1] === undefined) return [cardRun(card, messages, cell === 5 ? '' : ' ')];
  const shown: Run = { text: `▒${card === HIDDEN ? '3' : cardName(card, messages)}▒`, tone: 'dim' };
  return [shown];
}

function freeSlot(slot: number, mark: string | undefined, cell: CellWidth): Line {
  const line: Line =
    mark === undefined ? [{ text: `·${slot}·`, tone: 'dim' }] : [{ text: `${slot}:${mark}`, tone: 'good' }];
  return widthOf(line) > cell ? [{ text: `${slot}:…`, tone: 'good' }] : line;
}
