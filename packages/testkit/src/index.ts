// For tests only: the suites that check every game.
export { accepted } from './accepted.ts';
export { type ContractSize, checkGame, contractSuite } from './contract.ts';
export { type PositionsSize, positionsSuite, spoiltPositions } from './positions.ts';
export { rulesSuite } from './rules.ts';
export { coins } from './toy/game.ts';
export type { Coins, CoinsAction, CoinsOutcome, CoinsTypes } from './toy/position.ts';
export { type Setup, type Stop, walk } from './walk.ts';
export { wordsSuite } from './words/suite.ts';
