// The ratings of Star Explorer's bots, from games of two.
import type { AnchoredSetup } from '../mind/anchors.ts';

export const STAR_EXPLORER_ANCHORS: readonly AnchoredSetup[] = [
  {
    id: '',
    levels: { random: 387, greedy: 1613, novice: 1123, amateur: 1444, astronomer: 1693, master: 1900 },
  },
];
