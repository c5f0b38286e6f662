// The cost of one action, counted and not timed: processor time of every process involved, round trips to the database,
// bytes. Counts hold on a busy machine too, where times mean little.
import type { PostgresUsage } from '@planisphere/testkit/postgres';
import { type Ground, onPostgres, onSqlite } from './crowds.ts';
import { type Figure, figure } from './figures.ts';
import { Load } from './load.ts';

export const TABLES = 60;
const SECONDS = 5;
/** Seconds before counting: a server that has just started still compiles its code. */
const WARM_UP = 6;
/** Tables that wait for a game to end, so that the number of running games stays the same. */
const SPARE_TABLES = 240;

export interface ActionCosts {
  readonly actions: number;
  readonly seconds: number;
  /** Milliseconds of processor time per action: all nodes, the database, and the load itself. */
  readonly nodes: number;
  readonly database: number;
  readonly load: number;
  /** Round trips to the database. */
  readonly trips: number;
  readonly walBytes: number;
  /** Bytes sent to all clients. */
  readonly clientBytes: number;
}

/** Plays at full speed for a while, at so many tables at once. */
export async function actionCosts(ground: Ground, tables = TABLES): Promise<ActionCosts> {
  const { nodes, usage, close } = await ground.open();
  const load = new Load();
  try {
    await load.open(
      nodes.map(({ url }) => url),
      tables + SPARE_TABLES,
    );
    await load.flatOut(tables, WARM_UP);
    const processor = async (): Promise<number> =>
      (await Promise.all(nodes.map((node) => node.cpu()))).reduce((a, b) => a + b);
    const before = { nodes: await processor(), usage: await usage?.(), bytes: load.bytes };
    const own = process.cpuUsage();
    const rate = await load.flatOut(tables, SECONDS);
    const { user, system } = process.cpuUsage(own);
    const after = { nodes: await processor(), usage: await usage?.(), bytes: load.bytes };
    const actions = load.confirmedActions;
    const used = (what: keyof PostgresUsage): number =>
      ((after.usage?.[what] ?? 0) - (before.usage?.[what] ?? 0)) / actions;
    return {
      actions,
      seconds: actions / rate,
      nodes: ((after.nodes - before.nodes) * 1000) / actions,
      database: used('processor') * 1000,
      load: (user + system) / 1000 / actions,
      trips: used('transactions'),
      walBytes: used('walBytes'),
      clientBytes: (after.bytes - before.bytes) / actions,
    };
  } finally {
    load.close();
    await close();
  }
}

export async function* costFigures(address: string | undefined): AsyncGenerator<Figure> {
  for (const ground of [onSqlite, onPostgres(address, 1), onPostgres(address, 2)]) {
    const costs = await actionCosts(ground);
    const of = (what: string): string => `${ground.name}: ${what}`;
    yield figure(of('actions'), costs.actions, '');
    yield figure(of('actions per second'), costs.actions / costs.seconds, '/s');
    yield figure(of('processor time of the nodes per action'), costs.nodes, 'ms');
    yield figure(of('processor time of the database per action'), costs.database, 'ms');
    yield figure(of('processor time of the load per action'), costs.load, 'ms');
    yield figure(of('ways to the database and back per action'), costs.trips, '');
    yield figure(of('bytes of write-ahead log per action'), costs.walBytes, 'B');
    yield figure(of('bytes to clients per action'), costs.clientBytes, 'B');
  }
}
