// `planisphere train`: trains a net by self-play and writes its weights where the bots read them.
import { countValue } from './base/arguments.ts';
import type { Command } from './base/command.ts';
import { fromLaboratory } from './base/laboratory.ts';
import { textValue } from './base/text-value.ts';
import { oneGameOnly, UsageError } from './base/usage.ts';

export const train: Command = {
  usage: 'train GAME [--minutes M] [--seed S] [--workers N] [--from FILE] [--keep FILE] [--out FILE]',
  flags: {
    minutes: { type: 'string' },
    seed: { type: 'string' },
    workers: { type: 'string' },
    from: { type: 'string' },
    keep: { type: 'string' },
    out: { type: 'string' },
  },
  async run(values, [game, ...more]) {
    if (more.length > 0) throw oneGameOnly('train', more[0]);
    const lab = await fromLaboratory(() => import('@planisphere/lab/train'));
    const known = lab.TRAINABLE_GAMES;
    if (game === undefined || !known.includes(game))
      throw new UsageError({
        en: `Name a game that has something to learn: ${known.join(', ')}.`,
        fr: `Nommez un jeu qui a quelque chose à apprendre : ${known.join(', ')}.`,
      });
    await lab.train({
      game,
      minutes: countValue(values, 'minutes', 10),
      seed: countValue(values, 'seed', 1),
      workers: countValue(values, 'workers', 2),
      from: textValue(values, 'from'),
      keep: textValue(values, 'keep'),
      out: textValue(values, 'out'),
    });
    return 0;
  },
};
