// `planisphere bench`: how fast the engines are, beside a peer in the same run.
import { formatBench, runBench } from './bench/index.ts';
import type { Command } from './command.ts';

export const bench: Command = {
  usage: 'bench [--json]',
  summary: 'Measures the engines on one core, interleaved with boardgame.io as a peer.',
  flags: { json: { type: 'boolean' } },
  async run(values) {
    const results = await runBench({});
    console.log(values.json === true ? JSON.stringify({ results }) : formatBench(results).join('\n'));
    return 0;
  },
};
