// Those who follow a table, and what they have been told. Everybody gets every change; the table itself is described
// again only when something about it is different, which most moves leave as it was.
import type { Viewer } from '@planisphere/core';
import type { TableInfo } from '@planisphere/protocol';
import { mayCome } from './admission.ts';
import { broadcast, updateText } from './broadcast.ts';
import type { Fixed } from './fixed.ts';
import type { Page } from './page.ts';
import { inSlices } from './rounds.ts';
import { seatsHeldBy, type TableState } from './state.ts';
import type { Watcher } from './watcher.ts';

/** What somebody has not seen yet: the pages after a sequence number, and the last one there is. */
export interface Backlog {
  readonly after: number;
  readonly pages: readonly Page[];
  readonly now: Page;
}

export class Audience {
  readonly #watchers = new Set<Watcher>();
  /** Those who left: whoever leaves before being let in is not let in. */
  readonly #gone = new WeakSet<Watcher>();
  readonly #fixed: Fixed;
  readonly #info: () => TableInfo;
  #told: { readonly state: TableState; readonly table: string } | undefined;

  constructor(fixed: Fixed, info: () => TableInfo) {
    this.#fixed = fixed;
    this.#info = info;
  }

  get watchers(): ReadonlySet<Watcher> {
    return this.#watchers;
  }

  isGone(watcher: Watcher): boolean {
    return this.#gone.has(watcher);
  }

  leave(watcher: Watcher): void {
    this.#gone.add(watcher);
    this.#watchers.delete(watcher);
  }

  /** Somebody comes: they get the whole table, and what has happened since. */
  async welcome(watcher: Watcher, missed: Backlog): Promise<void> {
    const { state } = missed.now;
    watcher.viewer = viewerOf(state, watcher);
    const isEnough = (): boolean => this.isGone(watcher);
    // What nobody with these eyes has read yet is made here, a little at a time.
    const read = (page: Page): void => void page.step(watcher, missed.now);
    await inSlices(missed.pages, read, { charge: watcher.charge, isEnough });
    if (isEnough()) return;
    const began = performance.now();
    const table = JSON.stringify(this.#info());
    this.#told = { state, table };
    watcher.send(updateText(this.#fixed.code, watcher, { ...missed, table }));
    this.#watchers.add(watcher);
    watcher.charge(performance.now() - began);
  }

  tell(missed: Backlog): void {
    if (this.#watchers.size === 0) return;
    const { state } = missed.now;
    for (const watcher of this.#watchers) {
      watcher.viewer = viewerOf(state, watcher);
      if (mayCome({ fixed: this.#fixed, state }, { guest: watcher.guest.id, watching: true })) continue;
      this.leave(watcher);
      watcher.sendAway();
    }
    broadcast(this.#fixed.code, this.#watchers, { ...missed, table: this.#news(state) });
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
