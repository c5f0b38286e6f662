// What training and measuring need of Stellarion: players never load this.
export { Clairvoyant } from './clairvoyant.ts';
export { createWorld } from './kernel/cells.ts';
export { outcomeAt, outcomeCode } from './kernel/chance.ts';
export { hasWorld, writeWorld } from './kernel/world.ts';
