// Tells every tab that shows a table when the worker that keeps it has changed it.

const CHANNEL = 'planisphere tables';

/** Called after each change. */
export function announce(id: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(id);
  channel.close();
}

/** Calls `changed` whenever another tab has changed this table; the result ends that. */
export function followTable(id: string, changed: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === id) changed();
  };
  return () => channel.close();
}
