// How much a search may do. A loop or recursion whose end depends on what it meets spends from here, step by step, so none can
// go on for ever: when the allowance is spent, or whoever waits says stop, `Spent` unwinds to the nearest place that has an
// answer at hand. One search runs at a time in a thread, so the allowance in force is kept here and not handed down to every
// function of every kernel.

/** Thrown where a search has done all that it may. Only `attempt` and `within` catch it. */
class Spent extends Error {
  constructor() {
    super('the search has done all that it may');
  }
}

export interface Allowance {
  /** Worlds, plans or positions that may be looked at. */
  readonly steps: number;
  /** True ends the thinking with the best found so far. */
  readonly stop?: (() => boolean) | undefined;
}

/** Listing what there is to choose from, before anything is tried. */
const STEPS_BEFORE = 500_000;
/** Three times what a node takes where most is to be looked at; only the exact last turns come near. */
const STEPS_PER_NODE = 2000;

/** The allowance that a number of nodes stands for, in every game. */
export function stepsFor(nodes: number): number {
  return STEPS_BEFORE + STEPS_PER_NODE * nodes;
}

/** The clock is read once in this many steps. */
const ASKED_EVERY = 256;

let left = Number.POSITIVE_INFINITY;
/** In all, whatever the allowance: what an inner one took is taken from the outer one by it. */
let spent = 0;
let untilAsked = ASKED_EVERY;
let isStopped: (() => boolean) | undefined;

/** Counts steps against the allowance in force; without one nothing is counted. */
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

/** Steps left of the allowance in force. */
export function stepsLeft(): number {
  return left;
}

/** Thinks within an allowance, and within that of the caller; what is spent here is spent there too. */
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

/** What a thought comes to, or undefined where the allowance was spent over it. */
export function attempt<R>(think: () => R): R | undefined {
  try {
    return think();
  } catch (error) {
    if (error instanceof Spent) return undefined;
    throw error;
  }
}
