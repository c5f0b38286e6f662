// What training and measuring need of Star Explorer: players never load this.
export { mostPoints } from './clairvoyant.ts';
export { type Fate, Fates } from './fates.ts';
export { backNumber } from './kernel/backs.ts';
export { SearchBoard } from './kernel/board.ts';
export { NO_OUTLOOK, type OutlookWeights } from './outlook.ts';
export { School } from './school.ts';
