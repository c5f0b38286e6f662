// A change of a table, told from the worker that keeps it to every tab that shows it.

const CHANNEL = 'planisphere tables';

/** After each change. */
export function announce(id: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(id);
  channel.close();
}

/** Calls `changed` whenever another tab has changed this table; gives what ends it. */
export function followTable(id: string, changed: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === id) changed();
  };
  return () => channel.close();
}
