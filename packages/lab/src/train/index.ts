// What bots can learn by self-play.
import { TRAINEES } from '@planisphere/bots/training';
import { EXPERIMENTS } from '../games/index.ts';
import { runTraining } from './run.ts';
import type { TrainingTask } from './task.ts';

/** By game: training of something other than a net. */
const OTHERS = Object.entries(EXPERIMENTS).flatMap(([game, { train: learn }]) =>
  learn === undefined ? [] : [{ game, learn }],
);

export const TRAINABLE_GAMES: readonly string[] = [
  ...Object.keys(TRAINEES),
  ...OTHERS.map(({ game }) => game),
];

export async function train(training: TrainingTask): Promise<void> {
  const other = OTHERS.find(({ game }) => game === training.game);
  await (other === undefined ? runTraining(training) : other.learn(training));
}
