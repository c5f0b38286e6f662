// What so many players at once need, from what an action costs. Nothing here is measured: it is arithmetic on figures that
// `npm run bench:server -- --only=costs` and `--only=memory` give.

export interface Costs {
  /** Milliseconds of processor time for an action at the node that writes it, with its own watchers. */
  readonly write: number;
  /** Milliseconds at each other node that has people at the table. */
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
  /** Cores that all nodes together keep busy. */
  readonly nodeCores: number;
  readonly databaseCores: number;
  readonly databaseTrips: number;
  readonly databaseConnections: number;
  readonly walBytes: number;
  /** Bytes a second that the database sends to all nodes as notices. */
  readonly noticeBytes: number;
  readonly clientBytes: number;
  readonly memoryGigabytes: number;
}

/** A node is one process on one core, used to this part so that 99 % stay quick. */
const USED = 0.5;
const SOCKETS_PER_NODE = 20_000;
/** Ten for statements, one that listens. */
const CONNECTIONS_PER_NODE = 11;
const NODE_GIGABYTES = 0.15;

/** Undefined where no number of nodes is enough: each more has to hear more than it can. */
export function needOf(costs: Costs, crowd: Crowd): Need | undefined {
  const { players, pace, playersPerTable, isRouted } = crowd;
  const actions = players / pace;
  for (let nodes = Math.ceil(players / SOCKETS_PER_NODE); nodes <= 100_000; nodes = next(nodes)) {
    const elsewhere = isRouted ? 0 : 1 - 1 / nodes;
    // The others at the table are spread over the nodes.
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
