// How much a search may do. A loop or recursion whose end depends on its data spends from here, step by step, so that
// none goes on for ever: when the allowance is spent, or the caller says stop, `Spent` unwinds to the nearest place
// that has an answer. One search runs at a time in a thread, so the current allowance is kept here and not passed to
// every function of every kernel.

/** Thrown where a search has done all that it may. Only `attempt` and `within` catch it. */
class Spent extends Error {
  constructor() {
    super('the search has done all that it may');
  }
}

export interface Allowance {
  /** How many worlds, plans or positions it may look at. */
  readonly steps: number;
  /** True ends the thinking with the best found so far. */
  readonly stop?: (() => boolean) | undefined;
}

/** For listing the choices, before any trial. */
const STEPS_BEFORE = 500_000;
/** Three times what the most expensive node takes; only the exact last turns come near. */
const STEPS_PER_NODE = 2000;

/** The allowance for a number of nodes, in every game. */
export function stepsFor(nodes: number): number {
  return STEPS_BEFORE + STEPS_PER_NODE * nodes;
}

/** The clock is read once in this many steps. */
const ASKED_EVERY = 256;

let left = Number.POSITIVE_INFINITY;
/** The total, whatever the allowance: what an inner one spends counts for the outer one too. */
let spent = 0;
let untilAsked = ASKED_EVERY;
let isStopped: (() => boolean) | undefined;

/** Counts steps against the current allowance; without one there is no limit. */
export function spend(steps: number): void {
  if (steps > left) throw new Spent();
  left -= steps;
  spent += steps;
  untilAsked -= steps;
  if (untilAsked >= 0) return;
  untilAsked = ASKED_EVERY;
  if (isStopped?.() === true) {
    untilAsked = 0;
    throw new Spent();
  }
}

/** The steps left of the current allowance. */
export function stepsLeft(): number {
  return left;
}

/** All steps that this thread has ever counted: the difference between two moments is what was looked at in between. */
export function stepsSpent(): number {
  return spent;
}

/** Thinks within an allowance and within the caller's; the caller pays for the steps too. */
export function within<R>({ steps, stop }: Allowance, think: () => R): R {
  const before = { left, spent, isStopped };
  left = Math.min(steps, left);
  isStopped = stop === undefined ? before.isStopped : eitherOf(stop, before.isStopped);
  try {
    return think();
  } finally {
    left = before.left - (spent - before.spent);
    isStopped = before.isStopped;
  }
}

function eitherOf(one: () => boolean, other: (() => boolean) | undefined): () => boolean {
  return other === undefined ? one : () => one() || other();
}

/** The result of `think`, or undefined if it spent the allowance. */
export function attempt<R>(think: () => R): R | undefined {
  try {
    return think();
  } catch (error) {
    if (error instanceof Spent) return undefined;
    throw error;
  }
}
