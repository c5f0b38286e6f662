// `planisphere bench`: the speed of the engines, beside a peer in the same run.
import type { BenchOptions } from '@planisphere/lab/bench';
import { gameNamed } from './base/arguments.ts';
import type { Command } from './base/command.ts';
import { fromLaboratory } from './base/laboratory.ts';
import { textValue } from './base/text-value.ts';

export const bench: Command = {
  usage: 'bench [--game GAME] [--json] [--profile FILE]',
  flags: { game: { type: 'string' }, json: { type: 'boolean' }, profile: { type: 'string' } },
  async run(values) {
    const game = textValue(values, 'game');
    const profile = textValue(values, 'profile');
    const options: BenchOptions = {
      ...(game === undefined ? {} : { game: gameNamed(game).game.id }),
      ...(profile === undefined ? {} : { profile }),
      onRow: (name) => console.error(name),
    };
    const { formatBench, runBench } = await fromLaboratory(() => import('@planisphere/lab/bench'));
    const results = await runBench(options);
    console.log(values.json === true ? JSON.stringify({ results }) : formatBench(results).join('\n'));
    return 0;
  },
};
