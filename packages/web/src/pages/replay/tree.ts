// The branches of one game as a tree, and what a branch changed. Pure.
import type { Seat } from '@planisphere/core';
import { leadAt, type Reel } from '../../table/record/reel.ts';
import type { SavedTable } from '../../table/saved.ts';

export interface Twig {
  readonly table: SavedTable;
  readonly depth: number;
}

/** All branches of a game, each below the one it left, the earliest parting first. */
export function treeOf(tables: readonly SavedTable[], root: string): readonly Twig[] {
  const branches = tables.filter(({ branch }) => branch?.root === root);
  const known = new Set(branches.map(({ id }) => id));
  const below = (parent: string | undefined, depth: number): readonly Twig[] =>
    branches
      // A branch whose parent was removed hangs from the root.
      .filter(({ branch }) => (known.has(branch?.parent ?? '') ? branch?.parent : undefined) === parent)
      .toSorted((a, b) => (a.branch?.at ?? 0) - (b.branch?.at ?? 0) || a.createdAt - b.createdAt)
      .flatMap((table) => [{ table, depth }, ...below(table.id, depth + 1)]);
  return below(undefined, 0);
}

export interface Comparison {
  /** How many events both share. */
  readonly parted: number;
  readonly original: readonly number[];
  readonly branch: readonly number[];
  /** How much better the branch went for the seat, by its lead. */
  readonly gain: number;
  /** The round in which most of the difference arose. */
  readonly turning?: { readonly round: number; readonly gain: number };
}

export function compare(original: Reel, branch: Reel, seat: Seat): Comparison {
  const [was, is] = [leadsByRound(original, seat), leadsByRound(branch, seat)];
  let before = 0;
  let turning: Comparison['turning'];
  for (const [round, lead] of is) {
    const gap = lead - (was.get(round) ?? lead - before);
    const gain = gap - before;
    if (Math.abs(gain) > Math.abs(turning?.gain ?? 0)) turning = { round, gain };
    before = gap;
  }
  return {
    parted: partedAt(original, branch),
    original: original.tallies.at(-1) ?? [],
    branch: branch.tallies.at(-1) ?? [],
    gain: leadAt(branch, branch.events.length, seat) - leadAt(original, original.events.length, seat),
    ...(turning !== undefined && { turning }),
  };
}

function partedAt(original: Reel, branch: Reel): number {
  const [a, b] = [original.record.events, branch.record.events];
  const first = b.findIndex((event, index) => event !== a[index]);
  return first < 0 ? b.length : first;
}

/** The lead when each round was over. */
function leadsByRound(reel: Reel, seat: Seat): ReadonlyMap<number, number> {
  return new Map(
    reel.rounds.map(({ round }, index) => {
      const end = reel.rounds[index + 1]?.at ?? reel.events.length;
      return [round, leadAt(reel, end, seat)];
    }),
  );
}
