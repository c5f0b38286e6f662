// What docs/strength.md is made of: each item is one measurement with its size and seed, so that anybody can repeat it alone.
// A game has its items and the lines of the page that tell of them, in a file of its own.
import { interruptSignal } from '../arena/interrupt.ts';
import { type ArenaReport, type Progress, runArena } from '../arena/run.ts';
import { gameOf } from '../base/game.ts';

export interface Item<M = unknown> {
  readonly id: string;
  /** Games or positions, where nothing else is asked for. */
  readonly size: number;
  measure(size: number, seed: string, told?: Listeners): Promise<M> | M;
  /** The size and the seed with which this was measured. */
  asked(measured: M): Asked;
  /** The command that repeats it. */
  command(asked: Asked): string;
}

export interface Asked {
  readonly size: number;
  readonly seed: string;
}

/** Who hears how far a measurement is and what went wrong in it. */
export type Listeners = Pick<Progress, 'onProgress' | 'onTrouble'>;

/** By id of the item: what was measured. */
export type Results = Readonly<Record<string, unknown>>;

export interface GameStrength {
  readonly items: readonly Item[];
  /** Its part of the page, from those of its items that were measured. */
  lines(results: Results): readonly string[];
}

/** What an item found, undefined when it was not measured. */
export function found<M>(item: Item<M>, results: Results): M | undefined {
  return results[item.id] as M | undefined;
}

export function foundAll<M>(items: readonly Item<M>[], results: Results): readonly M[] {
  return items.map((item) => found(item, results)).filter((measured) => measured !== undefined);
}

/** For measurements that only `planisphere strength` makes. */
export function onlyCommand(id: string, { size, seed }: Asked): string {
  return `npx planisphere strength --only "${id}" --size ${size} --seed ${seed}`;
}

/** Where bots meet, other than with the options and the number of players that a game has by itself. */
export interface Setting {
  readonly name: string;
  readonly options: unknown;
  readonly players?: number;
}

/** Bots against each other in so many games, or each alone where there is one, or a game is played together. */
export function arenaItem(
  game: string,
  bots: readonly string[],
  size: number,
  setting?: Setting,
): Item<ArenaReport> {
  const players = setting?.players === undefined ? {} : { players: setting.players };
  const flags = [
    ...(setting?.players === undefined ? [] : [` --players ${setting.players}`]),
    ...(setting === undefined ? [] : [` --options '${JSON.stringify(setting.options)}'`]),
  ].join('');
  return {
    id: [game, setting?.name, ...bots].filter((word) => word !== undefined).join(' '),
    size,
    measure: (games, seed, told) => {
      const { cooperative, decodeOptions } = gameOf(game);
      const options = decodeOptions(setting?.options ?? {});
      if (!options.ok) throw new Error(`arenaItem: ${game} has no options of its own`);
      const deals = cooperative || bots.length === 1 ? games : Math.ceil(games / 2);
      return runArena(
        { game, options: options.value, bots, ...players, deals, seed },
        { ...told, signal: interruptSignal() },
      );
    },
    asked: ({ deals, encounters, seed }) => ({ size: encounters.length === 0 ? deals : 2 * deals, seed }),
    command: ({ size: games, seed }) =>
      `npx planisphere arena ${game} --bots ${bots.join(',')} --games ${games} --seed ${seed}${flags}`,
  };
}
