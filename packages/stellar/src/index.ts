// The rules of Stellar as a library.

export { type Stellar, stellar } from './game.ts';
export { makeCard, parseCard } from './notation/words.ts';
export { stellarOutline } from './outline.ts';
export { BOX } from './rules/box.ts';
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
} from './rules/cards.ts';
export type { Action, Face, Outcome, Place } from './rules/events.ts';
export { followingCard } from './rules/legal.ts';
export { bestAssignment, multiplierOf, stackOf, writtenNumbers } from './rules/notebook.ts';
export {
  type Area,
  type FaceDown,
  moverOf,
  type Phase,
  type Position,
  ROUNDS,
  type Side,
  sideOf,
  type TakenCard,
} from './rules/position.ts';
export {
  type Breakdown,
  breakdownOf,
  type SeatScore,
  type SectionScore,
  sectionTotal,
  starsOf,
  type TypeScore,
  totalsOf,
} from './rules/scoring.ts';
export type { Options } from './rules/setup.ts';
export {
  faceUpSlots,
  neighboursOf,
  outlineOf,
  SECTION_SLOTS,
  SECTIONS,
  type Section,
  SLOTS,
  slotBit,
} from './rules/telescope.ts';
export { isKnownHeld, knownHeld } from './rules/view.ts';
