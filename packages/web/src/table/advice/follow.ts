// What is left of an advised line after the player's actions since; undefined if the player did something else or
// learned something.
import type { EventOf, GameTypes, Seat } from '@planisphere/core';

export interface Followed<G extends GameTypes> {
  readonly line: readonly EventOf<G>[];
  /** What has happened since, in order. */
  readonly since: readonly EventOf<G>[];
  readonly seat: Seat;
}

/** Undefined if the line was left. Simultaneous answers of others do not count. */
export function restOf<G extends GameTypes>({
  line,
  since,
  seat,
}: Followed<G>): readonly EventOf<G>[] | undefined {
  let rest = line;
  for (const event of since) {
    if (event.by === 'chance') return rest.length === 0 ? rest : undefined;
    if (event.by !== seat) continue;
    const [next] = rest;
    if (next === undefined || !isSame(next, event)) return undefined;
    rest = rest.slice(1);
  }
  return rest;
}

/** Compares events, which are plain data. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [ours, theirs] = [Object.entries(a), new Map(Object.entries(b))];
  return ours.length === theirs.size && ours.every(([key, value]) => isSame(value, theirs.get(key)));
}
