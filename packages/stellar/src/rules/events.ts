// What can happen in Stellar: the decisions of a seat and the outcomes of chance. There are few different ones, so each
// exists once and is shared: equal events are the same object.
import type { Seat } from '@planisphere/core';
import { type Card, HIDDEN } from './cards.ts';
import { type Area, ROW } from './position.ts';
import { SLOTS } from './telescope.ts';

export const FACES = ['up', 'down'] as const;
export type Face = (typeof FACES)[number];

export type Action =
  /** This starter to slot 1, the other one to the notebook. */
  | { readonly do: 'start'; readonly card: Card }
  | { readonly do: 'replace' }
  | { readonly do: 'leave' }
  | { readonly do: 'take'; readonly coordinate: number }
  | { readonly do: 'play'; readonly card: Card; readonly to: Place }
  | { readonly do: 'place'; readonly to: Place }
  | { readonly do: 'keep'; readonly card: Card };

/** A slot of the telescope with a facing, or the notebook. */
export interface Place {
  readonly area: Area;
  /** 1 to 12; 0 in the notebook. */
  readonly slot: number;
  readonly face: Face;
}

export type Outcome =
  | { readonly deal: 'starter' | 'hand' | 'draw'; readonly seat: Seat; readonly card: Card }
  | { readonly deal: 'row'; readonly coordinate: number; readonly card: Card }
  | { readonly deal: 'first'; readonly seat: Seat };

export const NOTEBOOK: Place = { area: 'note', slot: 0, face: 'up' };
const SLOT_PLACES: Readonly<Record<Face, readonly Place[]>> = {
  up: slotPlaces('up'),
  down: slotPlaces('down'),
};

function slotPlaces(face: Face): readonly Place[] {
  return Array.from(
    { length: SLOTS + 1 },
    (_, slot): Place => (slot === 0 ? NOTEBOOK : { area: 'tel', slot, face }),
  );
}

export function telescopePlace(slot: number, face: Face): Place {
  return SLOT_PLACES[face][slot] as Place;
}

/** All cards, and HIDDEN as others see a hidden one. */
const CARDS: readonly Card[] = Array.from({ length: HIDDEN + 1 }, (_, card) => card);

const STARTS = CARDS.map((card): Action => ({ do: 'start', card }));
const KEEPS = CARDS.map((card): Action => ({ do: 'keep', card }));
const TAKES = Array.from({ length: ROW + 1 }, (_, coordinate): Action => ({ do: 'take', coordinate }));
/** One action for every place of a card, by slot; slot 0 is the notebook. */
export type PlaceTable = Readonly<Record<Face, readonly Action[]>>;

function placeTable(action: (to: Place) => Action): PlaceTable {
  const up = SLOT_PLACES.up.map(action);
  return { up, down: SLOT_PLACES.down.map((to, slot) => (slot === 0 ? (up[0] as Action) : action(to))) };
}

const PLAYS = CARDS.map((card) => placeTable((to) => ({ do: 'play', card, to })));
export const PUTS: PlaceTable = placeTable((to) => ({ do: 'place', to }));

export const REPLACE: Action = { do: 'replace' };
export const LEAVE: Action = { do: 'leave' };
export const startWith = (card: Card): Action => STARTS[card] as Action;
export const keep = (card: Card): Action => KEEPS[card] as Action;
export const take = (coordinate: number): Action => TAKES[coordinate] as Action;
export const playsOf = (card: Card): PlaceTable => PLAYS[card] as PlaceTable;
export const play = (card: Card, to: Place): Action => playsOf(card)[to.face][to.slot] as Action;
export const place = (to: Place): Action => PUTS[to.face][to.slot] as Action;

const OUTCOMES = {
  starter: ([0, 1] as const).map((seat) => CARDS.map((card): Outcome => ({ deal: 'starter', seat, card }))),
  hand: ([0, 1] as const).map((seat) => CARDS.map((card): Outcome => ({ deal: 'hand', seat, card }))),
  draw: ([0, 1] as const).map((seat) => CARDS.map((card): Outcome => ({ deal: 'draw', seat, card }))),
};
const ROW_OUTCOMES = Array.from({ length: ROW + 1 }, (_, coordinate) =>
  CARDS.map((card): Outcome => ({ deal: 'row', coordinate, card })),
);

export function dealTo(deal: 'starter' | 'hand' | 'draw', seat: Seat, card: Card): Outcome {
  return (OUTCOMES[deal][seat] as Outcome[])[card] as Outcome;
}
export const dealRow = (coordinate: number, card: Card): Outcome =>
  (ROW_OUTCOMES[coordinate] as Outcome[])[card] as Outcome;
export const FIRST: readonly Outcome[] = [
  { deal: 'first', seat: 0 },
  { deal: 'first', seat: 1 },
];
