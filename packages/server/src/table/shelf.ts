// The stories that are kept in memory: so many pages in all. Those used longest ago are let go; the log has them still.

export interface Keeper {
  /** Forget the story; it can be read again. */
  letGo(): void;
}

export class Shelf {
  readonly #most: number;
  /** Pages by keeper, in the order in which they were last used. */
  readonly #kept = new Map<Keeper, number>();
  #pages = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get pages(): number {
    return this.#pages;
  }

  /** This story was used, and has so many pages now. The one that was just used always stays. */
  keep(keeper: Keeper, pages: number): void {
    this.drop(keeper);
    this.#kept.set(keeper, pages);
    this.#pages += pages;
    for (const other of this.#kept.keys()) {
      if (this.#pages <= this.#most || other === keeper) return;
      this.drop(other);
      other.letGo();
    }
  }

  drop(keeper: Keeper): void {
    this.#pages -= this.#kept.get(keeper) ?? 0;
    this.#kept.delete(keeper);
  }
}
