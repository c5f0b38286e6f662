// `planisphere train`: a net learns a game by playing itself, and its weights are written where the bots read them.
import { TRAINEES } from '@planisphere/bots/training';
import { countValue, textValue } from './arguments.ts';
import type { Command } from './command.ts';
import { OUTLOOK_GAME, trainOutlook } from './train/outlook.ts';
import { runTraining } from './train/run.ts';
import { UsageError } from './usage.ts';

export const train: Command = {
  usage: 'train GAME [--minutes M] [--seed S] [--workers N] [--from FILE] [--keep FILE] [--out FILE]',
  summary:
    'Trains what a bot knows of a game by self-play. --out takes the TypeScript file of its weights, --keep a file to go on from.',
  flags: {
    minutes: { type: 'string' },
    seed: { type: 'string' },
    workers: { type: 'string' },
    from: { type: 'string' },
    keep: { type: 'string' },
    out: { type: 'string' },
  },
  async run(values, [game, ...more]) {
    if (more.length > 0) throw new UsageError(`train takes one game, not also ${JSON.stringify(more[0])}.`);
    const known = [...Object.keys(TRAINEES), OUTLOOK_GAME];
    if (game === undefined || !known.includes(game))
      throw new UsageError(`Name a game that has something to learn: ${known.join(', ')}.`);
    const minutes = countValue(values, 'minutes', 10);
    const seed = countValue(values, 'seed', 1);
    if (game === OUTLOOK_GAME) {
      trainOutlook({ minutes, seed, out: textValue(values, 'out') });
      return 0;
    }
    await runTraining({
      game,
      minutes,
      seed,
      workers: countValue(values, 'workers', 2),
      from: textValue(values, 'from'),
      keep: textValue(values, 'keep'),
      out: textValue(values, 'out'),
    });
    return 0;
  },
};
