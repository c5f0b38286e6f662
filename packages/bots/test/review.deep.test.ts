// The review of the longest games, which takes a minute: Stellarion with all its expansions.
import { findGame } from '@planisphere/games';
import { reviewSuite } from './review-suite.ts';

const { game } = findGame('stellarion')!;

reviewSuite([
  {
    game,
    options: { stars: 2, expansions: ['black-holes', 'theories', 'mirrors', 'sun'] },
    levels: ['amateur', 'novice'],
    nodes: 4,
    sharing: 'together',
    // A decision gets a grade only if some tried line would have been a slip.
    moments: 4,
  },
]);
