// What the bots of Star Explorer are worth, from games of two against each other.
import type { AnchoredSetup } from '../mind/anchors.ts';

export const STAR_EXPLORER_ANCHORS: readonly AnchoredSetup[] = [
  {
    id: '',
    levels: { random: 452, greedy: 1615, novice: 731, amateur: 1341, astronomer: 1840, master: 1900 },
  },
];
