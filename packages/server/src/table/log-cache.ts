// Bounds the folded logs in memory by their pages. The least recently used ones are dropped; the store still has them.

export interface LogHolder {
  /** Drops the folded log; it can be read again. */
  letGo(): void;
}

export class LogCache {
  readonly #most: number;
  /** Pages by holder, the least recently used first. */
  readonly #kept = new Map<LogHolder, number>();
  #pages = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get pages(): number {
    return this.#pages;
  }

  /** Records a use and the current size. The log that was just used always stays. */
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
