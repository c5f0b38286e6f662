// The stories that are kept in memory: so many pages in all. Those used longest ago are let go; the log has them still.

export interface LogHolder {
  /** Forget the log; it can be read again. */
  letGo(): void;
}

export class LogCache {
  readonly #most: number;
  /** Pages by holder, in the order in which they were last used. */
  readonly #kept = new Map<LogHolder, number>();
  #pages = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get pages(): number {
    return this.#pages;
  }

  /** This log was used, and has so many pages now. The one that was just used always stays. */
  keep(holder: LogHolder, pages: number): void {
    this.drop(holder);
    this.#kept.set(holder, pages);
    this.#pages += pages;
    for (const other of this.#kept.keys()) {
      if (this.#pages <= this.#most || other === holder) return;
      this.drop(other);
      other.letGo();
    }
  }

  drop(holder: LogHolder): void {
    this.#pages -= this.#kept.get(holder) ?? 0;
    this.#kept.delete(holder);
  }
}
