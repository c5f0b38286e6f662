// `planisphere strength`: measures the bots and writes docs/strength.md. Each measurement is kept in docs/strength.json, so that
// one can be repeated without the others.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { interruptSignal } from './arena/interrupt.ts';
import { runArena } from './arena/run.ts';
import { countValue, gameNamed, textValue } from './arguments.ts';
import type { Command, Values } from './command.ts';
import { ITEMS, type Item, type Measured } from './strength/items.ts';
import { pageOf, type Results } from './strength/page.ts';
import { measureRegret } from './strength/regret.ts';
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
    const results: Record<string, Measured> = { ...kept(folder) };
    for (const item of itemsOf(values)) {
      results[item.id] = await measure(item, values);
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

async function measure(item: Item, values: Values): Promise<Measured> {
  const seed = textValue(values, 'seed') ?? '1';
  if (item.kind === 'regret') {
    return measureRegret(countValue(values, 'size', item.positions), seed);
  }
  const { game } = gameNamed(item.game);
  const options = game.decodeOptions(item.options);
  if (!options.ok) throw new Error(`${item.id}: its options are not the game's`);
  const games = countValue(values, 'size', item.games);
  const deals = game.cooperative ? games : Math.ceil(games / 2);
  const tournament = { game: item.game, options: options.value, bots: item.bots, deals, seed };
  return runArena(tournament, { signal: interruptSignal() });
}
