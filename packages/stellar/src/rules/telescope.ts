// The telescope: twelve slots in three sections, which slots share an edge, and where a card may lie face up (TEL-1 to
// TEL-5). Sets of slots are bit masks: bit n − 1 is slot n.
import { BOX } from './box.ts';
import { type Card, KINDS, NONE, TYPE_OF, UNTYPED } from './cards.ts';

export const SLOTS = 12;

export const SECTIONS = ['top', 'middle', 'bottom'] as const;
export type Section = (typeof SECTIONS)[number];

export const SECTION_SLOTS: Readonly<Record<Section, readonly number[]>> = {
  top: [1, 2, 3, 4, 5],
  middle: [6, 7, 8],
  bottom: [9, 10, 11, 12],
};

export function slotBit(slot: number): number {
  return 1 << (slot - 1);
}

/** For every set of slots, the slots that share an edge with one of them. */
const NEIGHBOURS: Uint16Array = new Uint16Array(1 << SLOTS);
for (const [a, b] of BOX.edges) {
  NEIGHBOURS[slotBit(a)] = neighboursOf(slotBit(a)) | slotBit(b);
  NEIGHBOURS[slotBit(b)] = neighboursOf(slotBit(b)) | slotBit(a);
}
// A larger set is its lowest slot plus a smaller set, both already computed.
for (let set = 1; set < NEIGHBOURS.length; set++)
  NEIGHBOURS[set] = neighboursOf(set & -set) | neighboursOf(set & (set - 1));

export function neighboursOf(set: number): number {
  return NEIGHBOURS[set] as number;
}

/** The parts of a telescope that matter for placing a card. */
export interface Outline {
  /** Slots without a card. */
  readonly free: number;
  /** By type: the slots where a card of it lies face up. */
  readonly faceUp: readonly number[];
}

export function outlineOf(telescope: readonly Card[], down: readonly unknown[]): Outline {
  const faceUp = [0, 0, 0, 0, 0, 0];
  let free = 0;
  for (let index = 0; index < SLOTS; index++) {
    const card = telescope[index] as Card;
    if (card === NONE) free |= 1 << index;
    else if (card < KINDS && down[index] === undefined) {
      const type = TYPE_OF[card] as number;
      faceUp[type] = (faceUp[type] as number) | (1 << index);
    }
  }
  return { free, faceUp };
}

/** The slots where this card may lie face up: beside its type, or anywhere when its type does not show. */
export function faceUpSlots(outline: Outline, card: Card): number {
  const type = TYPE_OF[card] as number;
  const same = type === UNTYPED ? 0 : (outline.faceUp[type] as number);
  return same === 0 ? outline.free : neighboursOf(same) & outline.free;
}
