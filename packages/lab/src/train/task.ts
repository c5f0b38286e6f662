// What a training is asked to do, and what its threads share.
import type { SharedMemory } from '@planisphere/bots/training';

export interface TrainingTask {
  readonly game: string;
  readonly minutes: number;
  readonly seed: number;
  readonly workers: number;
  /** Raw weights to go on from. */
  readonly from: string | undefined;
  /** Where raw weights are kept after every measurement. */
  readonly keep: string | undefined;
  /** The TypeScript file for the bots. */
  readonly out: string | undefined;
}

/** Given to each thread that plays and learns. */
export interface ThreadTask {
  readonly game: string;
  readonly seed: number;
  readonly index: number;
  readonly minutes: number;
  readonly memory: SharedMemory;
  /** By input: sums of squared gradients. */
  readonly squares: SharedArrayBuffer;
  /** By thread: games played, and the sum of their mean squared errors since the last look. */
  readonly progress: SharedArrayBuffer;
}

/** The first two evaluators of the memory belong to the measurement, then two to each thread. */
export function evaluatorsOf(index: number): readonly [number, number] {
  return [2 + 2 * index, 3 + 2 * index];
}
