// `planisphere strength`: measures the bots and writes docs/strength.md. docs/strength.json stores each measurement, so
// that one can be repeated without the others, and several machines can share the work.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Item, Portion, Results } from '@planisphere/lab/strength';
import { countValue } from './base/arguments.ts';
import type { Command, Values } from './base/command.ts';
import { fromLaboratory } from './base/laboratory.ts';
import { showProgress, showTrouble } from './base/progress.ts';
import { textValue } from './base/text-value.ts';
import { quoted, UsageError } from './base/usage.ts';

export const strength: Command = {
  usage:
    'strength [--only ITEM] [--part K/N] [--resume] [--size N] [--seed S] [--add FILE] [--page] [--docs FOLDER]',
  flags: {
    only: { type: 'string' },
    part: { type: 'string' },
    resume: { type: 'boolean' },
    size: { type: 'string' },
    seed: { type: 'string' },
    add: { type: 'string' },
    page: { type: 'boolean' },
    docs: { type: 'string' },
  },
  async run(values) {
    const { ITEMS, isMeasured, pageOf, portionOf } = await fromLaboratory(
      () => import('@planisphere/lab/strength'),
    );
    const folder = textValue(values, 'docs') ?? 'docs';
    const seed = textValue(values, 'seed') ?? '1';
    const size = textValue(values, 'size') === undefined ? undefined : countValue(values, 'size', 1);
    const added = textValue(values, 'add');
    const portion = portionValue(values);
    const wanted = itemsOf(values, ITEMS);
    const results: Record<string, unknown> = {
      ...resultsIn(join(folder, 'strength.json')),
      ...(added !== undefined && resultsIn(added)),
    };
    const keep = (): void =>
      writeFileSync(join(folder, 'strength.json'), `${JSON.stringify(results, undefined, 1)}\n`);
    if (added !== undefined) keep();
    for (const item of portion === undefined ? wanted : portionOf(wanted, portion)) {
      if (values.resume === true && isMeasured(item, results, { size, seed })) continue;
      results[item.id] = await item.measure(size ?? item.size, seed, {
        onProgress: (done, all) => showProgress(done, all, `of ${item.id}`),
        onTrouble: showTrouble,
      });
      keep();
      console.log(`${item.id}: done`);
    }
    writeFileSync(join(folder, 'strength.md'), pageOf(results));
    return 0;
  },
};

function resultsIn(file: string): Results {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};
}

function itemsOf(values: Values, all: readonly Item[]): readonly Item[] {
  if (values.page === true || values.add !== undefined) return [];
  const only = textValue(values, 'only');
  if (only === undefined) return all;
  const item = all.find(({ id }) => id === only);
  const known = all.map(({ id }) => quoted(id)).join(', ');
  if (item === undefined)
    throw new UsageError({
      en: `There is no measurement ${quoted(only)}; there are ${known}.`,
      fr: `Il n’y a pas de mesure ${quoted(only)} ; il y a ${known}.`,
    });
  return [item];
}

/** `3/8` is the third of eight parts. */
function portionValue(values: Values): Portion | undefined {
  const text = textValue(values, 'part');
  if (text === undefined) return undefined;
  const [part, of] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text)?.slice(1).map(Number) ?? [];
  if (part === undefined || of === undefined || part > of)
    throw new UsageError({
      en: `--part takes which part of how many, as in 3/8, not ${quoted(text)}.`,
      fr: `--part prend une partie sur un nombre de parties, comme dans 3/8, pas ${quoted(text)}.`,
    });
  return { part, of };
}
