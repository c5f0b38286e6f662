// The watchers of a table. They get every change; the description of the table is sent again only when it differs, which most
// moves leave as it is.
import type { Viewer } from '@planisphere/core';
import type { TableInfo } from '@planisphere/protocol';
import { mayCome } from './admission.ts';
import { broadcast, updateText } from './broadcast.ts';
import type { Fixed } from './fixed.ts';
import type { Page } from './page.ts';
import { inSlices } from './rounds.ts';
import { seatsHeldBy, type TableState } from './state.ts';
import type { Watcher } from './watcher.ts';

/** What a watcher has not seen: the pages after a sequence number, and the last page. */
export interface Backlog {
  readonly after: number;
  readonly pages: readonly Page[];
  readonly now: Page;
}

export class Audience {
  readonly #watchers = new Set<Watcher>();
  /** Watchers that have left: one that leaves during its welcome is not added. */
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

  /** Sends a new watcher the table and their backlog, and adds them. */
  async welcome(watcher: Watcher, missed: Backlog): Promise<void> {
    const { state } = missed.now;
    watcher.viewer = viewerOf(state, watcher);
    const isEnough = (): boolean => this.isGone(watcher);
    // Renders the steps that no viewer of this seat has read yet, in slices.
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

/** Whether the description of the table is the same in both states. */
function isSameTable({ settings }: Fixed, a: TableState, b: TableState): boolean {
  const clocks = settings.pace.kind === 'none' || a.clock === b.clock;
  const parts = [
    'status',
    'seats',
    'ask',
    'assisted',
    'hints',
    'end',
    'rematch',
    'silenced',
    'chat',
  ] as const;
  return clocks && parts.every((part) => a[part] === b[part]);
}

/** The seat they asked for if it is theirs, else their first seat, else the public view. */
function viewerOf(state: TableState, { guest, wanted }: Watcher): Viewer {
  const held = seatsHeldBy(state, guest.id);
  return held.find((seat) => seat === wanted) ?? held[0] ?? 'table';
}
