// `planisphere strength`: measures the bots and writes docs/strength.md. Each measurement is kept in docs/strength.json, so that
// one can be repeated without the others.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Item, Results } from '@planisphere/lab/strength';
import { countValue } from './base/arguments.ts';
import type { Command, Values } from './base/command.ts';
import { fromLaboratory } from './base/laboratory.ts';
import { showProgress, showTrouble } from './base/progress.ts';
import { textValue } from './base/text-value.ts';
import { quoted, UsageError } from './base/usage.ts';

export const strength: Command = {
  usage: 'strength [--only ITEM] [--size N] [--seed S] [--page] [--docs FOLDER]',
  flags: {
    only: { type: 'string' },
    size: { type: 'string' },
    seed: { type: 'string' },
    page: { type: 'boolean' },
    docs: { type: 'string' },
  },
  async run(values) {
    const { ITEMS, pageOf } = await fromLaboratory(() => import('@planisphere/lab/strength'));
    const folder = textValue(values, 'docs') ?? 'docs';
    const seed = textValue(values, 'seed') ?? '1';
    const results: Record<string, unknown> = { ...kept(folder) };
    for (const item of itemsOf(values, ITEMS)) {
      results[item.id] = await item.measure(countValue(values, 'size', item.size), seed, {
        onProgress: (done, all) => showProgress(done, all, `of ${item.id}`),
        onTrouble: showTrouble,
      });
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

function itemsOf(values: Values, all: readonly Item[]): readonly Item[] {
  if (values.page === true) return [];
  const only = textValue(values, 'only');
  if (only === undefined) return all;
  const item = all.find(({ id }) => id === only);
  const known = all.map(({ id }) => quoted(id)).join(', ');
  if (item === undefined)
    throw new UsageError({
      en: `There is no measurement ${quoted(only)}; there are ${known}.`,
      fr: `Il n’y a pas de mesure ${quoted(only)} ; il y a ${known}.`,
    });
  return [item];
}
