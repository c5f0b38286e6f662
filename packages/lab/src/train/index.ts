// What bots can learn by playing themselves.
import { TRAINEES } from '@planisphere/bots/training';
import { OUTLOOK_GAME, trainOutlook } from './outlook.ts';
import { runTraining } from './run.ts';
import type { Training } from './task.ts';

export const TRAINABLE_GAMES: readonly string[] = [...Object.keys(TRAINEES), OUTLOOK_GAME];

export async function train(training: Training): Promise<void> {
  if (training.game === OUTLOOK_GAME) trainOutlook(training);
  else await runTraining(training);
}
