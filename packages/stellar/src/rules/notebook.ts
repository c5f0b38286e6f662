// The notebook: five stacks of numbers. A multiplier is the length of the longest run; satellites join the stack and 6/0
// cards take the number that together score most (NOTE-2, ZERO-2, SAT-2, SCORE-1). Sets of numbers are bit masks.
import type { Bag } from '@planisphere/core';
import { cardOf, SIX, satelliteOf, TYPES } from './cards.ts';

const SATELLITE_NUMBERS = [1, 2, 3, 4, 5] as const;

/** By set of the numbers 0 to 6: the length of the longest run. */
const RUN: Uint8Array = new Uint8Array(1 << 7);
for (let set = 0; set < RUN.length; set++) {
  let longest = 0;
  for (let n = 0, run = 0; n <= SIX; n++) {
    run = set & (1 << n) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  RUN[set] = longest;
}

/** The numbers written in a stack, 1 to 5, and 6 for an undecided 6/0. */
export function stackOf(notebook: Bag, type: number): number {
  let set = 0;
  for (let number = 1; number <= SIX; number++)
    if ((notebook[cardOf(type, number)] as number) > 0) set |= 1 << number;
  return set;
}

/** How many different numbers are written in all five stacks together. */
export function writtenNumbers(notebook: Bag): number {
  let written = 0;
  for (let card = 0; card < TYPES.length * SIX; card++) if ((notebook[card] as number) > 0) written++;
  return written;
}

/** The set with its 6/0 read as the number that makes the longer run; as 6 if both are equal. */
export function decided(set: number): number {
  if ((set & (1 << SIX)) === 0) return set;
  const zero = (set & ~(1 << SIX)) | 1;
  return (RUN[zero] as number) > (RUN[set] as number) ? zero : set;
}

/** By set of numbers 1 to 5 and undecided 6/0: the multiplier. */
const MULTIPLIER: Uint8Array = RUN.map((_, set) => RUN[decided(set)] as number);

export function multiplierOf(set: number): number {
  return MULTIPLIER[set] as number;
}

/** By set of the numbers 0 to 6: the numbers of the longest run, the lowest of equally long ones. */
const LONGEST: readonly (readonly number[])[] = Array.from(RUN, (length, set) => {
  let from = 0;
  const run = (1 << length) - 1;
  while (((set >> from) & run) !== run) from++;
  return Array.from({ length }, (_, i) => from + i);
});

/** By set: its numbers, lowest first. */
const NUMBERS: readonly (readonly number[])[] = Array.from(RUN, (_, set) =>
  [0, 1, 2, 3, 4, 5, 6].filter((number) => set & (1 << number)),
);

export function numbersIn(set: number): readonly number[] {
  return NUMBERS[set] as readonly number[];
}

export function longestRun(set: number): readonly number[] {
  return LONGEST[set] as readonly number[];
}

export interface Assignment {
  readonly points: number;
  /** By type: the set of satellite numbers that joined its stack. */
  readonly joined: readonly number[];
}

/** The best joint assignment of all satellites, given the stars of each type in the telescope. */
export function bestAssignment(notebook: Bag, stars: readonly number[]): Assignment {
  const stacks = TYPES.map((_, type) => stackOf(notebook, type));
  let satellites = 0;
  for (const number of SATELLITE_NUMBERS)
    if ((notebook[satelliteOf(number)] as number) > 0) satellites |= 1 << number;
  const task: Task = { stacks, stars, joined: [0, 0, 0, 0, 0] };
  return { points: assign(task, 0, satellites), joined: task.joined };
}

interface Task {
  readonly stacks: readonly number[];
  readonly stars: readonly number[];
  /** By type: the satellites of the best assignment found for it and the types after it. */
  readonly joined: number[];
}

/** Tries every choice of satellites for this type, with the best of the rest for the later types. */
function assign(task: Task, type: number, satellites: number): number {
  const stars = task.stars[type] as number;
  const stack = task.stacks[type] as number;
  if (type === TYPES.length - 1) {
    task.joined[type] = satellites;
    return stars * multiplierOf(stack | satellites);
  }
  let best = -1;
  let bestJoined: readonly number[] = [];
  for (let share = satellites; ; share = (share - 1) & satellites) {
    const points = stars * multiplierOf(stack | share) + assign(task, type + 1, satellites & ~share);
    if (points > best) {
      best = points;
      task.joined[type] = share;
      if (satellites !== 0) bestJoined = task.joined.slice(type);
    }
    if (share === 0) break;
  }
  for (let i = 0; i < bestJoined.length; i++) task.joined[type + i] = bestJoined[i] as number;
  return best;
}
