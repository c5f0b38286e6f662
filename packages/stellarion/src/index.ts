// Stellarion: the rules as a library.
export type { Action } from './actions.ts';
export { stellarion } from './game.ts';
export { decodeOptions, EXPANSIONS, type Expansion, type Options } from './options.ts';
export type { Outcome } from './outcomes.ts';
export type { Position } from './position.ts';
export type { Breakdown } from './result.ts';
export type { Stellarion } from './types.ts';
