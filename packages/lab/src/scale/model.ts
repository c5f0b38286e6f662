// What so many players at once need, computed from the cost of an action. Nothing here is measured: the inputs are
// figures of `npm run bench:server -- --only=costs` and `--only=memory`.

export interface Costs {
  /** Milliseconds of processor time for an action at the node that writes it, with its own watchers. */
  readonly write: number;
  /** Milliseconds at each other node with people at the table. */
  readonly relay: number;
  /** Milliseconds at a node that hears of an action at a table it does not know. */
  readonly hear: number;
  /** Milliseconds of the database. */
  readonly database: number;
  readonly trips: number;
  readonly walBytes: number;
  readonly noticeBytes: number;
  readonly clientBytes: number;
  readonly connectionKilobytes: number;
  readonly tableKilobytes: number;
}

export interface Crowd {
  readonly players: number;
  /** Seconds between two actions of one player. */
  readonly pace: number;
  readonly playersPerTable: number;
  /** Whether the proxy sends everybody at a table to the same node. */
  readonly isRouted: boolean;
}

export interface Need {
  readonly actions: number;
  readonly nodes: number;
  /** How many cores all nodes together keep busy. */
  readonly nodeCores: number;
  readonly databaseCores: number;
  readonly databaseTrips: number;
  readonly databaseConnections: number;
  readonly walBytes: number;
  /** Bytes a second of notices from the database to all nodes. */
  readonly noticeBytes: number;
  readonly clientBytes: number;
  readonly memoryGigabytes: number;
}

/** A node is one process on one core; this share of it may be used, so that 99 % stay quick. */
const USED = 0.5;
const SOCKETS_PER_NODE = 20_000;
/** Ten for statements, one for notices. */
const CONNECTIONS_PER_NODE = 11;
const NODE_GIGABYTES = 0.15;

/** Undefined if no number of nodes is enough: each additional one must hear more than it can. */
export function needOf(costs: Costs, crowd: Crowd): Need | undefined {
  const { players, pace, playersPerTable, isRouted } = crowd;
  const actions = players / pace;
  for (let nodes = Math.ceil(players / SOCKETS_PER_NODE); nodes <= 100_000; nodes = next(nodes)) {
    const elsewhere = isRouted ? 0 : 1 - 1 / nodes;
    // The other people of a table are spread over the nodes.
    const relays = elsewhere * Math.min(playersPerTable - 1, nodes - 1);
    const heard = Math.max(0, nodes - 1 - relays);
    const nodeCores = (actions * (costs.write + relays * costs.relay + heard * costs.hear)) / 1000;
    if (nodeCores / nodes > USED) continue;
    return {
      actions,
      nodes,
      nodeCores,
      databaseCores: (actions * costs.database) / 1000,
      databaseTrips: actions * costs.trips,
      databaseConnections: nodes * CONNECTIONS_PER_NODE,
      walBytes: actions * costs.walBytes,
      noticeBytes: actions * costs.noticeBytes * nodes,
      clientBytes: actions * costs.clientBytes,
      memoryGigabytes:
        nodes * NODE_GIGABYTES +
        (players * costs.connectionKilobytes +
          (players / playersPerTable) * (1 + relays) * costs.tableKilobytes) /
          2 ** 20,
    };
  }
  return undefined;
}

function next(nodes: number): number {
  return Math.max(nodes + 1, Math.floor(nodes * 1.02));
}
