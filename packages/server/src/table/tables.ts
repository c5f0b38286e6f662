// The tables in memory of this node. When there are too many, those without watchers are dropped, the least recently used
// first; the store has them all.

import { LiveTable } from './live.ts';
import type { Charge } from './rounds.ts';
import type { TableContext } from './table-context.ts';

export class Tables {
  readonly #context: TableContext;
  readonly #most: number;
  /** The least recently used first. */
  readonly #live = new Map<string, Promise<LiveTable | undefined>>();
  readonly #loaded = new Map<string, LiveTable>();

  constructor(context: TableContext, most: number) {
    this.#context = context;
    this.#most = most;
  }

  /** Undefined when there is no such table. Reading its log is charged to the first visitor who needs it. */
  async get(code: string, charge?: Charge): Promise<LiveTable | undefined> {
    const known = this.#live.get(code);
    this.#live.delete(code);
    const loading = known ?? this.#load(code, charge);
    this.#live.set(code, loading);
    if (known === undefined) this.#forget();
    return loading;
  }

  /** The table if it is in memory already. */
  peek(code: string): LiveTable | undefined {
    return this.#loaded.get(code);
  }

  get all(): Iterable<LiveTable> {
    return this.#loaded.values();
  }

  get size(): number {
    return this.#live.size;
  }

  /** Resolves when all pending commands are done. */
  async settled(): Promise<void> {
    await Promise.all([...this.#loaded.values()].map((table) => table.settled()));
  }

  async #load(code: string, charge: Charge | undefined): Promise<LiveTable | undefined> {
    try {
      const table = await LiveTable.load(this.#context, code, charge);
      if (table === undefined) this.#live.delete(code);
      else this.#loaded.set(code, table);
      return table;
    } catch (error) {
      this.#live.delete(code);
      throw error;
    }
  }

  #forget(): void {
    if (this.#live.size <= this.#most) return;
    for (const code of this.#live.keys()) {
      const table = this.#loaded.get(code);
      if (table === undefined || table.busy) continue;
      this.#live.delete(code);
      this.#loaded.delete(code);
      this.#context.logs.drop(table);
      if (this.#live.size <= this.#most) return;
    }
  }
}
