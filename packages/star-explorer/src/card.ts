// What is printed on the box of Star Explorer.
import type { GameCard } from '@planisphere/core';

export const starExplorerCard: GameCard = {
  id: 'star-explorer',
  title: { en: 'Star Explorer', fr: 'Star Explorer' },
  players: { min: 1, max: 4 },
  minutes: 30,
  age: 8,
  cooperative: false,
  defaultTable: { options: {}, opponent: 'amateur' },
  dailyTable: { options: { first: 'random' }, opponent: undefined },
};
