// Stops a node while others run. The proxy gets time to see that it is not ready; then its clients are sent to the other
// nodes, a few at a time. A node that is alone skips this.
import type { Hub } from './socket/hub.ts';
import { lastBeats } from './store/nodes.ts';
import type { Sql } from './store/sql.ts';

/** Milliseconds for the proxy to notice, and milliseconds over which clients are spread. */
const DRAIN = { unnoticed: 1500, spread: 1500 };
/** A node with a heartbeat younger than this is alive. */
const ALIVE = 5000;
/** Milliseconds to find out whether another node is alive. */
const PATIENCE = 500;

/** Resolves when all clients have left, or at once when no other node is alive. */
export async function drain(
  hub: Hub,
  { sql, node }: { readonly sql: Sql; readonly node: string },
): Promise<void> {
  if (hub.size === 0 || !(await areOthersAlive(sql, node))) return;
  await pause(DRAIN.unnoticed);
  await hub.drain(DRAIN.spread);
}

async function areOthersAlive(sql: Sql, node: string): Promise<boolean> {
  const others = lastBeats(sql, node).then(
    (beats) => Date.now() - (beats.others ?? 0) < ALIVE,
    () => false,
  );
  return Promise.race([others, pause(PATIENCE).then(() => false)]);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
