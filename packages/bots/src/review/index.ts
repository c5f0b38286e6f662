// The review of a game, whichever it is: who examines and who speaks comes from the mind of the game.
export type { Coach, Telling } from './coach.ts';
export type { Difference } from './examiner.ts';
export { GRADES, type Grade, type Unit } from './grade.ts';
export { hintFor } from './hint.ts';
export { reasonFor } from './reason-for.ts';
export { type Moment, type Passage, type Review, reviewMatch } from './review.ts';
export { gradeCounts, sumsFor } from './sums.ts';
