// The choices of a seat, as a few ready-made lists one after the other. Lists are made once and shared by all positions,
// so that drawing one action at random neither makes nor copies anything; listing them all is one copy.

export class Menu<A> {
  readonly #lists: (readonly A[])[] = [];
  #count = 0;
  #size = 0;

  /** Empties the menu, so that it can be filled again. */
  clear(): void {
    this.#count = 0;
    this.#size = 0;
  }

  add(list: readonly A[]): void {
    this.#lists[this.#count++] = list;
    this.#size += list.length;
  }

  get size(): number {
    return this.#size;
  }

  at(index: number): A {
    if (!(index >= 0 && index < this.#size)) throw new Error(`Menu: there is no choice ${index}`);
    let list = 0;
    let left = index;
    for (; left >= this.#lists[list]!.length; list++) left -= this.#lists[list]!.length;
    return this.#lists[list]![left] as A;
  }

  list(): readonly A[] {
    if (this.#count === 1) return this.#lists[0]!;
    const all: A[] = [];
    for (let list = 0; list < this.#count; list++) {
      const more = this.#lists[list]!;
      for (let index = 0; index < more.length; index++) all.push(more[index] as A);
    }
    return all;
  }
}
