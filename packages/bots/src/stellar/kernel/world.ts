// From a position of the rules to a world, and from an action to its code.
import {
  type Action,
  type Card,
  KINDS,
  moverOf,
  outlineOf,
  type Phase,
  type Position,
  SECTIONS,
  type Side,
  satelliteOf,
  sectionTotal,
  stackOf,
  starsOf,
  TYPES,
} from '@planisphere/stellar';
import {
  AREA,
  COORDINATE,
  DECK,
  DECK_SIZE,
  DISCARD,
  DISCARD_SIZE,
  DRAW_PHASE,
  DRAWN,
  FREE,
  GAP,
  KEEP_PHASE,
  MOVER,
  NOTEBOOK_AREA,
  OFFER_PHASE,
  OVER_PHASE,
  PHASE,
  PLACE_PHASE,
  PLAY_PHASE,
  REFILL_PHASE,
  ROW,
  SATELLITE,
  SATELLITES,
  STACK,
  STARS,
  sideAt,
  TAKE_PHASE,
  TELESCOPE_AREA,
  TOTAL,
  TURN,
  UNSEEN,
  UP,
  type World,
} from './cells.ts';
import { hold, NOTE, OPEN_MARK } from './lay.ts';

/** Phases before the first turn have no world. */
const PHASES: Partial<Record<Phase, number>> = {
  offer: OFFER_PHASE,
  take: TAKE_PHASE,
  play: PLAY_PHASE,
  draw: DRAW_PHASE,
  place: PLACE_PHASE,
  refill: REFILL_PHASE,
  keep: KEEP_PHASE,
  over: OVER_PHASE,
};

export function hasWorld(position: Position): boolean {
  return PHASES[position.phase] !== undefined;
}

/** Writes a state, or a view with imagined hidden cards, into `w`. */
export function writeWorld(state: Position, w: World): void {
  const phase = PHASES[state.phase];
  if (phase === undefined)
    throw new Error(`writeWorld: the kernel begins with the first turn, not ${state.phase}`);
  w.fill(0);
  w[PHASE] = phase;
  w[MOVER] = moverOf(state);
  w[TURN] = state.turn;
  w[GAP] = state.gap;
  w[AREA] = state.area === undefined ? 0 : state.area === 'tel' ? TELESCOPE_AREA : NOTEBOOK_AREA;
  w[COORDINATE] = state.coordinate;
  w[DRAWN] = state.drawn;
  w[SATELLITE] = state.satellite ? 1 : 0;
  w.set(state.row, ROW);
  w.set(state.unseen, UNSEEN);
  w[DECK_SIZE] = pour(state.unseen, w, DECK);
  w[DISCARD_SIZE] = pour(state.discard, w, DISCARD);
  state.sides.forEach((side, seat) => {
    writeSide(side, w, sideAt(seat));
  });
}

function pour(bag: readonly number[], w: World, at: number): number {
  let size = 0;
  for (let card = 0; card < KINDS; card++)
    for (let copy = 0; copy < bag[card]!; copy++) w[at + size++] = card;
  return size;
}

function writeSide(side: Side, w: World, at: number): void {
  const open = side.taken.map(({ card }) => card);
  for (const card of side.hand) hold(w, at, card | (strike(open, card) ? OPEN_MARK : 0));
  const { free, faceUp } = outlineOf(side.telescope, side.down);
  const stars = starsOf(side);
  w[at + FREE] = free;
  for (let type = 0; type < TYPES.length; type++) {
    w[at + UP + type] = faceUp[type]!;
    w[at + STACK + type] = stackOf(side.notebook, type);
    w[at + STARS + type] = stars[type]!;
  }
  for (const number of [1, 2, 3, 4, 5])
    if (side.notebook[satelliteOf(number)]! > 0) w[at + SATELLITES]! |= 1 << number;
  SECTIONS.forEach((section, index) => {
    w[at + TOTAL + index] = sectionTotal(side, section);
  });
}

/** Removes one such card from the list, if there is one. */
function strike(list: Card[], card: Card): boolean {
  const index = list.indexOf(card);
  if (index >= 0) list.splice(index, 1);
  return index >= 0;
}

/** The number of a place in the kernel. */
export function codeOf(action: Action): number {
  switch (action.do) {
    case 'take':
      return action.coordinate;
    case 'play':
      return (action.card << 5) | placeOf(action.to);
    case 'place':
      return placeOf(action.to);
    case 'replace':
      return 1;
    case 'leave':
      return 0;
    default:
      return action.card;
  }
}

function placeOf(to: { area: string; slot: number; face: string }): number {
  return to.area === 'note' ? NOTE : (to.slot << 1) | (to.face === 'down' ? 1 : 0);
}
