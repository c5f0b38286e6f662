// Those who follow a table, and what they have been told. Everybody gets every change; the table itself is described
// again only when something about it is different, which most moves leave as it was.
import type { Viewer } from '@planisphere/core';
import type { TableInfo } from '@planisphere/protocol';
import { broadcast, updateText } from './broadcast.ts';
import type { Fixed } from './fixed.ts';
import { seatsHeldBy, type TableState } from './state.ts';
import type { Passage } from './steps.ts';
import type { Watcher } from './watcher.ts';

export class Audience {
  readonly watchers = new Set<Watcher>();
  readonly #fixed: Fixed;
  readonly #info: () => TableInfo;
  #told: { readonly state: TableState; readonly table: string } | undefined;

  constructor(fixed: Fixed, info: () => TableInfo) {
    this.#fixed = fixed;
    this.#info = info;
  }

  /** Somebody comes: they get the whole table, and what has happened since. */
  welcome(watcher: Watcher, state: TableState, since: { after: number; passages: readonly Passage[] }): void {
    watcher.viewer = viewerOf(state, watcher);
    const table = JSON.stringify(this.#info());
    this.#told = { state, table };
    watcher.send(updateText(this.#fixed, watcher, { ...since, state, table }));
    this.watchers.add(watcher);
  }

  tell(state: TableState, news: { after: number; passages: readonly Passage[] }): void {
    if (this.watchers.size === 0) return;
    for (const watcher of this.watchers) watcher.viewer = viewerOf(state, watcher);
    broadcast(this.#fixed, this.watchers, { ...news, state, table: this.#news(state) });
  }

  #news(state: TableState): string | undefined {
    const told = this.#told;
    if (told !== undefined && isSameTable(this.#fixed, told.state, state)) return undefined;
    const table = JSON.stringify(this.#info());
    this.#told = { state, table };
    return table === told?.table ? undefined : table;
  }
}

/** Whether everything that the description of the table is made of is the same. */
function isSameTable({ settings }: Fixed, a: TableState, b: TableState): boolean {
  const clocks = settings.pace.kind === 'none' || a.clock === b.clock;
  const parts = ['status', 'seats', 'ask', 'assisted', 'hints', 'end', 'rematch'] as const;
  return clocks && parts.every((part) => a[part] === b[part]);
}

/** The seat they look from if it is theirs; else their first seat; else they see what lies open. */
function viewerOf(state: TableState, { guest, wanted }: Watcher): Viewer {
  const held = seatsHeldBy(state, guest.id);
  return held.find((seat) => seat === wanted) ?? held[0] ?? 'table';
}
