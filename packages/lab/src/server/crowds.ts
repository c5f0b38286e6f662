// Crowds of players at one node on SQLite, and at two nodes on PostgreSQL.

import { temporaryFolder } from '@planisphere/testkit/folder';
import type { PostgresUsage } from '@planisphere/testkit/postgres';
import { Child } from './child.ts';
import { aimed, type Figure, figure } from './figures.ts';
import { Load, pause } from './load.ts';

/** How many durable actions per second one node must reach on SQLite; delays are measured at half of it. */
const AIM = 2000;
const MOST_DELAY = 50;
/** How many games run at the same time at full speed. */
const GAMES = 250;
/** Seconds at the same rate before counting: a server that has just started still compiles its code. */
const WARM_UP = 6;

export interface Ground {
  readonly name: string;
  /** Whether the aims are set for it. */
  readonly isAimed: boolean;
  /** Actions per second while delays are measured. */
  readonly rate: number;
  /** Starts the nodes for one crowd. */
  readonly open: () => Promise<OpenGround>;
}

interface OpenGround {
  readonly nodes: readonly Child[];
  /** What the database has used so far, if the bench has started it. */
  readonly usage?: () => Promise<PostgresUsage>;
  close(): Promise<void>;
}

export const onSqlite: Ground = {
  name: 'SQLite',
  isAimed: true,
  rate: AIM / 2,
  open: async () => {
    const server = await Child.start({ DATA_DIR: temporaryFolder() });
    return { nodes: [server], close: () => server.stop() };
  },
};

/** On the PostgreSQL at this address, or on one started for this run. */
export function onPostgres(address: string | undefined, count = 2): Ground {
  return {
    name: `${count} ${count === 1 ? 'node' : 'nodes'}, PostgreSQL`,
    isAimed: false,
    rate: AIM / 4,
    open: async () => {
      const { startPostgres } = await import('@planisphere/testkit/postgres'); // a development dependency
      const own = address === undefined ? await startPostgres() : undefined;
      const DATABASE_URL = address ?? (await own?.database('bench')) ?? '';
      const nodes: Child[] = [];
      for (let each = 0; each < count; each++) nodes.push(await Child.start({ DATABASE_URL }));
      const close = async (): Promise<void> => {
        for (const node of nodes) await node.stop();
        await own?.stop();
      };
      return { nodes, close, ...(own !== undefined && { usage: () => own.usage() }) };
    },
  };
}

export async function* crowdFigures(
  ground: Ground,
  crowds: readonly number[],
  seconds: number,
): AsyncGenerator<Figure> {
  for (const players of crowds) {
    const open = await ground.open();
    yield* oneCrowd(ground, open, { players, seconds });
    await open.close();
  }
}

async function* oneCrowd(
  { name, rate, isAimed }: Ground,
  { nodes, usage }: OpenGround,
  { players, seconds }: { readonly players: number; readonly seconds: number },
): AsyncGenerator<Figure> {
  const load = new Load();
  const urls = nodes.map(({ url }) => url);
  await load.open(urls, players / 2);
  await load.atRate(rate, WARM_UP);
  const cpu = async (): Promise<number> =>
    (await Promise.all(nodes.map((node) => node.cpu()))).reduce((a, b) => a + b);
  const before = await cpu();
  const used = await usage?.();
  const steady = await load.atRate(rate, seconds);
  const cost = ((await cpu()) - before) / steady.actions;
  if (usage !== undefined) await pause(1500); // its counters lag behind its work
  const costs = databaseFigures(used, await usage?.(), steady.actions);
  const most = await load.flatOut(Math.min(players / 2, GAMES), seconds);
  load.close();
  const of = (what: string): string => `${name}, ${players} players: ${what}`;
  const aim = (each: Figure, bound: Parameters<typeof aimed>[1]): Figure =>
    isAimed ? aimed(each, bound) : each;
  yield aim(figure(of('durable actions per second'), most, '/s'), { least: AIM });
  yield figure(of('processor time of the server per action'), cost * 1000, 'ms');
  for (const { what, value, unit } of costs) yield figure(of(what), value, unit);
  yield figure(of(`reached of ${rate} actions per second`), steady.rate, '/s');
  yield figure(of("then, send to opponent's screen, 50 %"), steady.p50, 'ms');
  yield aim(figure(of("then, send to opponent's screen, 99 %"), steady.p99, 'ms'), { most: MOST_DELAY });
}

/** The cost of an action in the database. */
function databaseFigures(
  before: PostgresUsage | undefined,
  after: PostgresUsage | undefined,
  actions: number,
): readonly Figure[] {
  if (before === undefined || after === undefined) return [];
  const each = (what: keyof PostgresUsage): number => (after[what] - before[what]) / actions;
  return [
    figure('processor time of the database per action', each('processor') * 1000, 'ms'),
    figure('ways to the database and back per action', each('transactions'), ''),
    figure('bytes of write-ahead log per action', each('walBytes'), 'B'),
  ];
}
