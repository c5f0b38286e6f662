// What training and measuring need of Stellar: players never load this.
export { createWorld } from './kernel/cells.ts';
export { dealGame } from './kernel/deal.ts';
export { playOut } from './kernel/playout.ts';
export { solveSteps } from './solver.ts';
