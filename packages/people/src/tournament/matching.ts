// Edmonds' blossom algorithm: makes as many pairs as possible. A pairing by preference keeps such a matching beside it, so
// that no early choice leaves two people at the end who may not meet.

/** Vertices are 0 to size − 1; `partner` is −1 for a single. */
export class Matching {
  readonly #size: number;
  readonly #may: (a: number, b: number) => boolean;
  readonly #partner: number[];
  /** Taken out of the search: paired for good, or left out. */
  readonly #gone: boolean[];

  constructor(size: number, may: (a: number, b: number) => boolean) {
    this.#size = size;
    this.#may = (a, b) => a !== b && may(a, b);
    this.#partner = new Array<number>(size).fill(-1);
    this.#gone = new Array<boolean>(size).fill(false);
    for (let vertex = 0; vertex < size; vertex++) if (this.#partner[vertex] === -1) this.#augment(vertex);
  }

  /** How many of those who are still in the search have a partner. */
  get paired(): number {
    return this.#partner.filter((partner, vertex) => partner !== -1 && !this.#gone[vertex]).length;
  }

  isLeftOver(vertex: number): boolean {
    return this.#partner[vertex] === -1;
  }

  /** Pairs these two for good, if everybody else with a partner still gets one. */
  settle(a: number, b: number): boolean {
    if (this.#gone[a] || this.#gone[b] || !this.#may(a, b)) return false;
    const before = [...this.#partner];
    const [x, y] = [this.#partner[a] ?? -1, this.#partner[b] ?? -1];
    this.#gone[a] = true;
    this.#gone[b] = true;
    if (x === b) return true;
    for (const vertex of [a, b, x, y]) if (vertex !== -1) this.#partner[vertex] = -1;
    this.#partner[a] = b;
    this.#partner[b] = a;
    // Both have lost their partners and need new ones. If one of them was single, somebody else is single now.
    if (x === -1 || y === -1 || this.#augment(x)) return true;
    this.#partner.splice(0, this.#size, ...before);
    this.#gone[a] = false;
    this.#gone[b] = false;
    return false;
  }

  /** Finds a path from this vertex along which one more pair can be made, and makes it. */
  #augment(root: number): boolean {
    const size = this.#size;
    const parent = new Array<number>(size).fill(-1);
    const base = Array.from({ length: size }, (_, vertex) => vertex);
    const seen = new Array<boolean>(size).fill(false);
    seen[root] = true;
    const queue = [root];
    for (let head = 0; head < queue.length; head++) {
      const from = queue[head] as number;
      for (let to = 0; to < size; to++) {
        if (this.#gone[to] || base[from] === base[to] || this.#partner[from] === to || !this.#may(from, to))
          continue;
        const next = this.#partner[to] as number;
        if (to === root || (next !== -1 && parent[next] !== -1)) {
          this.#contract(from, to, { parent, base, seen, queue });
        } else if (parent[to] === -1) {
          parent[to] = from;
          if (next === -1) {
            this.#flip(to, parent);
            return true;
          }
          seen[next] = true;
          queue.push(next);
        }
      }
    }
    return false;
  }

  /** An odd circle counts as one vertex from here on. */
  #contract(from: number, to: number, search: Search): void {
    const { base, seen, queue } = search;
    const joint = this.#joint(from, to, search);
    const inside = new Array<boolean>(this.#size).fill(false);
    this.#mark({ from, child: to, joint }, inside, search);
    this.#mark({ from: to, child: from, joint }, inside, search);
    for (let vertex = 0; vertex < this.#size; vertex++) {
      if (!inside[base[vertex] as number]) continue;
      base[vertex] = joint;
      if (!seen[vertex]) {
        seen[vertex] = true;
        queue.push(vertex);
      }
    }
  }

  /** The vertex where the two ways to the root meet. */
  #joint(a: number, b: number, { parent, base }: Search): number {
    const passed = new Set<number>();
    for (let vertex = a; ; ) {
      vertex = base[vertex] as number;
      passed.add(vertex);
      const partner = this.#partner[vertex] as number;
      if (partner === -1) break;
      vertex = parent[partner] as number;
    }
    for (let vertex = b; ; ) {
      vertex = base[vertex] as number;
      if (passed.has(vertex)) return vertex;
      vertex = parent[this.#partner[vertex] as number] as number;
    }
  }

  #mark(
    { from, child, joint }: { readonly from: number; readonly child: number; readonly joint: number },
    inside: boolean[],
    { parent, base }: Search,
  ): void {
    let [vertex, below] = [from, child];
    while (base[vertex] !== joint) {
      const partner = this.#partner[vertex] as number;
      inside[base[vertex] as number] = true;
      inside[base[partner] as number] = true;
      parent[vertex] = below;
      below = partner;
      vertex = parent[partner] as number;
    }
  }

  #flip(end: number, parent: readonly number[]): void {
    let vertex = end;
    while (vertex !== -1) {
      const before = parent[vertex] as number;
      const next = this.#partner[before] as number;
      this.#partner[vertex] = before;
      this.#partner[before] = vertex;
      vertex = next;
    }
  }
}

interface Search {
  readonly parent: number[];
  readonly base: number[];
  readonly seen: boolean[];
  readonly queue: number[];
}
