// The rules of Stellarion as a library.

export { stellarion } from './game.ts';
export { stellarionOutline } from './outline.ts';
export { type Action, type ActionOf, EVERY_SLOT, ORIGINS, SLOTS, type Slot } from './rules/actions.ts';
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
} from './rules/cards.ts';
export { canBeShared, isHopeless } from './rules/hopeless.ts';
export { shown } from './rules/observatory.ts';
export {
  type CardOdds,
  type DeckOdds,
  type Fraction,
  type Look,
  odds,
  type Plan,
  planOdds,
} from './rules/odds.ts';
export { decodeOptions, EXPANSIONS, type Expansion, type Options } from './rules/options.ts';
export type { Outcome } from './rules/outcomes.ts';
export type { Position, Stage } from './rules/position.ts';
export { type Readiness, readiness, takersOf } from './rules/readiness.ts';
export { TRACKS } from './rules/reconstructed.ts';
export { timesSeen } from './rules/repetition.ts';
export type { Breakdown } from './rules/result.ts';
export type { Stellarion } from './rules/types.ts';
export { countOf, voyageCount } from './rules/voyages.ts';
