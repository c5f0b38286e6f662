// The patterns for which games of Star Explorer can be searched.
import type { GamePattern } from '@planisphere/core';
import { type StarExplorer, starExplorerOutline } from '../index.ts';

const HIGH = 100;

export const patterns: readonly GamePattern<StarExplorer>[] = [
  {
    id: 'hundred',
    name: { en: 'Somebody has 100 points', fr: 'Quelqu’un a 100 points' },
    holds: (position) => starExplorerOutline.tally(position).some((points) => points >= HIGH),
  },
];
