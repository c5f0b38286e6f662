// The page's end of the worker. Started when first needed, then kept: starting it again would cost a second.
import { type Remote, wrap } from 'comlink';
import type { Host } from './host.ts';

let remote: Remote<Host> | undefined;

export function host(): Remote<Host> {
  remote ??= wrap<Host>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
  return remote;
}
