// Leaving the other nodes in charge without anybody noticing. First the proxy has time to see that this node is not ready;
// then everybody is sent to the others, a few at a time. Only where there is another node to go to.
import type { Hub } from './socket/hub.ts';
import { lastBeats } from './store/nodes.ts';
import type { Sql } from './store/sql.ts';

/** In milliseconds: how long a proxy may take to see it, and over how long people are spread. */
const DRAIN = { unnoticed: 1500, spread: 1500 };
/** Another node has left a sign of life in this time. */
const ALIVE = 5000;
/** Whether there is one has to be known after this time. */
const PATIENCE = 500;

/** Resolves when nobody is here any more, or when nobody can go anywhere else. */
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
