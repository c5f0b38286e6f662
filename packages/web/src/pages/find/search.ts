// One search over the games of this device and those of the server that the player may see. A game in both is found
// once.
import { parseSeat, type Seat } from '@planisphere/core';
import type { FoundTable, FoundTables } from '@planisphere/protocol';
import { signal } from '@preact/signals';
import { isGameId } from '../../base/games.ts';
import { call, ServerError } from '../../table/online/api.ts';
import { type DeviceQuery, type FoundGame, findOnDevice } from './device-search.ts';

export class Search {
  /** The latest first; undefined before the first search. */
  readonly found = signal<readonly FoundGame[] | undefined>(undefined);
  readonly busy = signal(false);
  /** How many games the search has looked at. */
  readonly searched = signal(0);
  /** Why the server's games are missing. */
  readonly without = signal<string | undefined>(undefined);
  /** Where the server continues; undefined if it has no more. */
  readonly next = signal<string | undefined>(undefined);
  #run = 0;

  async begin(query: DeviceQuery, everywhere: boolean): Promise<void> {
    const run = ++this.#run;
    this.busy.value = true;
    this.without.value = undefined;
    this.next.value = undefined;
    try {
      const [device, server] = await Promise.all([
        findOnDevice(query, () => run !== this.#run),
        everywhere ? this.#ask(query) : undefined,
      ]);
      if (run !== this.#run) return;
      this.searched.value = device.all + (server?.searched ?? 0);
      this.found.value = together(device.found, server?.tables ?? []);
      this.next.value = server?.next;
    } finally {
      if (run === this.#run) this.busy.value = false;
    }
  }

  async more(query: DeviceQuery): Promise<void> {
    const run = this.#run;
    this.busy.value = true;
    const server = await this.#ask(query, this.next.peek());
    if (run !== this.#run) return;
    this.searched.value += server?.searched ?? 0;
    this.found.value = together(this.found.peek() ?? [], server?.tables ?? []);
    this.next.value = server?.next;
    this.busy.value = false;
  }

  end(): void {
    this.#run++;
  }

  async #ask({ me: _, ...query }: DeviceQuery, after?: string): Promise<FoundTables | undefined> {
    const fields = Object.entries({ ...query, after }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
    try {
      return await call<FoundTables>('GET', `/api/finished?${new URLSearchParams(fields)}`);
    } catch (error) {
      this.without.value = error instanceof ServerError ? error.message : String(error);
      return undefined;
    }
  }
}

function together(known: readonly FoundGame[], tables: readonly FoundTable[]): readonly FoundGame[] {
  const ids = new Set(known.map(({ id }) => id));
  const others = tables.flatMap((table) => ofServer(table) ?? []).filter(({ id }) => !ids.has(id));
  return [...known, ...others].toSorted((a, b) => b.when - a.when);
}

/** Undefined for a game that this app does not know. */
function ofServer({ code, game, seat, winners, ended, ...rest }: FoundTable): FoundGame | undefined {
  if (!isGameId(game)) return undefined;
  return {
    ...rest,
    ...{ id: `t/${code}`, game, when: ended, own: seat === undefined ? undefined : parseSeat(seat) },
    winners: winners.flatMap((winner): Seat[] => [parseSeat(winner) ?? 0]),
  };
}
