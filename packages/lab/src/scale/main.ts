// `npm run scale`: counts the cost of an action at one size, lets a simulation predict other sizes from it and plays
// those, and computes what 10,000, 100,000 and 1,000,000 players at once would need. Takes about two minutes.
import { type ActionCosts, actionCosts, TABLES } from '../server/costs.ts';
import { onPostgres } from '../server/crowds.ts';
import { type Costs, needOf } from './model.ts';
import { type SimulationResult, simulate } from './simulation.ts';

/** In milliseconds: how long a commit waits for a separate disk, and how long messages to other nodes are gathered. */
const DISK = 2;
const GATHERING = 3;
/** From `npm run bench:server -- --only=memory`. */
const MEMORY = { connectionKilobytes: 10.8, tableKilobytes: 13.3 };
/** Seconds between two actions of a player, and players per table. */
const PACE = 20;
const PLAYERS_PER_TABLE = 2;
const NOTICE = `0123456789ab log ABCDEF [{"code":"ABCDEF","after":120,"entries":[{"t":"event","text":"A play C2 tel 10 down","spent":1234,"at":1794000000000,"id":"abcdefghijklmnop/abcdefghijkl"}]}]`;

/** The milliseconds to process an action at a table of another node. */
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

/** How many cores the machine gave to all processes during this run. */
function coresOf({ actions, seconds, nodes, database, load }: ActionCosts): number {
  return (actions * (nodes + database + load)) / 1000 / seconds;
}

/**
 * The size of the calibration, and the other sizes and numbers of nodes at which the prediction is compared with a real
 * run.
 */
const CALIBRATED = { nodes: 2, games: TABLES };
const CHECKED = [
  { nodes: 2, games: 20 },
  { nodes: 2, games: 180 },
  { nodes: 1, games: 120 },
] as const;

const one = await actionCosts(onPostgres(undefined, 1));
const two = await actionCosts(onPostgres(undefined, CALIBRATED.nodes), CALIBRATED.games);
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

/** Predicts without knowing the real run of this size: costs and cores are the calibration's. */
function predicted({ nodes, games }: { readonly nodes: number; readonly games: number }): SimulationResult {
  const { write, relay, database } = costs;
  const machine = { cores: coresOf(two), disk: DISK, gathering: GATHERING };
  return simulate({ ...machine, nodes, games, write, relay, database, load: two.load }, 20);
}

for (const size of CHECKED) {
  const { rate, p50 } = predicted(size);
  const played = await actionCosts(onPostgres(undefined, size.nodes), size.games);
  const measured = played.actions / played.seconds;
  const cost = played.nodes + played.database + played.load;
  const expected = costs.write + (size.nodes > 1 ? costs.relay : 0) + costs.database + two.load;
  console.log(
    `${size.nodes} node(s), ${size.games} games: predicted ${rate.toFixed(0)} a second (${p50.toFixed(0)} ms at 50 %), played ${measured.toFixed(0)}: ${percent(rate, measured)}`,
    `| processor time of an action: predicted ${expected.toFixed(2)} ms, played ${cost.toFixed(2)}: ${percent(expected, cost)}`,
    `| the machine gave ${coresOf(played).toFixed(2)} cores, ${coresOf(two).toFixed(2)} at the calibration`,
  );
}

/** How far the first is above or below the second. */
function percent(value: number, of: number): string {
  const off = Math.round((100 * (value - of)) / of);
  return `${off < 0 ? '−' : '+'}${Math.abs(off)} %`;
}

for (const isRouted of [false, true]) {
  console.log(isRouted ? 'everybody at a table on one node' : 'everybody on any node');
  for (const players of [10_000, 100_000, 1_000_000]) {
    const crowd = { players, pace: PACE, playersPerTable: PLAYERS_PER_TABLE, isRouted };
    console.log(players, JSON.stringify(needOf(costs, crowd) ?? 'no number of nodes is enough'));
  }
}
process.exit(0);
