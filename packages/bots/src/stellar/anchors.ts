// The ratings of Stellar's bots, from games against each other.
import type { AnchoredSetup } from '../mind/anchors.ts';

export const STELLAR_ANCHORS: readonly AnchoredSetup[] = [
  {
    id: '',
    levels: { random: 408, greedy: 1315, novice: 1097, amateur: 1375, astronomer: 1670, master: 1900 },
  },
];
