// For tests only: what every game is checked with.
export { type ContractSize, contractSuite } from './contract.ts';
export { rulesSuite } from './rules.ts';
export type { Setup } from './setup.ts';
export { type Stop, walk } from './walk.ts';
