// The patterns for which games of Stellarion can be searched.
import type { GamePattern } from '@planisphere/core';
import { type Stellarion, stellarionOutline } from '../index.ts';

const NEARLY = 7;

const voyagesIn = (position: Stellarion['position']): number =>
  stellarionOutline.tally(position).reduce((sum, voyages) => sum + voyages, 0);

export const patterns: readonly GamePattern<Stellarion>[] = [
  {
    id: 'lost-nearly',
    name: { en: 'Lost with 7 voyages or more', fr: 'Perdu avec 7 voyages ou plus' },
    atEnd: true,
    holds: (position, winners) => winners.length === 0 && voyagesIn(position) >= NEARLY,
  },
  {
    id: 'half-way',
    name: { en: 'Four voyages taken', fr: 'Quatre voyages faits' },
    holds: (position) => voyagesIn(position) >= 4,
  },
];
