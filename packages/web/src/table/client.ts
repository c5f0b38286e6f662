// The page's end of the worker. Started when first needed, then kept: starting it again would cost a second.
import { type Remote, wrap } from 'comlink';
import type { Host } from './host.ts';
import { pastOf } from './play.ts';
import type { Found } from './session.ts';

let remote: Remote<Host> | undefined;

export function host(): Remote<Host> {
  remote ??= wrap<Host>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
  return remote;
}

/** A table of this device, seen by the person who is awaited, or by the only person there. */
export async function findTable(id: string): Promise<Found | undefined> {
  const opened = await host().open(id);
  if (opened === undefined) return undefined;
  const { history, ...seen } = opened;
  return { ...seen, source: host(), spectating: false, past: pastOf(history) };
}
