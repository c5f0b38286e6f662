// What is printed on the box of Stellarion.
import type { GameCard } from '@planisphere/core';

export const stellarionCard: GameCard = {
  id: 'stellarion',
  title: { en: 'Stellarion', fr: 'Stellarion' },
  about: {
    en: 'Run the observatory and launch eight voyages, alone or together.',
    fr: 'Dirigez l’observatoire, lancez huit voyages, seul ou à deux.',
  },
  players: { min: 1, max: 2 },
  minutes: 25,
  age: 8,
  cooperative: true,
  round: { en: 'Voyage', fr: 'Voyage' },
  defaultTable: { options: { stars: 1 }, opponent: undefined },
  dailyTable: { options: { stars: 1, expansions: [], track: 'standard' }, opponent: undefined },
};
