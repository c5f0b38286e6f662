// Stellarion: the rules as a library.
export { type Action, type ActionOf, ORIGINS, SLOTS, type Slot } from './actions.ts';
export {
  BLACK_HOLE,
  type Card,
  cardOf,
  DECKS,
  type Deck,
  GALAXIES,
  type Galaxy,
  galaxyOf,
  isTyped,
  MIRROR,
  TYPES,
  type Type,
  typeOf,
} from './cards.ts';
export { stellarion } from './game.ts';
export { canBeShared, isHopeless } from './hopeless.ts';
export { shown } from './observatory.ts';
export { type CardOdds, type DeckOdds, type Fraction, type Look, odds, type Plan, planOdds } from './odds.ts';
export { decodeOptions, EXPANSIONS, type Expansion, type Options } from './options.ts';
export type { Outcome } from './outcomes.ts';
export type { Position, Stage } from './position.ts';
export { type Readiness, readiness, takersOf } from './readiness.ts';
export { TRACKS } from './reconstructed.ts';
export { timesSeen } from './repetition.ts';
export type { Breakdown } from './result.ts';
export type { Stellarion } from './types.ts';
export { countOf, voyageCount } from './voyages.ts';
