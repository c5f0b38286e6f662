// The games whose bots are measured.
import type { GameStrength, Item } from './item.ts';
import { STAR_EXPLORER } from './star-explorer.ts';
import { STELLAR } from './stellar.ts';
import { STELLARION } from './stellarion.ts';

export const STRENGTHS: readonly GameStrength[] = [STELLAR, STELLARION, STAR_EXPLORER];
export const ITEMS: readonly Item[] = STRENGTHS.flatMap(({ items }) => items);
