// The task of a training, and the memory that its threads share.
import type { SharedMemory } from '@planisphere/bots/training';

export interface TrainingTask {
  readonly game: string;
  readonly minutes: number;
  readonly seed: number;
  readonly workers: number;
  /** Raw weights to continue from. */
  readonly from: string | undefined;
  /** Where raw weights are stored after every measurement. */
  readonly keep: string | undefined;
  /** The TypeScript file for the bots. */
  readonly out: string | undefined;
}

/** For each thread that plays and learns. */
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

/** The measurement uses the first two evaluators of the memory, then each thread two. */
export function evaluatorsOf(index: number): readonly [number, number] {
  return [2 + 2 * index, 3 + 2 * index];
}
