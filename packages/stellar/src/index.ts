// The rules of Stellar as a library.
export { BOX } from './box.ts';
export {
  type Card,
  cardOf,
  HIDDEN,
  isSatellite,
  KINDS,
  NONE,
  NUMBER_OF,
  SIX,
  STARS_OF,
  satelliteOf,
  TYPE_OF,
  TYPES,
  type Type,
} from './cards.ts';
export type { Action, Face, Outcome, Place } from './events.ts';
export { type Stellar, stellar } from './game.ts';
export { followingCard } from './legal.ts';
export { makeCard, parseCard } from './notation/words.ts';
export { bestAssignment, multiplierOf, stackOf, writtenNumbers } from './notebook.ts';
export {
  type Area,
  type FaceDown,
  moverOf,
  type Phase,
  type Position,
  ROUNDS,
  type Side,
  sideOf,
  type Taken,
} from './position.ts';
export {
  type Breakdown,
  breakdownOf,
  type SeatScore,
  type SectionScore,
  sectionTotal,
  starsOf,
  type TypeScore,
  totalsOf,
} from './scoring.ts';
export type { Options } from './setup.ts';
export {
  faceUpSlots,
  neighboursOf,
  outlineOf,
  SECTION_SLOTS,
  SECTIONS,
  type Section,
  SLOTS,
  slotBit,
} from './telescope.ts';
export { isKnownHeld, knownHeld } from './view.ts';
