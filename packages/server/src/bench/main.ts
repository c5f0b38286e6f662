// `npm run bench:server`: how the table server does under load. The server and the load are separate processes on one
// machine, over loopback. `--quick` takes a tenth of everything; DATABASE_URL adds two nodes on that PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child } from './child.ts';
import { type Figure, figure, figureLine } from './figures.ts';
import { Load } from './load.ts';
import { memoryFigures } from './memory.ts';
import { peerFigures } from './peer.ts';
import { storedFigures } from './stored.ts';

const quick = process.argv.includes('--quick');
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice(7);
const SECONDS = quick ? 3 : 10;
const CROWDS = quick ? [200] : [1000, 5000];
const AIM = 2000;

async function loadFigures(
  name: string,
  nodes: readonly Child[],
  players: number,
): Promise<readonly Figure[]> {
  const load = new Load();
  await load.open(
    nodes.map(({ url }) => url),
    players / 2,
  );
  const cpu = async (): Promise<number> =>
    (await Promise.all(nodes.map((node) => node.cpu()))).reduce((a, b) => a + b);
  const before = await cpu();
  const steady = await load.atRate(AIM / 2, SECONDS);
  const cost = ((await cpu()) - before) / steady.actions;
  const most = await load.flatOut(Math.min(players / 2, 250), SECONDS);
  load.close();
  return [
    figure(`${name}, ${players} players: durable actions per second`, most, '/s'),
    figure(`${name}, ${players} players: actions per second asked of it`, steady.rate, '/s'),
    figure(`${name}, ${players} players: processor time per action`, cost * 1000, 'ms'),
    figure(`${name}, ${players} players: send to opponent's screen, 50 %`, steady.p50, 'ms'),
    figure(`${name}, ${players} players: send to opponent's screen, 99 %`, steady.p99, 'ms'),
  ];
}

async function onSqlite(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const players of CROWDS) {
    const folder = mkdtempSync(join(tmpdir(), 'planisphere-bench-'));
    const server = await Child.start({ DATA_DIR: folder });
    figures.push(...(await loadFigures('SQLite', [server], players)));
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
}

async function onPostgres(DATABASE_URL: string): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const players of CROWDS) {
    const nodes = [await Child.start({ DATABASE_URL }), await Child.start({ DATABASE_URL })];
    figures.push(...(await loadFigures('2 nodes, PostgreSQL', nodes, players)));
    for (const node of nodes) await node.stop();
  }
  return figures;
}

const { DATABASE_URL } = process.env;
delete process.env.DATABASE_URL; // only the nodes that are meant to use it get it
const parts: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  sqlite: onSqlite,
  ...(DATABASE_URL !== undefined && { postgres: () => onPostgres(DATABASE_URL) }),
  memory: () => memoryFigures(quick ? 500 : 5000),
  stored: () => storedFigures(quick ? 5000 : 100_000),
  peer: () => peerFigures(SECONDS),
};

for (const [name, measure] of Object.entries(parts)) {
  if (only !== undefined && only !== name) continue;
  console.log(name);
  for (const each of await measure()) console.log(figureLine(each));
}
process.exit(0);
