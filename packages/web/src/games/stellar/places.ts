// Where cards lie, by name, and how they moved between two views, for the animation. A place's name is also the
// `data-place` of its element.
import type { Seat } from '@planisphere/core';
import {
  type Card,
  HIDDEN,
  KINDS,
  NONE,
  type Position,
  type Section,
  SLOTS,
  type Stellar,
} from '@planisphere/stellar';
import type { Past } from '../../table/play.ts';
import type { Move } from '../../table/travel.ts';
import { shownHand } from './reading.ts';

export interface CardMove extends Move {
  readonly card: Card;
}

export const rowPlace = (coordinate: number): string => `row-${coordinate}`;
export const handPlace = (seat: Seat, index: number): string => `hand-${seat}-${index}`;
export const slotPlace = (seat: Seat, slot: number): string => `tel-${seat}-${slot}`;
export const leafPlace = (seat: Seat, card: Card, copy: number): string => `note-${seat}-${card}-${copy}`;
export const notebookPlace = (seat: Seat): string => `notebook-${seat}`;
export const stackPlace = (seat: Seat, type: string): string => `stack-${seat}-${type}`;
/** The totals of both players for a section. */
export const sectionPlace = (section: Section): string => `section-${section}`;
export const offerPlace = (answer: 'replace' | 'leave'): string => `offer-${answer}`;
export const DECK_PLACE = 'deck';
export const DISCARD_PLACE = 'discard';
export const DRAWN_PLACE = 'drawn';

/** A rival's board that is folded stands for all its places. */
export function standIn(place: string): string | undefined {
  const seat = /^(?:hand|tel|note)-(\d)/.exec(place)?.[1];
  return seat === undefined ? undefined : `side-${seat}`;
}

function placesIn(view: Position): Map<string, Card> {
  const places = new Map<string, Card>();
  view.row.forEach((card, index) => {
    if (card !== NONE) places.set(rowPlace(index + 1), card);
  });
  for (const seat of [0, 1] as const) {
    const side = view.sides[seat];
    shownHand(view, seat).forEach((card, index) => {
      places.set(handPlace(seat, index), card);
    });
    for (let slot = 1; slot <= SLOTS; slot++) {
      const card = side.telescope[slot - 1] as Card;
      if (card !== NONE) places.set(slotPlace(seat, slot), card);
    }
    side.notebook.forEach((count, card) => {
      for (let copy = 0; copy < count; copy++) places.set(leafPlace(seat, card, copy), card);
    });
  }
  if (view.drawn !== NONE) places.set(DRAWN_PLACE, view.drawn);
  return places;
}

const seatOf = (place: string): string => place.split('-')[1] ?? '';
const isHand = (place: string): boolean => place.startsWith('hand');

/**
 * Pairs places that lost a card with places that gained one: first the same card, then a card whose face one of the two
 * views hides.
 */
export function movesOf({
  before,
  view: after,
}: Pick<Past<Stellar>, 'before' | 'view'>): readonly CardMove[] {
  const old = placesIn(before);
  const now = placesIn(after);
  const gone = [...old].filter(([place, card]) => now.get(place) !== card);
  const come = [...now].filter(([place, card]) => old.get(place) !== card);
  const moves: CardMove[] = [];
  const take = (to: string, fits: (place: string, card: Card) => boolean): string | undefined => {
    const index = gone.findIndex(([place, card]) => place !== to && fits(place, card));
    return index < 0 ? undefined : gone.splice(index, 1)[0]?.[0];
  };
  for (const [to, card] of come) {
    const same = take(to, (_, other) => other === card && card < KINDS);
    // Whether one of the two views hides the face of this card: played or drawn unseen, or taken into a hidden hand.
    const turned = (place: string, other: Card): boolean =>
      isHand(to)
        ? card === HIDDEN && place.startsWith('row')
        : (other === HIDDEN || card === HIDDEN) && (isHand(place) || place === DRAWN_PLACE);
    const from = same ?? take(to, turned) ?? (isShift(to, gone, card) ? undefined : DECK_PLACE);
    if (from !== undefined) moves.push({ card, from, to });
  }
  if (after.deck === before.deck && moves.length === 0) {
    for (const [from, card] of gone)
      if (from.startsWith('row')) moves.push({ card, from, to: DISCARD_PLACE });
  }
  return moves;
}

/** Hidden cards that only shift within a hand do not travel. */
function isShift(to: string, gone: readonly (readonly [string, Card])[], card: Card): boolean {
  return (
    isHand(to) &&
    gone.some(
      ([place, other]) =>
        isHand(place) && seatOf(place) === seatOf(to) && (other === card || other === HIDDEN),
    )
  );
}
