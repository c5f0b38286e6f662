// Who plays whom, as pure functions: the server reads the rows, these decide, the server writes.
export { type Apart, type Pair, pairUp, type Seek } from './pairing.ts';
export { NEWCOMER, nextRange, type Range, type Rating, rangeAt } from './range.ts';
