// A game of Stellarion that is worth watching. A test replays it and compares these words with it.
import type { MasterGame } from '../../table/record/master-game.ts';
import record from './master.json' with { type: 'json' };

export const masterGame: MasterGame = {
  title: {
    en: 'The last ship',
    fr: 'Le dernier vaisseau',
  },
  result: {
    en: 'Hypatia, a master, alone: eight voyages in 24 turns',
    fr: 'Hypatie, maître, en solo : huit voyages en 24 tours',
  },
  why: {
    en: 'The Ship deck has run out. Nebulae bring cards back seven times, and at last the ship of the eighth voyage.',
    fr: 'Le paquet Vaisseau est épuisé. Les nébuleuses récupèrent des cartes sept fois, et enfin le vaisseau du huitième voyage.',
  },
  minutes: 3,
  moments: [
    {
      at: 25,
      say: { en: 'Turn 4: the shooting star is spent early', fr: 'Tour 4 : l’étoile filante part tôt' },
    },
    {
      at: 59,
      say: {
        en: 'Turn 10: nebulae bring planets back',
        fr: 'Tour 10 : les nébuleuses récupèrent des planètes',
      },
    },
    {
      at: 112,
      say: { en: 'Turn 23: the ship comes back', fr: 'Tour 23 : le vaisseau revient' },
    },
  ],
  record: JSON.stringify(record),
};
