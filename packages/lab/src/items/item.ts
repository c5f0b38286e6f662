// The items of docs/strength.md: each is one measurement with its size and seed, so that anybody can repeat it alone. A
// game's items and their lines of the page are in a file of its own.
import { interruptSignal } from '../arena/interrupt.ts';
import { type ArenaReport, type Progress, runArena } from '../arena/run.ts';
import { gameOf } from '../base/game.ts';

export interface Item<M = unknown> {
  readonly id: string;
  /** The default number of games or positions. */
  readonly size: number;
  measure(size: number, seed: string, told?: Listeners): Promise<M> | M;
  /** The size and seed of this measurement. */
  asked(measured: M): Asked;
  /** The command that repeats it. */
  command(asked: Asked): string;
}

export interface Asked {
  readonly size: number;
  readonly seed: string;
}

/** Callbacks for the progress of a measurement and for what went wrong in it. */
export type Listeners = Pick<Progress, 'onProgress' | 'onTrouble'>;

/** By id of the item: its measurement. */
export type Results = Readonly<Record<string, unknown>>;

export interface GameStrength {
  readonly items: readonly Item[];
  /** Its part of the page, from its measured items. */
  lines(results: Results): readonly string[];
}

/** The result of an item; undefined if it was not measured. */
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

/** Options and number of players, if not the game's defaults. */
export interface Setting {
  readonly name: string;
  readonly options: unknown;
  readonly players?: number;
}

/** Bots against each other in so many games; each alone, if there is only one or the game is cooperative. */
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
