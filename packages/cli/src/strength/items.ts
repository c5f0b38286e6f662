// What docs/strength.md is made of: each item is one measurement with its size and seed, so that anybody can repeat it alone.
import type { ArenaReport } from '../arena/run.ts';
import type { RegretReport } from './regret.ts';

export interface ArenaItem {
  readonly kind: 'arena';
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly bots: readonly string[];
  readonly games: number;
}

export interface RegretItem {
  readonly kind: 'regret';
  readonly id: string;
  readonly game: string;
  readonly positions: number;
}

export type Item = ArenaItem | RegretItem;
export type Measured = ArenaReport | RegretReport;

function stellarArena(bots: readonly string[], games: number): ArenaItem {
  return { kind: 'arena', id: `stellar ${bots.join(' ')}`, game: 'stellar', options: {}, bots, games };
}

export const ITEMS: readonly Item[] = [
  stellarArena(['random', 'greedy', 'novice', 'amateur', 'astronomer'], 200),
  stellarArena(['master', 'astronomer'], 200),
  stellarArena(['master', 'greedy'], 100),
  stellarArena(['master', 'amateur'], 40),
  stellarArena(['master', 'novice'], 40),
  stellarArena(['master', 'random'], 40),
  { kind: 'regret', id: 'stellar regret', game: 'stellar', positions: 1000 },
];

/** The command that repeats a measurement. */
export function commandOf(item: Item, measured: Measured): string {
  const { seed } = measured;
  if (!('deals' in measured))
    return `npx planisphere strength --only "${item.id}" --size ${measured.positions} --seed ${seed}`;
  if (item.kind === 'regret') throw new Error(`${item.id}: what was measured is of another kind`);
  const options = JSON.stringify(item.options);
  const flag = options === '{}' ? '' : ` --options '${options}'`;
  const games = 2 * measured.deals;
  return `npx planisphere arena ${item.game} --bots ${item.bots.join(',')} --games ${games} --seed ${seed}${flag}`;
}
