// What is printed on the box of Star Explorer.
import type { GameCard } from '@planisphere/core';

export const starExplorerCard: GameCard = {
  id: 'star-explorer',
  title: { en: 'Star Explorer', fr: 'Star Explorer' },
  about: {
    en: 'Turn the sky and draw constellations no one has named yet.',
    fr: 'Tournez le ciel et tracez des constellations encore sans nom.',
  },
  players: { min: 1, max: 4 },
  minutes: 30,
  age: 8,
  cooperative: false,
  round: { en: 'Round', fr: 'Tour' },
  numerals: 'roman',
  defaultTable: { options: {}, opponent: 'amateur' },
  dailyTable: { options: { first: 'random' }, opponent: undefined },
};
