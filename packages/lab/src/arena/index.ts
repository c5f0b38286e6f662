// Bots against each other, on all cores.
export { interruptSignal } from './interrupt.ts';
export { type ArenaReport, runArena } from './run.ts';
