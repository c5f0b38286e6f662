// The page's end of the worker. Started when first needed, then kept: starting it again would cost a second.
import type { Seat } from '@planisphere/core';
import { type Remote, wrap } from 'comlink';
import type { Host } from './host.ts';
import { pastOf } from './play.ts';
import type { TableFacts } from './saved.ts';
import type { Found } from './session.ts';

let remote: Remote<Host> | undefined;

export function host(): Remote<Host> {
  remote ??= wrap<Host>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
  return remote;
}

/** A table of this device, seen by the person who is awaited, or by the only person there. */
export async function findTable(id: string): Promise<Found | undefined> {
  const first = await host().open(id, 'table');
  if (first === undefined) return undefined;
  const viewer = personIn(first.table, first.standing.awaited);
  const standing = await host().standing(viewer);
  const past = pastOf(await host().history(viewer));
  return { table: first.table, standing, source: host(), viewer, spectating: false, past };
}

function personIn({ seats }: TableFacts, awaited: readonly Seat[]): Seat {
  const isPerson = (seat: Seat): boolean => seats[seat]?.bot === undefined;
  return awaited.find(isPerson) ?? (seats.findIndex(({ bot }) => bot === undefined) as Seat);
}
