// `planisphere strength`: measures the bots and writes docs/strength.md. Each measurement is kept in docs/strength.json, so that
// one can be repeated without the others.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countValue, textValue } from './arguments.ts';
import type { Command, Values } from './command.ts';
import { ITEMS } from './strength/games.ts';
import type { Item, Results } from './strength/item.ts';
import { pageOf } from './strength/page.ts';
import { UsageError } from './usage.ts';

export const strength: Command = {
  usage: 'strength [--only ITEM] [--size N] [--seed S] [--page] [--docs FOLDER]',
  summary:
    'Measures how strong the bots are and writes docs/strength.md. --only repeats one measurement, --page none of them.',
  flags: {
    only: { type: 'string' },
    size: { type: 'string' },
    seed: { type: 'string' },
    page: { type: 'boolean' },
    docs: { type: 'string' },
  },
  async run(values) {
    const folder = textValue(values, 'docs') ?? 'docs';
    const seed = textValue(values, 'seed') ?? '1';
    const results: Record<string, unknown> = { ...kept(folder) };
    for (const item of itemsOf(values)) {
      results[item.id] = await item.measure(countValue(values, 'size', item.size), seed);
      writeFileSync(join(folder, 'strength.json'), `${JSON.stringify(results, undefined, 1)}\n`);
      console.log(`${item.id}: done`);
    }
    writeFileSync(join(folder, 'strength.md'), pageOf(results));
    return 0;
  },
};

function kept(folder: string): Results {
  const file = join(folder, 'strength.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};
}

function itemsOf(values: Values): readonly Item[] {
  if (values.page === true) return [];
  const only = textValue(values, 'only');
  if (only === undefined) return ITEMS;
  const item = ITEMS.find(({ id }) => id === only);
  if (item === undefined)
    throw new UsageError(
      `There is no measurement ${JSON.stringify(only)}; there are ${ITEMS.map(({ id }) => `"${id}"`).join(', ')}.`,
    );
  return [item];
}
