// The games whose bots are measured.
import { EXPERIMENTS } from '../games/index.ts';
import type { GameStrength, Item } from '../items/item.ts';

export const STRENGTHS: readonly GameStrength[] = await Promise.all(
  Object.values(EXPERIMENTS).map(({ strength }) => strength()),
);
export const ITEMS: readonly Item[] = STRENGTHS.flatMap(({ items }) => items);
