// Measures in portions: on several machines at once, or continuing where a run ended.
import type { Item, Results } from '../items/item.ts';

/** The third of eight parts is `{ part: 3, of: 8 }`. */
export interface Portion {
  readonly part: number;
  readonly of: number;
}

/** Dealt out like cards, because neighbours take about equally long: the parts together are all items, each once. */
export function portionOf<I>(items: readonly I[], { part, of }: Portion): readonly I[] {
  return items.filter((_, index) => index % of === part - 1);
}

interface Wanted {
  /** By default the item's own size. */
  readonly size?: number | undefined;
  readonly seed: string;
}

/** Whether the item was measured with this seed and as many deals. One that ended early was not. */
export function isMeasured(item: Item, results: Results, { size, seed }: Wanted): boolean {
  const result = results[item.id];
  if (result === undefined) return false;
  const asked = item.asked(result);
  return asked.seed === seed && asked.size === (size ?? item.size);
}
