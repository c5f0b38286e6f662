// The queue of bot decisions. Tables with waiting people come first, then those of absent people, then tables of bots alone;
// within a rank, guests take turns. Its length is bounded: what does not fit is turned away.

const RANKS = ['here', 'away', 'bots'] as const;
export type Rank = (typeof RANKS)[number];

export interface Claim {
  /** A table has one place in the queue: a later claim replaces an earlier one. */
  readonly table: string;
  /** The guest whose share it uses. */
  readonly guest: string;
  readonly rank: Rank;
}

export interface QueueLimits {
  /** Claims in all, and of one guest. */
  readonly most: number;
  readonly mostEach: number;
}

export class FairQueue<T extends Claim> {
  readonly #limits: QueueLimits;
  /** By rank and guest, in the order of their turns. */
  readonly #waiting: Readonly<Record<Rank, Map<string, T[]>>> = {
    here: new Map(),
    away: new Map(),
    bots: new Map(),
  };
  readonly #byTable = new Map<string, T>();

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#byTable.size;
  }

  /** Returns the claims that are turned away: this one, or others that make room for it. */
  push(claim: T): readonly T[] {
    const outside: T[] = [];
    const before = this.#byTable.get(claim.table);
    if (before !== undefined) outside.push(this.#remove(before));
    const mine = this.#waiting[claim.rank].get(claim.guest)?.length ?? 0;
    if (mine >= this.#limits.mostEach) return [...outside, claim];
    if (this.size >= this.#limits.most) {
      const last = this.#leastUrgent();
      if (last === undefined || !gives(last, { rank: claim.rank, mine })) return [...outside, claim];
      outside.push(this.#remove(last.claim));
    }
    const list = this.#waiting[claim.rank].get(claim.guest);
    if (list === undefined) this.#waiting[claim.rank].set(claim.guest, [claim]);
    else list.push(claim);
    this.#byTable.set(claim.table, claim);
    return outside;
  }

  /** Removes the first claim that may run now, and puts its guest behind the others of the rank. */
  next(may: (claim: T) => boolean): T | undefined {
    for (const rank of RANKS) {
      for (const [guest, [claim]] of this.#waiting[rank]) {
        if (claim === undefined || !may(claim)) continue;
        const list = this.#waiting[rank].get(guest) ?? [];
        this.#remove(claim);
        this.#waiting[rank].delete(guest);
        if (list.length > 0) this.#waiting[rank].set(guest, list);
        return claim;
      }
    }
    return undefined;
  }

  clear(): readonly T[] {
    const all = [...this.#byTable.values()];
    for (const claim of all) this.#remove(claim);
    return all;
  }

  #remove(claim: T): T {
    this.#byTable.delete(claim.table);
    const list = this.#waiting[claim.rank].get(claim.guest);
    list?.splice(list.indexOf(claim), 1);
    if (list?.length === 0) this.#waiting[claim.rank].delete(claim.guest);
    return claim;
  }

  /** The newest claim of the guest who has most claims in the last rank. */
  #leastUrgent(): { readonly claim: T; readonly count: number } | undefined {
    for (const rank of RANKS.toReversed()) {
      let longest: readonly T[] = [];
      for (const list of this.#waiting[rank].values()) if (list.length > longest.length) longest = list;
      const claim = longest.at(-1);
      if (claim !== undefined) return { claim, count: longest.length };
    }
    return undefined;
  }
}

/** Whether the least urgent claim makes room for one of this rank, whose guest has `mine` claims. */
function gives(
  { claim, count }: { readonly claim: Claim; readonly count: number },
  { rank, mine }: { readonly rank: Rank; readonly mine: number },
): boolean {
  if (claim.rank === rank) return count > mine + 1;
  return RANKS.indexOf(claim.rank) > RANKS.indexOf(rank);
}
