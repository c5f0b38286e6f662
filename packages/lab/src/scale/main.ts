// `npm run scale`: counts what an action costs here, holds a simulation with these costs against what was played, and says
// what 10,000, 100,000 and 1,000,000 players at once would need. It takes about a minute.
import { type ActionCosts, actionCosts, TABLES } from '../server/costs.ts';
import { onPostgres } from '../server/crowds.ts';
import { type Costs, needOf } from './model.ts';
import { type SimulationResult, simulate } from './simulation.ts';

/** Milliseconds: a commit that waits for a disk of its own, and how long words to other nodes are gathered. */
const DISK = 2;
const GATHERING = 3;
/** From `npm run bench:server -- --only=memory`. */
const MEMORY = { connectionKilobytes: 10.8, tableKilobytes: 13.3 };
/** Seconds between two actions of a player, and players at a table. */
const PACE = 20;
const PLAYERS_PER_TABLE = 2;
const NOTICE = `0123456789ab log ABCDEF [{"code":"ABCDEF","after":120,"entries":[{"t":"event","text":"A play C2 tel 10 down","spent":1234,"at":1794000000000,"id":"abcdefghijklmnop/abcdefghijkl"}]}]`;

/** Milliseconds to hear of an action at a table that is not here. */
function hearing(): number {
  const times = 50_000;
  const before = process.cpuUsage();
  let heard = 0;
  for (let each = 0; each < times; each++) {
    const [, , , ...rest] = NOTICE.split(' ');
    heard += (JSON.parse(rest.join(' ')) as unknown[]).length;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / heard;
}

function simulated(costs: Costs, played: ActionCosts, nodes: number): SimulationResult {
  const cores = (played.actions * (played.nodes + played.database + played.load)) / 1000 / played.seconds;
  const { write, relay } = costs;
  const { database, load } = played;
  return simulate(
    { cores, nodes, games: TABLES, write, relay, database, load, disk: DISK, gathering: GATHERING },
    20,
  );
}

const one = await actionCosts(onPostgres(undefined, 1));
const two = await actionCosts(onPostgres(undefined, 2));
const costs: Costs = {
  write: one.nodes,
  relay: Math.max(0, two.nodes - one.nodes),
  hear: hearing(),
  database: two.database,
  trips: two.trips,
  walBytes: two.walBytes,
  noticeBytes: NOTICE.length,
  clientBytes: two.clientBytes,
  ...MEMORY,
};
console.log('costs of an action', JSON.stringify(costs, undefined, 2));
for (const [nodes, played] of [
  [1, one],
  [2, two],
] as const) {
  const { rate, p50, p99 } = simulated(costs, played, nodes);
  const measured = (played.actions / played.seconds).toFixed(0);
  console.log(
    `${nodes} node(s), ${TABLES} games: played ${measured} a second, simulated ${rate.toFixed(0)} (${p50.toFixed(0)} ms at 50 %, ${p99.toFixed(0)} ms at 99 %)`,
  );
}
for (const isRouted of [false, true]) {
  console.log(isRouted ? 'everybody at a table on one node' : 'everybody on any node');
  for (const players of [10_000, 100_000, 1_000_000]) {
    const crowd = { players, pace: PACE, playersPerTable: PLAYERS_PER_TABLE, isRouted };
    console.log(players, JSON.stringify(needOf(costs, crowd) ?? 'no number of nodes is enough'));
  }
}
process.exit(0);
